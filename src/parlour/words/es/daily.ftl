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
        [one] 1 día de racha
       *[other] { $count } días seguidos
    }
daily-streak-any =
    { $count ->
        [one] Partidas del día: 1 día con victoria
       *[other] Partidas del día: { $count } días seguidos con victoria
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
