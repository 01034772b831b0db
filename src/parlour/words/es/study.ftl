### Studies: what is wrong with one, and what it found.

study-twice =
    { $kind ->
        [player] El jugador { $name } aparece dos veces; cada uno puede aparecer una sola vez.
       *[variant] Dos de las variantes son iguales, { $name }; quita una.
    }
study-exists = En "{ $folder }" ya hay un estudio; continúalo con --resume o elige otra carpeta.
study-none = En "{ $folder }" no hay ningún estudio que continuar.
study-damaged = El archivo study.json de "{ $folder }" no está como lo escribe un estudio, así que no se puede continuar; empieza uno nuevo en otra carpeta.
study-not-empty = En "{ $folder }" hay otros archivos; elige una carpeta nueva o vacía.
study-folder-missing = { $option } necesita el nombre de una carpeta.
study-resume-alone = El estudio de "{ $folder }" tiene su juego, sus repartos y sus opciones; junto a --resume solo pueden estar --jobs, --cluster y --json.
study-rules = El estudio empezó con otras reglas de { $game }, así que sus resultados no encajarían; empieza uno nuevo.
study-running = Alguien está haciendo ahora mismo el estudio de "{ $folder }".
study-unwritable = El estudio no se puede guardar en "{ $folder }": { $reason }.
study-unwritable-file = El estudio no se puede guardar en "{ $folder }", a causa de "{ $file }": { $reason }.
study-cluster-none = En "{ $address }" no responde ningún planificador; es una dirección como tcp://10.0.0.1:8786, o local.
study-cluster-empty = El planificador de "{ $address }" no tiene procesos de trabajo; inicia alguno con dask worker { $address }.
study-cluster-gone = El planificador ha desaparecido. Lo hecho está guardado; continúa con: { $command }
study-until = --until no puede ser "{ $value }"; es un porcentaje de 0.01% a 50%, como 0.5%.
study-game-needed = parlour study necesita un juego, o --resume y la carpeta de un estudio.
study-no-deals = Di qué repartos con --deals, como en --deals 0-999.
study-too-many = Un estudio tiene como mucho { $most } partidas: repartos por variantes por jugadores; estas serían { $games }.
study-thoughtful-side = El solucionador, thoughtful, no es un bando de la partida; nómbralo solo.
study-no-players = Nombra al menos un jugador con --player; los jugadores son { $players }.
study-vs-preset = { $game } no tiene el preajuste "{ $preset }" para --vs, y eso tampoco ajusta ninguna opción; escríbelo como { $example }.
study-jobs-cluster = --jobs es para este equipo; quítalo con --cluster, o usa --cluster local.
study-kept = El estudio se guarda en { $folder }; si se interrumpe, continúalo con: { $command }
study-broken-off = Interrumpido. Continúa con: { $command }
study-bar = Partidas

## What a study found: how things are called

study-usual = las reglas habituales
study-preset = «{ $preset }»
study-changed = «{ $option }: { $value }»
study-changed-too = { $first }, { $rest }
study-player = { $name }
study-players = { $one } contra { $other }
study-decimal = { $whole },{ $rest }
study-percent = { $number } %
study-between = de { $low } a { $high }
study-quantiles = { $low }; { $lower }; { $median }; { $upper }; { $high }
study-probability = p { $sign } { $number }
study-cell = { $value }

## The verdict

study-says = Con { $variant }, { $clauses }.
study-joined = { $first }; { $rest }
study-clause-winnable =
    { $change ->
        [none] se puede ganar el { $after } de los repartos
        [sure] se puede ganar el { $after } de los repartos en lugar del { $before }
        [same] se pueden ganar los mismos repartos, el { $after }
        [undecided] se puede ganar al menos el { $after } de los repartos, antes al menos el { $before }, con demasiado sin decidir para saber si es un cambio
       *[open] se puede ganar el { $after } de los repartos, antes el { $before }, demasiado pocos para saber si es un cambio
    }
