### What is said about how a game stands: hints, what a look at all cards shows.

hint-only = It is the only move.
hint-wins = After it, { $rate } of 100 tries with the hidden cards dealt anew were won.
hint-score = After it, tries with the hidden cards dealt anew came to { $score } points on average.
hint-even = The game looks even after it.
hint-good = It looks good for { $tick } after it.
hint-proved = It wins for { $tick } for certain.
hint-draw = It holds the draw for certain.
hint-lost = Nothing saves { $tick } against best play; this holds out.
hint-none = There is no move to be made.
peek-winnable = It can be won, and this is a way.
peek-best = It cannot be won any more; this is the way to the best score, { $score }.
peek-dead = It cannot be won any more.
peek-found = It cannot be won any more; { $score } points were found, and nobody knows whether there are more.
peek-unknown = Nobody knows whether it can still be won; too much would have to be searched.
peek-unknown-best = Nobody knows whether it can still be won; the best score found is { $score }.
peek-two =
    { $verdict ->
        [X] X wins against any play, and this is how.
        [O] O wins against any play, and this is how.
        [draw] With best play it is a draw, and this is how.
       *[unknown] Nobody knows how it ends with best play; too much would have to be searched.
    }
