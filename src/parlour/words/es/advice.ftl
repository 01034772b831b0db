### What is said about how a game stands: hints, what a look at all cards shows.

hint-only = Es la única jugada.
hint-wins = Tras ella se ganaron { $rate } de 100 intentos con las cartas ocultas repartidas de nuevo.
hint-score = Tras ella, los intentos con las cartas ocultas repartidas de nuevo dieron { $score } puntos de media.
hint-even = Tras ella, la partida parece igualada.
hint-good = Tras ella, { $tick } parece estar mejor.
hint-proved = Con ella gana { $tick }, sin ninguna duda.
hint-draw = Asegura el empate.
hint-lost = Nada salva a { $tick } ante un juego perfecto; así resiste más.
hint-none = No hay ninguna jugada que hacer.
peek-winnable = Se puede ganar, y este es un camino.
peek-best = Ya no se puede ganar; este es el camino a la mejor puntuación: { $score }.
peek-dead = Ya no se puede ganar.
peek-found = Ya no se puede ganar; lo mejor que se ha encontrado es { $score }, y no se sabe si hay más.
peek-unknown = No se sabe si aún se puede ganar; habría que buscar demasiado.
peek-unknown-best = No se sabe si aún se puede ganar; la mejor puntuación encontrada es { $score }.
peek-two =
    { $verdict ->
        [X] X gana, juegue O lo que juegue, y este es el camino.
        [O] O gana, juegue X lo que juegue, y este es el camino.
        [draw] Con juego perfecto es empate, y este es el camino.
       *[unknown] No se sabe cómo acaba con juego perfecto; habría que buscar demasiado.
    }
hint-line = { $move }: { $words }. { $reason }
review-ply = n.º
review-move = jugada
review-verdict = estado
review-best = mejor
review-value = valor
review-lost = pérdida
review-fatal = aquí se escapó la victoria
review-costly = aquí se perdieron puntos
review-lost-at = La partida se perdió con la jugada { $ply }, { $move }.
review-dead-deal = El reparto no se podía ganar.
review-points =
    { $count ->
        [one] Una jugada costó puntos.
       *[other] { $count } jugadas costaron la mayor parte de los puntos perdidos.
    }
review-nothing = Ninguna jugada era mejor que las que se hicieron.
review-unknown = No se ha demostrado ningún error; no se pudo buscar todo.
review-better = Mejor desde la jugada { $ply }: { $line }