study-clause-won =
    { $change ->
        [none] el jugador «{ $player }» gana el { $after }
        [sure] el jugador «{ $player }» gana el { $after } en lugar del { $before }
        [same] el jugador «{ $player }» gana los mismos repartos, el { $after }
       *[open] el jugador «{ $player }» gana el { $after }, antes el { $before }, demasiado pocas partidas para saber si es un cambio
    }
study-clause-forced =
    { $change ->
        [none] con juego perfecto, X, que empieza, gana el { $after } de las aperturas
        [sure] con juego perfecto, X, que empieza, gana el { $after } de las aperturas en lugar del { $before }
        [same] con juego perfecto, X, que empieza, gana las mismas aperturas, el { $after }
        [undecided] con juego perfecto, X, que empieza, gana al menos el { $after } de las aperturas, antes al menos el { $before }, con demasiado sin decidir para saber si es un cambio
       *[open] con juego perfecto, X, que empieza, gana el { $after } de las aperturas, antes el { $before }, demasiado pocas para saber si es un cambio
    }
study-clause-first =
    { $change ->
        [none] X, que empieza, gana el { $after } de las partidas ({ $player }) y empata el { $drawn }
        [sure] X, que empieza, gana el { $after } de las partidas ({ $player }) en lugar del { $before } y empata el { $drawn }, antes el { $drawnbefore }
        [same] X, que empieza, gana las mismas partidas ({ $player }), el { $after }, y empata el { $drawn }, antes el { $drawnbefore }
       *[open] X, que empieza, gana el { $after } de las partidas ({ $player }), antes el { $before }, demasiado pocas para saber si es un cambio, y empata el { $drawn }, antes el { $drawnbefore }
    }
study-clause-scores =
    { $kind ->
        [more] el jugador «{ $player }» hace de media { $points } puntos más
        [open] la puntuación del jugador «{ $player }» cambia de media { $points } puntos, demasiado poco para saber si es un cambio
        [undecided] donde la mejor puntuación está demostrada, la del jugador «{ $player }» cambia de media { $points } puntos, pero faltan demasiadas por demostrar para saber si es un cambio
       *[less] el jugador «{ $player }» hace de media { $points } puntos menos
    }
study-clause-match =
    { $change ->
        [none] el jugador «{ $one }» gana el { $share } de las partidas contra «{ $other }» ({ $shareinterval })
       *[other] el jugador «{ $one }» gana el { $share } de las partidas contra «{ $other }» ({ $shareinterval }), antes el { $before } ({ $beforeinterval })
    }
study-clause-unknown = el solucionador no pudo decidir ningún reparto, así que nada se sabe de ellos; dale más --states
study-clause-alone = con las reglas con las que se compara no se pudo decidir ningún reparto
study-clause-undecided = el { $share } de los repartos queda sin decidir
study-says-unproved = En el { $share } de los repartos la mejor puntuación no está demostrada; lo que se dice de las mejores puntuaciones vale para los demás.
study-says-undecided = Se buscaron como mucho { $states } estados por reparto; lo que quedó sin decidir cuenta como perdido en el extremo bajo de su intervalo y como ganado en el alto.
study-says-stopped = Paró tras { $deals } repartos, pues cada intervalo es lo bastante estrecho.
study-says-wide = Se jugaron todos los repartos y algún intervalo sigue siendo más ancho de lo deseado; nombra más repartos.
study-says-skill = Con { $variant }, los jugadores causan el { $share } ({ $interval }) de la dispersión que causan por sí solos los jugadores o los repartos.

## The report

