### How the tables look and feel, as each person chooses it.

setting-theme = Light or dark
setting-theme-device = As the device
setting-theme-light = Light
setting-theme-dark = Dark
setting-language = Language
setting-language-device = As the device
setting-language-en = English
setting-language-es = Español
setting-language-lv = Latviešu


setting-contrast = Contrast
setting-contrast-usual = Usual
setting-contrast-high = High

setting-faces = Faces of the cards
setting-faces-standard = Usual
setting-faces-large = Large
setting-suits = Colours of the suits
setting-suits-two = Two colours
setting-suits-four = Four colours

setting-back = Backs of the cards
setting-back-lattice = Lattice
setting-back-scales = Scales
setting-back-quilt = Quilt

setting-heap = Show piles that grow from a corner as a heap of cubes, too, where there is room

setting-confirm = In games for two, show a move first and play it at the second press
setting-autoplay = Play a move by itself where it is the only one
setting-sounds = Quiet sounds
setting-timer = Show the time a game takes
