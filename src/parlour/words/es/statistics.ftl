### The statistics page, and one's own data on it.

statistics = Estadísticas
statistics-busy = Sumando tus partidas.
statistics-chart-busy = Dibujando el gráfico.
statistics-none = Cuando hayas terminado una partida, verás aquí cómo fue.
statistics-what = De cada reparto cuenta la primera partida terminada; una partida abandonada cuenta como perdida. El intervalo dice, con un 95 % de confianza, dónde está tu probabilidad de ganar.
statistics-usual = Opciones habituales
statistics-again =
    { $count ->
        [one] 1 partida más de un reparto que conocías; no cuenta.
       *[other] { $count } partidas más de repartos que conocías; no cuentan.
    }
statistics-part =
    { $part ->
        [all] Todas
        [without] Sin ayuda
        [with] Con ayuda
        [alone] Todas, sin ayuda
       *[helped] Todas, con ayuda
    }
statistics-games = Partidas
statistics-won = Ganadas
statistics-won-of = { $won } ({ $percent }; de { $low } a { $high })
statistics-drawn = Empatadas
statistics-lost = Perdidas
statistics-best = Mejor puntuación
statistics-mean = Puntuación media
statistics-mean-of =
    { $count ->
        [one] { $mean } (1 partida)
       *[other] { $mean } (media de { $count } partidas)
    }
statistics-below-par = Puntos por debajo del máximo, de media
statistics-below-par-of =
    { $count ->
        [one] { $mean } (1 partida terminada con máximo conocido; alcanzado: { $reached })
       *[other] { $mean } (media de { $count } partidas terminadas con máximo conocido; alcanzado: { $reached })
    }
statistics-mean-time = Tiempo
statistics-best-time = Victoria más rápida
statistics-score = Puntuación
statistics-result = Resultado
statistics-when = Cuándo
statistics-scores = Puntuaciones
statistics-over-time = Resultados a lo largo del tiempo
statistics-as-table = En una tabla
statistics-streaks = Partidas del día
statistics-any = Cualquier juego
statistics-streak = { $name }: victorias en días seguidos: ahora { $now }, como máximo { $longest }

## One's own data

data = Tus datos
data-what = Todas tus partidas se guardan en este servidor para este navegador, y en ningún otro sitio. El archivo las contiene todas; se puede importar en otro navegador.
data-export = Guardar en un archivo
data-import = Importar un archivo
data-import-busy = Volviendo a jugar las partidas del archivo.
data-imported = Partidas nuevas: { $added }; ya estaban aquí: { $known }.
data-delete = Borrar todo
data-delete-ask = ¿Borrar todas tus partidas?
data-delete-text = Se borran todas las partidas, sus jugadas y análisis, tus estudios y tus ajustes en este navegador. Quizá quieras guardarlas antes en un archivo.
data-delete-go-on = Continuar
data-delete-sure = ¿Seguro que quieres borrarlo todo?
data-delete-count =
    { $count ->
        [one] Se borra 1 partida para siempre.
       *[other] Se borran { $count } partidas para siempre.
    }
