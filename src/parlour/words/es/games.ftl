### The games in one sentence each, their options and presets, and how a game stands.

## The games

game-cross-the-barrier = Haz pasar tres columnas de cruzadores por dos barreras emparejando valores vecinos, y gasta el menor número posible de cartas.
game-unlocker = Despeja un hexágono de cartas desde el borde hacia dentro, emparejando cada una con una carta de unas pocas ranuras que salen caras.
game-lake-effect = Un Klondike con cartas de tres rasgos: forma columnas de cartas parecidas y reúne las sesenta y cuatro en una cuadrícula que crece como un montón de cubos.
game-foursquare = Coloca cartas en una cuadrícula de dieciséis pilas sin lugar fijo, donde cada carta más alta o más baja da la vuelta a sus vecinas.
game-cross-jack = Dos jugadores abren camino con marcas en un tablero unido por los lados, para llegar a la zona contraria o cerrarle el paso al otro.

## Options of Cross The Barrier

option-name-cross-the-barrier-refill_penalty = Reponer cuesta un punto
option-cross-the-barrier-refill_penalty = Indica si la carta que ocupa el lugar de un cruzador emparejado cuesta un punto, como lo cuesta siempre un cambio.
option-name-cross-the-barrier-last_card = Cuando se agota el mazo
option-cross-the-barrier-last_card = Indica si la partida se pierde con la última carta del mazo, o solo cuando tras ella no queda ninguna pareja.
option-name-cross-the-barrier-left_behind = Segundo cruzador rezagado
option-cross-the-barrier-left_behind = Qué pasa con la carta que aún está en los segundos cruzadores cuando su columna queda despejada: vuelve al mazo, o se queda y puede emparejarse una vez.
value-last_card-lose = La partida se pierde
value-last_card-play_on = Se sigue mientras haya parejas
value-left_behind-shuffle = Vuelve al mazo
value-left_behind-keep = Se queda para una pareja más

## Options of Unlocker

option-name-unlocker-first_slot_free = La primera ranura es gratis
option-unlocker-first_slot_free = Indica si la ranura abierta desde el principio no cuesta nada; cada ranura que se abre después cuesta cinco puntos en cualquier caso.
option-name-unlocker-max_slots = Ranuras, como máximo
option-unlocker-max_slots = Cuántas ranuras de emparejamiento pueden abrirse en una partida.
option-name-unlocker-unlock_at = Vecinos vacíos para desbloquear
option-unlocker-unlock_at = Cuántos lugares contiguos a una carta boca abajo tienen que haberse vaciado para que se vuelva boca arriba; cuantos menos, más fácil.

## Options of Lake Effect

option-name-lake-effect-order = Orden en las columnas
option-lake-effect-order = Indica si la carta que se pone en una columna tiene que ser la más baja de las dos o puede ser también la más alta.
option-name-lake-effect-recycles = Vueltas del descarte
option-lake-effect-recycles = Cuántas veces se puede dar la vuelta al descarte para que vuelva a ser el mazo; con 0, cada carta sale una sola vez.
option-name-lake-effect-take_back = Salir de la cuadrícula
option-lake-effect-take_back = Indica si una carta puede volver de la cuadrícula a una columna.
option-name-lake-effect-empty_needs = Rasgos altos para una columna vacía
option-lake-effect-empty_needs = Cuántos de estos rasgos ha de mostrar una carta para ir a una columna vacía: azul, cuadrado, 4; con 3, solo vale el cuadrado azul 4.
option-name-lake-effect-runs = Cartas que se mueven juntas
option-lake-effect-runs = Indica si las cartas boca arriba del final de una columna pueden moverse juntas, o solo de una en una.
value-order-descending = Solo descendente
value-order-any = En ambos sentidos
value-recycles-unlimited = Sin límite
value-runs-whole = Series enteras
value-runs-single = Cartas sueltas

## Options of Foursquare

option-name-foursquare-flip = Qué pilas se dan la vuelta
option-foursquare-flip = Indica si una carta que es la más alta o la más baja da la vuelta solo a las otras pilas de su línea o se la da también ella.
option-name-foursquare-touching = Contacto de una pila nueva
option-foursquare-touching = Indica si una pila nueva tiene que compartir un lado con otra, o puede tocarla por una esquina.
option-name-foursquare-max_down = Pilas boca abajo, como máximo
option-foursquare-max_down = Cuántas pilas pueden estar boca abajo al final de un turno; con una más se pierde la partida.
option-name-foursquare-pile_limit = Cartas por pila, como máximo
option-foursquare-pile_limit = Cuántas cartas caben en una pila; con 1, no se puede poner ninguna carta sobre otra.
value-flip-others = Solo las demás
value-flip-line = La línea entera
value-touching-orthogonal = Por un lado
value-touching-diagonal = También por las esquinas

## Options of Cross-Jack

option-name-cross-jack-columns = Columnas
option-cross-jack-columns = Cuántas columnas tiene el tablero de costura a costura; que sean más que las filas, o cada jugador podrá cerrar sin más el paso al otro.
option-name-cross-jack-rows = Filas
option-cross-jack-rows = Cuántas filas tiene el tablero, incluidas las dos zonas.
option-name-cross-jack-blockade = Empate por bloqueo
option-cross-jack-blockade = Indica si la partida es empate en cuanto un jugador se queda sin acceso, o solo cuando ninguno lo tiene.
option-name-cross-jack-opening = Marcas iniciales
option-cross-jack-opening = Cuántas marcas hace cada jugador en su propia zona antes de que empiecen los turnos.
value-blockade-any = Cualquiera de los dos
value-blockade-both = Los dos jugadores

## Values of yes-or-no options

value-true = Sí
value-false = No

## Presets

preset-easy = Fácil
preset-standard = Normal
preset-hard = Difícil
preset-meaning-lake-effect-easy = Las columnas pueden formarse en orden descendente o ascendente.
preset-meaning-lake-effect-standard = Las columnas van en orden descendente; se puede dar la vuelta al descarte sin límite.
preset-meaning-lake-effect-hard = Las columnas van en orden descendente, se puede dar la vuelta al descarte tres veces y de la cuadrícula no sale ninguna carta.

## How a game stands

status-playing = En juego
status-won = Victoria
status-lost = Derrota
status-drawn = Empate
