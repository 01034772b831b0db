### The games of the day, the time a game takes, par, and results to tell others.

## The games of the day

daily-today = Hoy
daily-of = Partida del { $day }
daily-state =
    { $state ->
        [new] sin jugar
        [going] empezada
        [won] ganada
        [lost] perdida
       *[drawn] empatada
    }
daily-streak =
    { $count ->
        [one] 1 día seguido
       *[other] { $count } días seguidos
    }
daily-streak-any =
    { $count ->
        [one] Una partida del día ganada 1 día seguido
       *[other] Una partida del día ganada { $count } días seguidos
    }

## The time

time-label = Tiempo
time-paused = En pausa
time-resume = Seguir

## Par, and telling others

par = Máximo posible: { $par }
par-at-least = Se podían lograr al menos { $par }.
share = Compartir
share-copied = El resultado está copiado; no revela ninguna jugada.
share-text = Copia este resultado; no revela ninguna jugada.
share-no-help = sin ayuda
share-score-of-par = Puntuación { $score }, máximo posible { $par }
