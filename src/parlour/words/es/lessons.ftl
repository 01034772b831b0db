### The lessons: what is said at each step. A step's key is "lesson-", the game and its name in lessons/<game>.toml.

## Cross The Barrier

lesson-cross-the-barrier-table = Tus tres columnas quieren cruzar dos barreras. Delante, boca arriba, están sus primeros cruzadores: una reina, un ocho y un cinco. Los palos no significan nada en este juego.
lesson-cross-the-barrier-barriers = Más arriba está la barrera inferior, descubierta, y aún más arriba la superior, todavía boca abajo: cuatro cartas cada una. Ganas cuando las ocho han desaparecido, y conviene gastar el menor número posible de cartas del mazo.
lesson-cross-the-barrier-pair = Un cruzador y una carta de las barreras se van juntos si sus valores se diferencian en uno. La reina y la jota son una pareja así. Llévate la jota con la reina.
lesson-cross-the-barrier-refill = Las dos se han ido, y un seis del mazo ha ocupado el lugar de la reina. Reponer así cuesta un punto, justo lo que ha dado la pareja.
lesson-cross-the-barrier-neighbours = La primera columna tiene delante dos cartas de la barrera, y la de la izquierda ya no está. Llévate también la de la derecha y la columna avanzará; entonces no hace falta reponer. ¿Qué carta es?
lesson-cross-the-barrier-moved-up = El camino estaba libre, así que la columna ha avanzado. Ahora está descubierto su segundo cruzador, un nueve, y también las dos cartas de la barrera superior que tiene delante. Esta pareja no te ha costado nada.
lesson-cross-the-barrier-second-column = Ahora, la segunda columna. Solo le queda una carta delante. Llévatela con el ocho.
lesson-cross-the-barrier-own-crosser = Dos cincos podrían llevarse la última carta de esta barrera. Usa el de la tercera columna: así esa columna avanza por sí sola. Con el otro cinco tendrías que pagar para reponerlo.
lesson-cross-the-barrier-lower-down = La barrera inferior ha caído, lo que da siete puntos, y todos tus segundos cruzadores están a la vista. Quedan tres treses y un diez.
lesson-cross-the-barrier-only-pair = Ahora solo hay una pareja posible. ¿La ves?
lesson-cross-the-barrier-replace = Un rey, un cinco y un ocho, y delante nada más que treses: no hay pareja posible. Solo entonces puedes cambiar un cruzador por la carta siguiente del mazo, por un punto. Aquí ninguno de los tres es mejor que otro, así que cambia el rey.
lesson-cross-the-barrier-clear = Un dos encaja con todos los treses. Llévate el de la derecha: es la última carta que tiene delante la tercera columna, que así queda despejada. Eso vale cinco puntos.
lesson-cross-the-barrier-cleared = Despejada: el tercer cruzador está a la vista, y el ocho que se quedó atrás ha vuelto al mazo. Te ha tocado otro dos. ¿Qué tres es el último delante de la segunda columna?
lesson-cross-the-barrier-last = Queda una carta, y tu cuatro encaja. Llévatela.
lesson-cross-the-barrier-won = Las dos barreras han caído y las tres columnas han cruzado: 32 puntos, con cinco cartas del mazo. Casi todos los repartos se pueden ganar. El arte está en ganarlos con poco.

## Unlocker

lesson-unlocker-table = Diecinueve cartas forman un hexágono. Las doce del borde están descubiertas; las siete de dentro, bloqueadas. Ganas cuando han desaparecido todas.
lesson-unlocker-slot = Esto es una ranura de emparejamiento, y tiene un siete. La carta de una ranura se lleva una carta descubierta del hexágono que valga uno más o uno menos. Los palos no significan nada en este juego.
lesson-unlocker-pair = Tres ochos encajan con el siete. Llévate el de la fila de arriba: toca dos cartas bloqueadas, y una carta bloqueada se abre cuando hay tres lugares vacíos junto a ella.
lesson-unlocker-refilled = El mazo ha vuelto a llenar la ranura, sin coste. Ahora tiene un diez. Busca la carta que puede llevarse.
lesson-unlocker-unlock = Un rey. La serie da la vuelta, así que rey y as se diferencian en uno. Llévate el as: es el tercer vecino de la carta bloqueada que tiene al lado.
lesson-unlocker-unlocked = Tres de sus vecinas se han ido, así que la carta se ha abierto: un diez. Puedes llevártelo como cualquier otra carta.
lesson-unlocker-towards = Un tres puede llevarse cualquiera de los dos doses. Elige el de la fila de arriba. La carta bloqueada que tiene debajo ya ha perdido una vecina, y con esta son dos.
lesson-unlocker-stuck = Un cinco, pero no hay ni cuatro ni seis. Cuando no hay pareja posible, el mazo puede ayudar. Cambia la carta de la ranura, por un punto, o abre una segunda ranura, por cinco.
lesson-unlocker-replace = Una segunda ranura te daría más donde elegir hasta el final, pero sale cara. Prueba primero lo barato: pon la carta siguiente del mazo sobre el cinco.
lesson-unlocker-choice = Un nueve encaja con dos dieces y dos ochos. Llévate el diez de dentro. Es el tercer vecino de la carta bloqueada que tiene a la derecha, y toca otras dos cartas bloqueadas.
lesson-unlocker-opened = Ya está abierta la siguiente. Y así se sigue: vacía lugares junto a las cartas bloqueadas, y se irán abriendo una tras otra.
lesson-unlocker-later = Unas jugadas después quedan cuatro cartas, todas abiertas. En la ranura hay un cuatro. ¿Qué puede llevarse?
lesson-unlocker-two-ways = Un as se lleva un dos. Hay dos doses, y aquí valdría cualquiera. Llévate el de arriba.
lesson-unlocker-king = Faltan dos cartas, y en la ranura hay un rey. ¿Qué va con un rey?
lesson-unlocker-last = Un tres, y queda una carta. Llévatela.
lesson-unlocker-won = El hexágono está vacío: has ganado. Diecinueve parejas, menos tres cambios, menos cinco por la ranura: once puntos. No todos los repartos se pueden ganar, pero la mayoría sí.

