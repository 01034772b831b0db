### What the rulebook says: cards, places, moves, reasons and endings.

## Cards

card-standard = { $rank } de { $suit }
rank-A = as
rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-T = diez
rank-J = jota
rank-Q = reina
rank-K = rey
suit-C = tréboles
suit-D = diamantes
suit-H = corazones
suit-S = picas
card-triple-topper =
    { $shape ->
        [C] círculo
        [H] corazón
        [T] triángulo
       *[S] cuadrado
    } { $colour ->
        [R] rojo
        [Y] amarillo
        [G] verde
       *[B] azul
    } { $number }
tick-X = X
tick-O = O

## Places

place-stock = Mazo
place-discard = Descarte
place-waste = Descarte
place-next = Carta siguiente
place-slot = Ranura { $number }
place-hexagon = Hexágono { $row }{ $number }
place-crosser =
    { $level ->
        [1] Primer cruzador { $number }
        [2] Segundo cruzador { $number }
       *[3] Tercer cruzador { $number }
    }
place-barrier =
    { $side ->
        [upper] Barrera superior { $number }
       *[lower] Barrera inferior { $number }
    }
place-grid = Casilla { $column }{ $row }
place-column = Columna { $number }
place-payoff =
    Pila de { $shape ->
        [C] círculos
        [H] corazones
        [T] triángulos
       *[S] cuadrados
    } { $colour ->
        [R] rojos
        [Y] amarillos
        [G] verdes
       *[B] azules
    }
place-board = { $column }{ $row }
place-zone =
    { $zone ->
        [north-zone] { $place }, zona norte
       *[south-zone] { $place }, zona sur
    }
place-tray = Marcas de { $tick }

## Counters

counter-stock = Mazo
counter-field = Hexágono
counter-barriers = Barreras
counter-face-down = Boca abajo, máx. { $limit }
counter-piles = Pilas
counter-still-down = Boca abajo
counter-recycles = Vueltas restantes
counter-ticks = Marcas

## Moves

move-pair-barrier = Pareja: { $card } y { $other }, { $place }
move-replace-crosser = Cambio: { $card } por una carta del mazo, columna { $number }
move-pair-slot = Pareja: { $card }, ranura { $slot }, y { $other }, { $place }
move-replace-slot = Cambio: { $card } por una carta del mazo, ranura { $slot }
move-open-slot = Una carta del mazo abre la ranura { $slot }
move-lay = { $card } a { $column }{ $row }
move-lay-on = { $card } sobre la pila de { $column }{ $row }
move-draw =
    { $count ->
        [one] Se roba una carta
       *[other] Se roban { $count } cartas
    }
move-recycle = Se da la vuelta al descarte
move-run =
    { $others ->
        [0] { $card } a la columna { $column }
        [one] { $card } y la carta que tiene encima a la columna { $column }
       *[other] { $card } y las { $others } cartas que tiene encima a la columna { $column }
    }
move-to-grid = { $card } a la cuadrícula
move-take-back = { $card } vuelve de la cuadrícula a la columna { $column }
move-tick = { $tick } marca { $place }

## Why a move is not possible

why-over = La partida ha terminado.
why-not-a-move = Eso no es una jugada de este juego; una jugada se escribe así: { $example }.
why-nothing-between = Ninguna jugada va de lo uno a lo otro.
why-nothing-here = Ahora no se puede hacer nada con eso.
why-both = { $first } { $second }
why-not-neighbours = No son valores vecinos: { $first } y { $second }.
why-place-empty = Ahí no hay ninguna carta.
why-face-down = Esa carta aún está boca abajo.
why-locked =
    { $count ->
        [one] Esa carta está bloqueada hasta que quede vacío un lugar contiguo.
       *[other] Esa carta está bloqueada hasta que queden vacíos { $count } lugares contiguos.
    }
why-slot-closed = La ranura { $slot } aún no está abierta.
why-slots-all-open =
    { $count ->
        [one] La única ranura ya está abierta.
       *[other] Las { $count } ranuras ya están abiertas.
    }
why-pair-possible = Aún se puede formar una pareja; el mazo solo ayuda cuando no queda ninguna.
why-stock-empty = El mazo está vacío.
why-stock-left = Aún quedan cartas que robar en el mazo.
why-no-recycles = Ya no se puede dar la vuelta al descarte.
why-pile-full =
    { $count ->
        [one] En cada pila cabe una sola carta.
       *[other] Esa pila está llena: tiene { $count } cartas.
    }
why-span = La cuadrícula tendría más de cuatro casillas de ancho o de alto.
why-not-touching = Una pila nueva tiene que tocar a otra.
why-same-place = Ya está ahí.
why-single-cards = Aquí las cartas se mueven de una en una.
why-no-take-back = Las cartas de la cuadrícula se quedan en ella.
why-grid-needs-it = La cuadrícula necesita esta carta donde está: { $card }.
why-grid-not-next = El { $needed } va a la cuadrícula antes que el { $card }.
why-grid-needs-first = Antes que el { $card } tiene que estar en la cuadrícula el { $needed }.
why-not-high =
    { $count ->
        [1] Una columna vacía admite una carta azul, un cuadrado o un 4; el { $card } no es nada de eso.
       *[other] Una columna vacía admite una carta que cumpla al menos { $count } de estas cosas: azul, cuadrado, 4; el { $card } no lo hace.
    }
why-not-agreeing = El { $first } y el { $second } no coinciden exactamente en dos de los tres rasgos: color, forma y número.
why-not-lower = El { $first } es más alto que el { $second }; las columnas se forman en orden descendente.
why-off-board = Eso queda fuera del tablero, que tiene { $columns } columnas y { $rows } filas.
why-ticked = Esa posición ya está marcada.
why-opening = Las primeras marcas van en la zona propia, la fila { $row }.
why-no-own-tick = Una marca tiene que estar junto a otra tuya.

## How a game ended

ended-barriers-crossed = Las dos barreras están cruzadas.
ended-stock-empty =
    { $count ->
        [one] El mazo está vacío y queda una carta en las barreras.
       *[other] El mazo está vacío y quedan { $count } cartas en las barreras.
    }
ended-field-cleared = El hexágono está despejado.
ended-no-pair =
    { $count ->
        [one] No hay pareja posible y el mazo está vacío; queda una carta en el hexágono.
       *[other] No hay pareja posible y el mazo está vacío; quedan { $count } cartas en el hexágono.
    }
ended-all-face-up =
    { $count ->
        [one] Las dieciséis pilas están boca arriba, y ha sobrado una carta.
       *[other] Las dieciséis pilas están boca arriba, y han sobrado { $count } cartas.
    }
ended-too-many-down =
    { $count ->
        [one] Hay una pila boca abajo; el máximo es { $limit }.
       *[other] Hay { $count } pilas boca abajo; el máximo es { $limit }.
    }
ended-stock-used-up = El mazo se ha agotado.
ended-no-place = Ya no hay sitio para otra carta.
ended-grid-full = Las sesenta y cuatro cartas están en la cuadrícula.
ended-no-move =
    { $count ->
        [one] No queda ninguna jugada; hay una carta en la cuadrícula.
       *[other] No queda ninguna jugada; hay { $count } cartas en la cuadrícula.
    }
ended-zone-reached = { $tick } ha llegado a la zona contraria.
ended-shut-out = { $tick } se ha quedado sin acceso a la zona contraria, así que nadie gana.
ended-nobody-has-access = Ninguno de los dos tiene ya acceso a la zona contraria.
