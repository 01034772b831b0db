### How the tables look and feel, as each person chooses it.

setting-theme = Claro u oscuro
setting-theme-device = Como el dispositivo
setting-theme-light = Claro
setting-theme-dark = Oscuro
setting-language = Idioma
setting-language-device = Como el dispositivo
setting-language-en = English
setting-language-es = Español
setting-language-lv = Latviešu


setting-contrast = Contraste
setting-contrast-usual = Normal
setting-contrast-high = Alto

setting-faces = Caras de las cartas
setting-faces-standard = Normales
setting-faces-large = Grandes
setting-suits = Colores de los palos
setting-suits-two = Dos colores
setting-suits-four = Cuatro colores

setting-back = Reverso de las cartas
setting-back-lattice = Celosía
setting-back-scales = Escamas
setting-back-quilt = Acolchado

setting-heap = Mostrar también como montón de cubos las pilas que crecen desde una esquina, si hay sitio

setting-confirm = En juegos para dos, mostrar primero la jugada y hacerla al pulsar otra vez
setting-autoplay = Hacer la jugada automáticamente cuando es la única
setting-sounds = Sonidos suaves
setting-timer = Mostrar el tiempo de la partida
