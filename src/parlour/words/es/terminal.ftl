### The command line and the games in the terminal.

## Wrong use of the command line

usage-no-such-command = No hay ninguna orden "{ $word }"; las órdenes son { $commands }.
usage-no-such-option = { $command } no tiene la opción { $option }; sus opciones son { $options }.
usage-missing = { $command } necesita { $what }; se usa así: { $usage }
usage-extra = { $command } no sabe qué hacer con "{ $word }"; se usa así: { $usage }
usage-twice = La opción { $option } aparece dos veces; puede aparecer una.
usage-other = { $problem }
usage-empty = La opción { $option } no puede estar vacía.
usage-setting = "{ $setting }" no ajusta ninguna opción; escríbelo así: { $example }.
usage-setting-twice = La opción { $option } se ajusta dos veces; puede tener un solo valor.
usage-not-for-two = A { $game } juega uno solo, así que quita --against.
usage-side-alone = --as dice con qué lado juegas contra el programa; añade --against con un nivel de 1 a 5.
usage-not-dealt = En { $game } no se reparten cartas, así que quita el reparto.
usage-deal-needed = { $game } necesita un reparto para empezar; nombra uno, como en --deal 7.
usage-no-deal-to-show = { $game } no tiene cartas, así que no hay reparto que mostrar.
usage-number = La opción { $option } no puede ser "{ $value }"; es un número entero de { $least } a { $most }, escrito con cifras.
usage-range = La opción { $option } no puede ser "{ $value }"; son dos números de reparto, el menor primero, como en 0-99.
usage-memory-size = La opción { $option } no puede ser "{ $value }"; es un tamaño de 1M a 1024G, como en 512M o 2G.
usage-choice = La opción { $option } no puede ser "{ $value }"; puede ser { $values }.
usage-one-start = { $command } admite un solo comienzo: --deal, --deals o un registro.
usage-start-needed = { $game } necesita algo de lo que partir: --deal 7, --deals 0-99 o el archivo de un registro.
usage-other-game = El registro de "{ $file }" es de { $found }, no de { $game }.
usage-preparing = Preparando { $game } para este equipo; tarda unos segundos, una sola vez.
usage-record-options = Un registro lleva sus propias opciones, así que quita --set y --preset.
usage-one-record = "{ $file }" tiene { $count } registros; una pista es para uno.
usage-bad-record = Registro { $number }: { $problem }
usage-hint-over = La partida ha terminado, así que no hay jugada que sugerir.
usage-worker-lost = Uno de los procesos se cerró desde fuera, quizá por falta de memoria; prueba con menos --jobs o menos --memory.
usage-players =
    { $game } es un juego para { $count ->
        [one] un jugador; nómbralo con --player.
       *[other] { $count } jugadores; nombra a cada uno con --player.
    }
usage-only-with = La opción { $option } es solo para { $other }; quítala o añade { $other }.
usage-no-goal = { $game } no tiene puntuación a la que aspirar, así que quita el objetivo.
usage-unreadable = No se puede leer "{ $file }": { $reason }.
usage-no-input = La entrada estándar está cerrada, así que no hay nada que leer.
usage-system = Eso no ha funcionado: { $reason }.
usage-output = No se puede escribir la salida: { $reason }.
usage-memory = No hay memoria suficiente para eso; prueba con menos profundidad.
error-record-not-text = No es texto en UTF-8; un registro es un objeto JSON, solo en su archivo o uno por línea.

## The server

terminal-serving = Los juegos están en { $address } - Ctrl-C detiene el servidor.

## The list of games, and one of them

terminal-game-line = { $title }, de { $author }
terminal-game-facts =
    { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }, unos { $minutes } minutos, { $difficulty ->
        [1] fácil
        [2] de dificultad media
       *[3] difícil
    }
terminal-games-more = Con parlour games GAME sabrás más sobre un juego; con parlour play GAME lo juegas aquí.
terminal-options = Opciones
terminal-option-values = { $values }; normalmente { $default }
terminal-presets = Preajustes
terminal-preset-line = { $meaning } ({ $settings })
terminal-preset-usual = todas las opciones con su valor habitual

## A deal

terminal-deal-legend =
    { $colour ->
        [yes] Las cartas sobre fondo oscuro están boca abajo.
       *[no] Las cartas entre paréntesis están boca abajo.
    }
terminal-deal-stock = El mazo, con la carta de arriba primero:

## Play: the board

terminal-title = { $game }, reparto { $deal }
terminal-option = { $name }: { $value }
terminal-counter = { $label }: { $value }
terminal-score = Puntos: { $score }
terminal-ply =
    { $count ->
        [0] aún ninguna jugada
        [one] una jugada
       *[other] { $count } jugadas
    }
terminal-against = contra el programa, nivel { $level }
terminal-zone =
    { $style ->
        [north-zone] zona norte
       *[south-zone] zona sur
    }
