### How the tables look and feel, as each person chooses it.

setting-theme = Gaišs vai tumšs
setting-theme-device = Kā ierīcē
setting-theme-light = Gaišs
setting-theme-dark = Tumšs
setting-language = Valoda
setting-language-device = Kā ierīcē
setting-language-en = English
setting-language-es = Español
setting-language-lv = Latviešu


setting-contrast = Kontrasts
setting-contrast-usual = Parasts
setting-contrast-high = Augsts

setting-faces = Kāršu priekšpuses
setting-faces-standard = Parastas
setting-faces-large = Lielas
setting-suits = Mastu krāsas
setting-suits-two = Divas krāsas
setting-suits-four = Četras krāsas

setting-back = Kāršu muguriņas
setting-back-lattice = Pinums
setting-back-scales = Zvīņas
setting-back-quilt = Stepējums

setting-heap = Kaudzes, kas aug no stūra, rādīt arī kā klucīšu kaudzi, ja ir vieta

setting-confirm = Spēlēs diviem vispirms parādīt gājienu un izdarīt to, kad nospiež otrreiz
setting-autoplay = Izdarīt gājienu automātiski, ja tas ir vienīgais
setting-sounds = Klusas skaņas
setting-timer = Rādīt partijas laiku
