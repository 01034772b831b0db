### What the pages of the browser say.

## Everywhere

web-name = Parlour
web-tagline = Cinco juegos de mesa de autores independientes.
web-close = Cerrar
web-go-back = Volver
web-to-games = Todos los juegos
web-settings = Ajustes
web-settings-looks = Aspecto
web-settings-feel = Al jugar
web-pages = Páginas

## Front page

web-games = Juegos
web-unfinished = Seguir jugando
web-players =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
web-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
web-difficulty =
    { $level ->
        [1] fácil
        [2] media
       *[other] difícil
    }
web-moves-played =
    { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
web-score-is = Puntos: { $score }
web-deal = Reparto { $deal }

## Addresses that lead nowhere

web-missing = No existe ese juego
web-missing-text = Quizá la dirección se cortó por el camino.
web-bad-address = Esa mesa no se puede poner
web-address-odd = Esta dirección pide «{ $parts }», y eso no es posible en { $game }. Se puede jugar con lo demás.
web-address-values = Valores posibles de «{ $name }»: { $values }.
web-address-without = Jugar sin eso
web-unreachable-page = Ahora mismo no se puede llegar al servidor.
web-file-too-large = Es demasiado grande para leerlo aquí; puede tener hasta { $most }.

## Game page

web-table = Mesa
web-status = Cómo va la partida
web-toolbar = Partida
web-score = Puntos
web-turn = Turno
web-to-move = Juega { $tick }
web-undo = Deshacer
web-redo = Rehacer
web-new = Repartir
web-new-game = Jugar otra
web-rules = Reglas
web-more = Más
web-options = Opciones
web-number = Reparto por número
web-restart = Reiniciar este reparto
web-restart-game = Empezar de nuevo
web-copy-link = Copiar enlace
web-agree-draw = Acordar empate
web-give-up = Rendirse
web-keys = Teclado
web-pause = Pausa
web-unreachable = No se puede llegar al servidor; se sigue intentando. No se pierde nada.
web-credit = Un juego de { $author }.
web-link-copied =
    { $shown ->
        [game] El enlace está copiado; muestra esta partida a cualquiera.
       *[deal] El enlace está copiado; reparte las mismas cartas a cualquiera.
    }
web-link-text =
    { $shown ->
        [game] Este enlace muestra esta partida a cualquiera.
       *[deal] Este enlace reparte las mismas cartas a cualquiera.
    }

## Another table

web-dealt = Nuevo reparto: { $deal }
web-begun = Empieza otra partida
web-kept = La partida anterior queda guardada.
web-to-kept = Volver a ella
web-kept-heard = La partida anterior queda guardada; el botón Atrás del navegador lleva a ella

## By ear

web-skip = Ir a la mesa
web-moves-possible =
    { $count ->
        [0] No hay jugadas posibles
        [one] Hay 1 jugada posible
       *[other] Hay { $count } jugadas posibles
    }
web-read-of = Jugada { $number } de { $count }
web-selected = Selección hecha; puede ir a: { $places }

## Questions

web-give-up-ask = ¿Rendirte en esta partida?
web-give-up-text = Contará como derrota y no se puede deshacer. También puedes deshacer jugadas, o dejarla y seguir otro día.
web-give-up-text-by = { $tick } se rinde y gana el otro jugador. No se puede deshacer.
web-agree-draw-ask = ¿Acordar empate?
web-agree-draw-text = Los dos jugadores acuerdan que nadie gana. No se puede deshacer.

## A deal by its number

web-deal-number = Número del reparto
web-deal-hint = El mismo número reparte siempre las mismas cartas.
web-deal-it = Repartir
web-deal-empty = Vale cualquier número, por ejemplo 7; indica qué cartas se reparten.

## Options

web-options-of = Opciones de { $game }
web-presets = Dificultad
web-usual = { $value } (habitual)
web-different = { $option }: { $value }
web-different-here = Distinto aquí
web-new-with-options = Repartir con estas opciones

## The end

web-end = Final de la partida
web-look-at-table = Mirar la mesa
web-won-by = Gana { $tick }
web-ended-gave-up = Derrota: abandono
web-ended-gave-up-by = { $tick } se rindió.
web-ended-time = Derrota: se acabó el tiempo
web-ended-time-by = A { $tick } se le acabó el tiempo.
web-ended-agreed-draw = Los dos jugadores acordaron el empate.
web-end-score = Puntos: { $score }
web-end-undo = Deshacer
web-next-deal = Reparto siguiente
web-same-deal = Mismo reparto

## How places are said

web-spot-empty = sin nada
web-spot-face-down = boca abajo
web-spot-pile =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
web-spot-on-top =
    { $count ->
        [one] una carta debajo
       *[other] { $count } cartas debajo
    }
web-spot-run =
    { $count ->
        [one] una carta encima
       *[other] { $count } cartas encima
    }
web-spot-beneath =
    { $count ->
        [one] una carta boca abajo debajo
       *[other] { $count } cartas boca abajo debajo
    }
web-spot-target = posible
web-spot-playable = se puede jugar
web-spot-awaits = espera: { $card }
web-spot-ready = ya puede recibir: { $card }

## A board that is a cylinder

web-turn-back = Girar el tablero una columna hacia atrás
web-turn-on = Girar el tablero una columna hacia delante
web-turned = Ahora el tablero empieza en { $place }.

## A heap of cubes

web-heap =
    { $count ->
        [0] Las pilas como montón de cubos: todavía ninguno.
        [one] Las pilas como montón de cubos: 1 cubo. Alturas desde la esquina, fila a fila: { $heights }.
       *[other] Las pilas como montón de cubos: { $count } cubos. Alturas desde la esquina, fila a fila: { $heights }.
    }

## A move that is shown before it is played

web-proposed = ¿{ $move }? Pulsa otra vez para jugarla; Escape la retira.
web-proposal-withdrawn = Retirada; no se ha jugado nada.

## Looking through a pile

web-look-through =
    { $count ->
        [one] Ver las cartas: { $place }, una carta
       *[other] Ver las cartas: { $place }, { $count } cartas
    }
web-pile =
    { $count ->
        [one] { $place }, una carta
       *[other] { $place }, { $count } cartas
    }
web-pile-order = La carta de arriba va primero.

## Keys

web-key-arrows = moverse por la mesa
web-key-press = pulsar; primero un extremo de la jugada y luego el otro; dos veces en una carta: su jugada más clara
web-key-unselect = anular la selección
web-key-status = decir cómo va la partida
web-key-moves = decir las jugadas posibles una a una; Intro juega la última dicha
web-key-undo = deshacer
web-key-redo = rehacer
web-key-new = repartir
web-key-turn = girar el tablero, si es un cilindro
web-key-keys = mostrar estas teclas
web-key-hint = pista
web-key-steps = una jugada atrás o adelante
web-key-ends = al principio o al final
web-key-better = recorrer la línea mejor
web-key-leave = dejar la línea mejor
web-key-pause = pausar, y seguir

## Help

web-help = Ayuda
web-hint = Pista
web-hint-means = Una buena jugada, hallada con lo que puedes ver.
web-hint-busy = Buscando una buena jugada
web-peek = Destapar
web-peek-means = Un camino hallado mirando las cartas ocultas.
web-peek-busy = Mirando las cartas ocultas
web-peek-ask = ¿Mirar las cartas ocultas?
web-peek-text = El programa mira bajo las cartas boca abajo y muestra cómo seguir. Se cuenta, y se dice al final de la partida.
web-peek-step = Paso { $step } de { $count }.
web-outlook-ask = ¿Aún se puede ganar?
web-outlook-means = Sí o no, sin revelar nada más. No cuenta como ayuda.
web-outlook-ask-two = ¿Quién va ganando?
web-outlook-means-two = Solo lo demostrado, sin decir con qué jugada. No cuenta como ayuda.
web-outlook-busy = Mirando si aún se puede ganar
web-outlook-busy-two = Mirando quién va ganando
web-outlook =
    { $verdict ->
        [winnable] Sí, aún se puede ganar.
        [dead] No, esta partida ya no se puede ganar. Puedes seguir por los puntos.
        [X] X puede ganar, juegue O lo que juegue.
        [O] O puede ganar, juegue X lo que juegue.
        [draw] Si nadie se equivoca, será empate.
       *[other] No se sabe: en ese tiempo no se pudo demostrar ni lo uno ni lo otro.
    }
web-watch = Avisarme en cuanto ya no se pueda ganar
web-watch-means = No cuenta como ayuda.
web-watch-dead = Esta partida ya no se puede ganar. ¿Seguir por los puntos?
web-go-on = Seguir
web-play-it = Jugarla
web-ask-again = Preguntar otra vez
web-cancel = Déjalo

## New games

web-winnable = Reparto ganable
web-winnable-busy = Buscando un reparto que se pueda ganar
web-is-winnable = se puede ganar
web-level =
    { $level ->
        [1] muy fácil
        [2] fácil
        [3] media
        [4] difícil
       *[other] muy difícil
    }
web-start = Empezar
web-against = Contra
web-against-friend = Alguien en esta pantalla
web-against-program = El programa
web-strength-of = Nivel
web-strength =
    { $level ->
        [1] Principiante
        [2] Aprendiz
        [3] De club
        [4] Experto
       *[other] Maestro
    }
web-offer-program = En esta pantalla juegan dos, por turnos.
web-offer-answer = Contra el programa
web-side = Juegas con
web-side-first = { $tick }, y empiezas
web-side-second = { $tick }
web-program = Programa ({ $tick })
web-your-move = Te toca
web-thinking = Pensando

## Help that was given

web-hints =
    { $count ->
        [one] 1 pista
       *[other] { $count } pistas
    }
web-peeks =
    { $count ->
        [one] cartas destapadas 1 vez
       *[other] cartas destapadas { $count } veces
    }
web-review = Análisis

## Review

web-to-table = Volver a la mesa
web-controls = Pasos
web-step-first = Al principio
web-step-previous = Una jugada atrás
web-step-next = Una jugada adelante
web-step-last = Al final
web-play-by-itself = Reproducir
web-ply-of = { $ply } de { $count }
web-this-move = Esta jugada
web-show-better = Línea mejor
web-line-ends = Aquí acaba la línea mejor
web-in-place-of = En lugar de { $move }
web-back-to-game = Volver
web-start-of-game = El principio
web-numbered = { $number }. { $move }
web-review-waiting = El análisis empezará en un momento.
web-review-running = Mirando cada jugada de la partida: { $done } hecho.
web-graph = La mejor puntuación posible tras cada jugada
web-graph-two = Quién está mejor tras cada jugada
web-summary = Lo que se ha encontrado
web-standing =
    { $verdict ->
        [winnable] Se puede ganar
        [dead] Ya no se puede ganar
        [X] X gana con juego perfecto
        [O] O gana con juego perfecto
        [draw] Empate con juego perfecto
       *[other] No hay nada demostrado
    }
web-standing-best = { $standing }; mejor puntuación posible: { $best }
web-standing-between = { $standing }; mejor puntuación posible: de { $found } a { $bound }
web-estimate =
    { $side ->
        [X] Sin demostrar; X parece estar mejor
        [O] Sin demostrar; O parece estar mejor
       *[other] Sin demostrar; parece igualado
    }
web-fatal = Con esta jugada se escapó la victoria.
web-fatal-two = Esta jugada regaló lo que estaba demostrado.
web-lost =
    { $count ->
        [one] Costó 1 punto.
       *[other] Costó { $count } puntos.
    }
web-mark-fatal =
    { $players ->
        [1] se escapó la victoria
       *[other] regaló lo demostrado
    }
web-par-was = La mejor puntuación posible era { $par }.
web-never-winnable = Este reparto no se podía ganar.
web-no-faults = De ninguna jugada se puede demostrar que fuera un error.
web-incomplete = No dio tiempo a demostrarlo todo; lo que aquí se dice está demostrado.
web-go-fatal =
    { $players ->
        [1] Con la jugada { $ply } se escapó la victoria
       *[other] La jugada { $ply } regaló lo demostrado
    }
web-go-costly = Jugada { $ply }: { $lost }
web-level-winnable = sí
web-level-dead = no
web-column-move = Jugada
web-column-played = Se jugó
web-column-standing = Después
web-column-fault = Reparos

## Lessons

web-lesson = Lección
web-lesson-learn = Aprender a jugar
web-lesson-learn-game = Aprender a jugar a { $game }
web-lesson-take = A la lección
web-lesson-offer = ¿Primera vez? La lección dura dos minutos.
web-lesson-progress = { $number } de { $count }
web-lesson-back = Atrás
web-lesson-next = Siguiente
web-lesson-show = Muéstrame
web-lesson-other = Eso también vale. Pero ahora: { $move }.
web-lesson-not-that = Esa no. Prueba esto: { $move }.
web-lesson-read-on = Todavía no hay nada que hacer en la mesa. Sigue leyendo con «Siguiente».
web-lesson-play = Jugar ahora
web-lesson-again = Repetir la lección

## Finished games and records

web-finished = Partidas terminadas
web-all-games = Todos los juegos
web-which-game = Qué juego
web-none-finished = Todavía no hay ninguna partida terminada. Las partidas terminadas se guardan aquí, para repasarlas y analizarlas.
web-older = Partidas anteriores
web-imported = De un registro
web-review-of = Análisis de { $game }, { $when }
web-replay = Repaso
web-this-game = Esta partida
web-download = Descargar
web-play-this-deal = Jugar este reparto
web-play-this-game = Jugar a este juego
web-open-record = Abrir un registro
web-open = Abrir
web-record-hint = Un registro es un pequeño archivo con una partida entera. La partida se guarda aquí para verla; no cuenta como jugada.
web-record-file = Un archivo; también se puede soltar aquí
web-record-text = O el texto de un registro

## Without a connection

web-offline = Ahora no hay conexión. Lo que ya has leído aquí se puede volver a leer, y en cada mesa se guarda una jugada que se envía después; lo demás tiene que esperar.
web-move-kept = No hay conexión. Tu jugada queda guardada aquí y se enviará cuando vuelva; la siguiente y Deshacer tienen que esperar.
web-waits = Eso tiene que esperar a que vuelva la conexión.
web-not-sent = No se pudo jugar una jugada que estaba guardada aquí.
web-to-read = Para leer sin conexión
web-rules-of = Reglas de { $game }