terminal-thinking = El programa piensa ...
terminal-hint-moves = Jugadas: { $moves }
terminal-hint-count =
    { $count ->
        [one] Hay una jugada posible; escribe "moves" para verla.
       *[other] Hay { $count } jugadas posibles; escribe "moves" para verlas.
    }

## Play: what is said

terminal-resumed = Hola de nuevo: esta es tu partida sin terminar.
terminal-begun = Una partida nueva. Escribe "help" para ver qué puedes escribir, "rules" para ver las reglas.
terminal-saved = Guardada. "{ $command }" sigue con esta partida.
terminal-left = Hasta la próxima.
terminal-sure =
    { $command ->
        [agree-draw] ¿Acuerdan los dos jugadores el empate? No se puede deshacer. Escribe "agree draw" otra vez para hacerlo.
       *[give-up] ¿Rendirte en esta partida? No se puede deshacer. Escribe "give up" otra vez para hacerlo.
    }
terminal-alone =
    { $command ->
        [undo] "undo" no lleva número: deshace una jugada. Escribe "undo" otra vez para deshacer una más.
        [redo] "redo" no lleva número: rehace una jugada. Escribe "redo" otra vez para rehacer una más.
       *[other] "{ $command }" va solo: escríbelo sin "{ $more }".
    }
terminal-try-again = La partida está como estaba. Escribe "{ $text }" otra vez para volver a intentarlo.
terminal-several = "{ $text }" podría ser { $moves }.
terminal-over =
    { $status ->
        [won] Has ganado. { $outcome }
        [lost] Has perdido. { $outcome }
       *[drawn] La partida acaba en empate. { $outcome }
    }
terminal-over-two = Ha ganado { $winner }. { $outcome }
terminal-gave-up = Te has rendido.
terminal-gave-up-two =
    { $by ->
        [X] X se ha rendido, así que ha ganado O.
       *[O] O se ha rendido, así que ha ganado X.
    }
terminal-agreed-draw = Los dos jugadores han acordado el empate.
terminal-final-score = Tu puntuación es { $score }.
terminal-next = ¿Y ahora? "undo" deshace la última jugada, "restart" vuelve a jugar lo mismo, "new" reparte de nuevo, "quit" sale.
terminal-next-ended = ¿Y ahora? "new" empieza otra partida, "quit" sale.

## Play: help

terminal-help = Escribe una jugada, o una de estas órdenes:
terminal-help-undo = deshacer la última jugada
terminal-help-redo = rehacer lo que se deshizo
terminal-help-moves = ver las jugadas posibles ahora
terminal-help-hint = mostrar una buena jugada, según lo que se ve
terminal-help-rules = mostrar las reglas del juego
terminal-help-help = mostrar esto
terminal-help-restart = deshacer todas las jugadas y empezar de nuevo el mismo reparto
terminal-help-new = dejar esta partida y empezar otra
terminal-help-give-up = terminar esta partida como derrota
terminal-help-agree-draw = terminar esta partida como empate, si los dos jugadores están de acuerdo
terminal-help-quit = salir; la partida se guarda y se puede seguir más tarde
terminal-help-typing = Las mayúsculas dan igual, y basta el comienzo de una jugada si solo una empieza así.
terminal-help-signs = En el tablero, + marca dónde se puede poner algo.
terminal-typing-cross-the-barrier = C2xL3 empareja el cruzador de la columna 2 con la carta L3 de la barrera; C2+ cambia ese cruzador por una carta del mazo; D2xL3 empareja una carta rezagada.
terminal-typing-unlocker = S1xb4 empareja la carta de la ranura 1 con b4; S2+ cambia la carta de la ranura 2; open abre la ranura siguiente.
terminal-typing-lake-effect = draw roba; recycle da la vuelta al descarte; T3-T5:2 mueve dos cartas de la columna 3 a la columna 5; T3-G y W-G ponen en la cuadrícula; W-T2 toma del descarte; G:YH-T2 recupera la carta de arriba de la pila de corazones amarillos. Un + tras una pila de la cuadrícula significa que su carta siguiente se puede poner.
terminal-typing-foursquare = e4 pone ahí la carta siguiente, en una casilla vacía o sobre una pila. ×3 tras un nombre significa que ahí hay tres cartas.
terminal-typing-cross-jack = c4 marca esa posición. X empieza en el norte, arriba, y O en el sur; las columnas tras las barras de los dos lados son las que vienen del otro lado.

## Matches

match-title = { $game }: { $players }, repartos { $deals }
match-won = Ganadas { $won }, empatadas { $drawn }, perdidas { $lost }: { $rate } ganadas, con un 95 % de confianza entre { $low } y { $high }.
match-score = Puntos: { $mean } de media; mínimo { $least }, 5 % { $low }, 25 % { $quarter }, mediana { $median }, 75 % { $three_quarters }, 95 % { $high }, máximo { $most }.
match-counts = Partidas por puntuación: { $counts }
match-count = { $score } ({ $count })
