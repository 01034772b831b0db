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
hint-line = { $move }: { $words }. { $reason }
review-ply = ply
review-move = move
review-verdict = verdict
review-best = best
review-value = value
review-lost = lost
review-fatal = this gave the win away
review-costly = this cost points
review-lost-at = The game was lost with move { $ply }, { $move }.
review-dead-deal = The deal could not be won.
review-points =
    { $count ->
        [one] One move cost points.
       *[other] { $count } moves cost most of the points that were lost.
    }
review-nothing = No move was better than those that were played.
review-unknown = No mistake was proved; not everything could be searched.
review-better = Better from move { $ply } on: { $line }