## Lake Effect

lesson-lake-effect-table = Siete columnas y un mazo, como en Klondike. Pero cada carta tiene tres rasgos. De lo bajo a lo alto son: rojo, amarillo, verde, azul; círculo, corazón, triángulo, cuadrado; y de 1 a 4.
lesson-lake-effect-grid = Las 64 cartas tienen que ir a la cuadrícula, una pila para cada color y forma. Crece como cubos amontonados en el rincón de un cuarto. El círculo rojo 1 va primero. Todavía está oculto.
lesson-lake-effect-build = En las columnas, una carta puede ir sobre otra si comparten dos rasgos y es más baja en el tercero. El cuadrado amarillo 3 encaja sobre el cuadrado verde 3: el amarillo es más bajo que el verde. Ponlo ahí, y se descubrirá la carta de debajo.
lesson-lake-effect-again = Se ha descubierto un corazón amarillo 3. Busca, al final de una columna, la carta verde sobre la que puede ir.
lesson-lake-effect-first-cube = Aquí está el círculo rojo 1. Ponlo en la cuadrícula.
lesson-lake-effect-next-cubes = Ahora encajan tres cartas: el círculo rojo 2 encima de él, y a su lado el corazón rojo 1 y el círculo amarillo 1. Una de ellas está al final de una columna. Ponla en la cuadrícula.
lesson-lake-effect-draw = Por ahora no encaja nada más en la cuadrícula, así que roba. Salen tres cartas del mazo a la vez, y la última queda arriba. Cuando el mazo está vacío, puedes dar la vuelta al descarte y recorrerlo otra vez.
lesson-lake-effect-waste = El círculo rojo 2 es la carta de arriba del descarte. Es el siguiente de su pila. Ponlo en la cuadrícula.
lesson-lake-effect-run = Las cartas que están una sobre otra se mueven juntas. Toma el corazón verde 3 y el corazón amarillo 3 y ponlos sobre el corazón verde 4. Así se vacía la primera columna.
lesson-lake-effect-empty = Una columna vacía es valiosa. Solo puede empezarla una carta con un rasgo alto: una carta azul, un cuadrado o un 4.
lesson-lake-effect-from-waste = En el descarte se ve un corazón azul 2. Es azul, así que podría ir a la columna vacía. Pero tiene otro sitio, al final de una columna. Búscalo y guarda la vacía.
lesson-lake-effect-yellow-circle = Debajo estaba el círculo amarillo 1. La cuadrícula lo está esperando.
lesson-lake-effect-yellow-heart = Ahora encaja también el corazón amarillo 1, porque el corazón rojo 1 y el círculo amarillo 1 ya están ahí para sostenerlo. Ponlo en la cuadrícula.
lesson-lake-effect-good-start = Hay cinco cartas en la cuadrícula y dos columnas vacías. Es un buen comienzo.
lesson-lake-effect-later = Mucho después, solo quedan cuatro cuadrados. Un 3 azul necesita a su lado un 3 verde. ¿Qué carta tiene que ir primero?
lesson-lake-effect-green = Sigue con el cuadrado verde 4.
lesson-lake-effect-blue = Quedan dos cuadrados azules. El más bajo va primero.
lesson-lake-effect-last = Y la última de las 64.
lesson-lake-effect-won = La cuadrícula está llena: has ganado. Recorre el mazo con calma; la mayoría de los repartos se pueden ganar.

## Foursquare

