### The pages of studies: two sets of a game's options compared on the same deals.

studies = Estudios
studies-what = ¿Qué cambia al cambiar una regla? Se juegan los mismos repartos con unas reglas y con otras, y ves con qué frecuencia gana cada jugador y hasta qué punto es seguro.
studies-yours = Tus estudios
studies-new = Un estudio nuevo
studies-game = Juego
studies-rules = Reglas
studies-versus = En comparación con
studies-players = Quién juega
studies-player =
    { $name ->
        [random] Al azar
        [greedy] Voraz
        [strong] Fuerte
        [level-1] Nivel 1 (principiante)
        [level-2] Nivel 2 (aprendiz)
        [level-3] Nivel 3 (de club)
        [level-4] Nivel 4 (experto)
        [level-5] Nivel 5 (maestro)
       *[thoughtful] Con todas las cartas
    }
studies-player-means =
    { $name ->
        [random] Hace cualquier jugada legal: hasta dónde llega la pura suerte.
        [greedy] Hace la jugada que parece mejor a primera vista, sin pensar más allá.
        [strong] Piensa por adelantado, sin saber más de lo que una persona en la mesa podría saber.
        [level-1] El programa en su primer nivel, en ambos lados.
        [level-2] El programa en su segundo nivel, en ambos lados.
        [level-3] El programa en su tercer nivel, en ambos lados.
        [level-4] El programa en su cuarto nivel, en ambos lados.
        [level-5] El programa en su nivel más alto, en ambos lados; piensa unos segundos por partida.
       *[thoughtful] Conoce todas las cartas y demuestra qué se puede ganar; lo que no logra decidir cuenta como no decidido.
    }
studies-size = Cuántas partidas
studies-sure = ± { $points } puntos
studies-size-means = Cuán segura es una tasa de victorias, en puntos porcentuales: más partidas, más segura.
studies-deals = Partidas de cada jugador con cada conjunto de reglas
studies-first = Primer reparto
studies-first-means = Con el mismo número vuelven los mismos repartos.
studies-takes = Tarda { $time } si no hay nada más en marcha.
studies-takes-long = Tarda { $time } si no hay nada más en marcha. A los { $minutes } minutos se detiene, y puedes hacer que siga.
studies-minutes =
    { $count ->
        [0] menos de un minuto
        [one] cerca de un minuto
       *[other] unos { $count } minutos
    }
studies-hours =
    { $count ->
        [one] cerca de una hora
       *[other] unas { $count } horas
    }
studies-begin = Empezar el estudio
studies-compared = { $one }, en comparación con: { $other }
studies-about = { $players }; { $count } partidas cada uno, repartos del { $first } al { $last }
studies-state =
    { $state ->
        [waiting] En espera
        [running] En marcha
        [stopped] Detenido
       *[done] Terminado
    }
studies-bar = Partidas jugadas
studies-progress = { $games } de { $all } partidas
studies-getting-ready = Los jugadores se preparan; la primera vez puede tardar un minuto o más.
studies-left = { $progress }; tiempo restante: { $time }
studies-ahead =
    { $count ->
        [0] Empieza en un momento.
        [one] Espera a otro estudio.
       *[other] Espera a otros { $count } estudios.
    }
studies-why =
    { $why ->
        [cancelled] El estudio se detuvo.
        [time] El estudio ya ha consumido su tiempo; ahora les toca a otros.
       *[broken] El estudio se interrumpió en el servidor.
    }
studies-kept = Se conservan { $games } de { $all } partidas.
studies-all-done =
    { $count ->
        [one] La única partida está jugada.
       *[other] Las { $count } partidas están jugadas.
    }
studies-so-far = Hasta ahora
studies-won =
    { $players ->
        [1] Ganadas
       *[other] Ganadas por X, que empieza
    }
studies-from-to = de { $low } a { $high }
studies-cancel = Detener
studies-resume = Seguir
studies-delete = Borrar
studies-delete-ask = ¿Borrar este estudio?
studies-delete-text = Sus partidas y su informe se pierden para siempre, para todos los que tienen su dirección.
studies-report = Guardar el informe
studies-rows = Guardar las partidas (Parquet)

## What is not possible

studies-unknown = Aquí no existe ese estudio, o es de otra persona.
studies-unkept = El disco del servidor no admite el estudio; nada ha cambiado. Inténtalo más tarde.
studies-too-many = Tienes { $most } estudios; borra antes uno de ellos.
studies-at-once = Tienes { $most } estudios en espera o en marcha; deja que uno termine, o detenlo.
studies-going-on = El estudio no está en ese punto: uno en marcha se puede detener, y uno detenido puede seguir o borrarse.
studies-unfinished = El estudio aún no ha terminado; sus resultados se podrán leer cuando termine.
studies-same-rules = Los dos conjuntos de reglas son iguales; cambia algo en uno de ellos.
studies-no-players = No juega nadie; elige al menos un jugador.
studies-deals-wrong = En un estudio hay de 1 a { $most } partidas de cada jugador con cada conjunto de reglas.
studies-deals-end = Desde el reparto { $first } no hay tantos repartos como { $deals }, pues el último es { $most }; empieza más abajo, o juega menos.