study-title = { $game }: un estudio
study-about = { $games } partidas, repartos { $first } a { $last }, versión { $version } de las reglas.
study-verdict = Veredicto
study-command = Para repetirlo
study-rates = ¿Con qué frecuencia se gana?
study-scores = Puntuación final
study-course = Cómo transcurren las partidas
study-differences = Diferencias en los mismos repartos
study-luck = Suerte y habilidad
study-notable = Repartos que merece la pena ver
study-column-variant = Reglas
study-column-player = Jugador
study-column-won = Ganadas
study-column-first = Gana X
study-column-second = Gana O
study-column-interval = Intervalo del 95 %
study-column-undecided = Sin decidir
study-column-drawn = Empates
study-column-advantage = Ventaja de quien empieza
study-column-decisive = Decididas
study-column-games = Partidas
study-column-mean = Media
study-column-quantiles = 5 %, 25 %, 50 %, 75 %, 95 %
study-column-gap = Bajo el máximo
study-column-length = Jugadas
study-column-branching = Jugadas posibles
study-column-forced = Forzadas
study-column-dead = Ya perdidas
study-column-decisions = Decisiones
study-column-lead = Vuelcos
study-column-difference = Diferencia
study-column-better = Mejor / peor
study-column-chance = Solo azar
study-column-what = De
study-column-of-players = Entre jugadores
study-column-of-deals = Entre repartos
study-column-skill = Habilidad
study-column-deal = Reparto
study-column-why = Por qué
study-unbeaten = Se puede ganar, pero ningún jugador lo hizo; hicieron falta { $value } estados para encontrarlo.
study-hardest = Se puede ganar; hicieron falta { $value } estados para encontrarlo.
study-closest =
    { $value ->
        [one] La partida dio { $value } vuelco.
       *[other] La partida dio { $value } vuelcos.
    }
study-skill =
    { $value ->
        [one] El mejor jugador hizo { $value } punto más.
       *[other] El mejor jugador hizo { $value } puntos más.
    }
study-axis-won = Ganadas, %
study-axis-score = Puntuación final
study-note-rates =
    { $interval ->
        [sequence] Los intervalos del 95 % son los de una secuencia de confianza, válidos por mucho que se mire; los repartos sin decidir cuentan como perdidos en el extremo bajo y como ganados en el alto.
       *[wilson] Los intervalos del 95 % son los de Wilson; los repartos sin decidir cuentan como perdidos en el extremo bajo y como ganados en el alto.
    }
study-note-sides =
    { $interval ->
        [sequence] Los intervalos del 95 % son los de una secuencia de confianza, válidos por mucho que se mire. La ventaja de quien empieza es cuánto más a menudo gana X que O; decididas son las partidas que alguien gana.
       *[wilson] Los intervalos del 95 % son los de Wilson. La ventaja de quien empieza es cuánto más a menudo gana X que O; decididas son las partidas que alguien gana.
    }
study-note-scores = Bajo el máximo: cuántos puntos menos que la mejor puntuación posible, donde está demostrada.
study-note-course = Jugadas posibles: cuántas hay de media. Forzadas: posiciones con una sola jugada posible. De { $count } repartos, vistos jugada a jugada: posiciones que, según está demostrado, ya estaban perdidas; decisiones, en las que la mejor jugada valía claramente más que una al azar; y cuántas veces la probabilidad estimada de ganar cruzó la mitad.
study-note-course-two = Jugadas posibles: cuántas hay de media. Forzadas: posiciones con una sola jugada posible. De { $count } partidas, vistas jugada a jugada: decisiones, en posiciones cuyo resultado aún no está demostrado; y cuántas veces la probabilidad estimada de que gane X cruzó la mitad.
study-note-differences = Solo azar: cuán probable sería una diferencia así si no hubiera ninguna, según la prueba exacta de McNemar para las victorias y la de rangos con signo de Wilcoxon para las puntuaciones. Los intervalos de las puntuaciones son los del bootstrap pareado.
study-note-luck = Cuánto se separan los jugadores en todos los repartos y los repartos con todos los jugadores, como desviaciones típicas de la puntuación o de la parte de victorias; lo que nadie causa por sí solo no cuenta. La habilidad es la parte de los jugadores en la suma de ambas, como varianzas. Quien conoce todas las cartas queda fuera.
study-written = El informe está en { $file }; las filas, en { $rows }.
