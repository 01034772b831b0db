### The games of the day, the time a game takes, par, and results to tell others.

## The games of the day

daily-today = Today
daily-of = Game of { $day }
daily-state =
    { $state ->
        [new] not played yet
        [going] begun
        [won] won
        [lost] lost
       *[drawn] drawn
    }
daily-streak =
    { $count ->
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
daily-streak-any =
    { $count ->
        [one] A game of the day won on 1 day in a row
       *[other] A game of the day won on { $count } days in a row
    }

## The time

time-label = Time
time-paused = Paused
time-resume = Go on

## Par, and telling others

par = Par: { $par }
par-at-least = At least { $par } was possible.
share = Share
share-copied = The result is copied; it gives no move away.
share-text = Copy this result; it gives no move away.
share-no-help = without help
share-score-of-par = Score { $score }, par { $par }