lesson-foursquare-table = Hay una carta en la mesa, y la siguiente espera al lado. Vas poniendo las cartas una a una, junto a otras o encima de ellas, hasta que forman cuatro por cuatro pilas. Cuando las dieciséis están boca arriba, has ganado.
lesson-foursquare-flip = Cuando la carta que pones es la más alta o la más baja de su fila, las otras pilas de la fila se dan la vuelta. Después le toca a su columna. Pon el cinco en la casilla que queda justo por encima del cuatro, y mira qué le pasa al cuatro.
lesson-foursquare-flipped = El cinco es más alto que el cuatro, así que el cuatro ha quedado boca abajo. Ahí está el peligro: con más de cuatro pilas boca abajo al final de un turno, la partida se pierde.
lesson-foursquare-nothing-open = La carta siguiente es un siete. Ponlo a la derecha de la carta que está boca abajo. En esa fila no hay ninguna otra carta boca arriba, así que no hay nada que superar y la fila se descubre.
lesson-foursquare-ten = Ninguna carta es más alta que un diez, así que cuidado con dónde lo pones. Ponlo debajo del siete: es la única carta descubierta que encuentra ahí, y la única a la que da la vuelta.
lesson-foursquare-equal = Aquí llega otro diez, al lado del primero. En su fila encuentra a un igual, así que no es el más alto y nada se da la vuelta. En su columna supera al cinco y al cuatro, y los dos han quedado boca abajo.
lesson-foursquare-low = Hay tres pilas boca abajo. Pon el cuatro en lo alto de la columna larga. Allí la única carta a la vista es el diez, y el cuatro es más bajo. Así que las tres se dan la vuelta, y dos de ellas quedan boca arriba.
lesson-foursquare-turned = Dos han quedado boca arriba y el diez, boca abajo. Dar la vuelta no es solo un peligro: también es la manera de recuperar tus pilas.
lesson-foursquare-limit = Unos turnos después hay cuatro pilas boca abajo, todas las que se permiten. Entre ellas están las dos pilas de la fila de más abajo. Una carta puesta a su lado no encuentra nada que superar. Pon el dos a su izquierda.
lesson-foursquare-limit-kept = Las dos se han descubierto. En su columna el dos está entre un as y un siete, así que allí no se ha dado la vuelta nada.
lesson-foursquare-end = Catorce pilas, todas boca arriba, y quedan dos casillas abajo a la izquierda. Pon el cuatro en la de arriba. En esa fila hay otro cuatro, así que no es el más bajo. En la columna está entre un as y un siete. Nada se dará la vuelta.
lesson-foursquare-sixteenth = Ahora, la pila dieciséis. El nueve será el más alto de su columna, y tres pilas quedarán boca abajo. Tres están permitidas. Ponlo en la última casilla vacía.
lesson-foursquare-on-top = También se puede poner una carta encima de una pila. Pon el cinco sobre el nueve. En la columna no hay ninguna otra carta boca arriba, así que las tres se descubren. En la fila está entre un dos y un diez, así que nada se da la vuelta.
lesson-foursquare-won = Dieciséis pilas, y todas boca arriba. Has ganado, y te sobran 23 cartas: son tu puntuación.

## Cross-Jack

lesson-cross-jack-table = Tú eres X, y la fila de arriba es tu casa. La fila de abajo es la casa de O. Se juega por turnos, y cada turno es una marca junto a otra propia. Gana quien primero marque una posición en la casa del otro.
lesson-cross-jack-seam = El borde izquierdo y el derecho están unidos, como si el tablero fuera un tubo. Así que la última columna está junto a la primera. Las franjas de los lados repiten, más tenue, lo que hay más allá de la costura.
lesson-cross-jack-belt = Las marcas también cierran el paso. En esta partida O ha llenado su casa, a X no le queda camino, y por eso es empate. Un paso en diagonal se cuela entre dos marcas: solo un cinturón sin huecos que dé toda la vuelta cierra el paso a alguien.
lesson-cross-jack-opening = Ahora, una partida tuya. Empieza con dos marcas en tu casa. Haz la primera a la izquierda.
lesson-cross-jack-opening-two = Haz la segunda lejos de la primera, para que O no sepa por dónde bajarás.
lesson-cross-jack-answer = O responde con dos marcas en medio de su casa. A partir de ahora cada uno marca una posición por turno, junto a una marca propia: al lado, encima, debajo o en una esquina.
lesson-cross-jack-first = Empiezas tú. Baja enseguida, lejos de las marcas de O.
lesson-cross-jack-straight = O viene a tu encuentro. Sigue bajando recto.
lesson-cross-jack-round = O casi ha llegado a la esquina que tienes debajo. Pero los bordes están unidos, y O lo ha olvidado. La última columna está justo a tu lado.
lesson-cross-jack-cross = Cruza la costura: abajo y a la izquierda de tu última marca.
lesson-cross-jack-three-ways = Tenías a tu alcance tres posiciones de la casa de O, y O solo tenía una marca para frenarte. La esquina está cerrada. Dos siguen abiertas.
lesson-cross-jack-win = Baja recto y gana.
lesson-cross-jack-won = Has marcado una posición en la casa de O: has ganado. X, que empieza, tiene más posibilidades, así que conviene cambiar de lado en cada partida.
