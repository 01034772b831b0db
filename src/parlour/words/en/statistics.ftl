### The statistics page, and one's own data on it.

statistics = Statistics
statistics-busy = Adding up your games.
statistics-chart-busy = Drawing the chart.
statistics-none = When you have finished a game, you will see here how it went.
statistics-what = Of each deal the first finished game counts; what was given up is lost. The interval says, with 95% confidence, where your chance to win lies.
statistics-usual = Usual options
statistics-again =
    { $count ->
        [one] 1 more game of a deal you knew; it is not counted.
       *[other] { $count } more games of deals you knew; they are not counted.
    }
statistics-part =
    { $part ->
        [all] All
        [without] Without help
        [with] With help
        [alone] All, without help
       *[helped] All, with help
    }
statistics-games = Games
statistics-won = Won
statistics-won-of = { $won } ({ $percent }; from { $low } to { $high })
statistics-drawn = Drawn
statistics-lost = Lost
statistics-best = Best score
statistics-mean = Mean score
statistics-mean-of =
    { $count ->
        [one] { $mean } (1 game)
       *[other] { $mean } (mean of { $count } games)
    }
statistics-below-par = Points below par, on average
statistics-below-par-of =
    { $count ->
        [one] { $mean } (1 finished game with par known; par reached: { $reached })
       *[other] { $mean } (mean of { $count } finished games with par known; par reached: { $reached })
    }
statistics-mean-time = Time
statistics-best-time = Quickest win
statistics-score = Score
statistics-result = Result
statistics-when = When
statistics-scores = Scores
statistics-over-time = Results over time
statistics-as-table = As a table
statistics-streaks = Games of the day
statistics-any = Any game
statistics-streak = { $name }: won on { $now } days in a row, at most { $longest }

## One's own data

data = Your data
data-what = All your games are kept on this server for this browser, and nowhere else. The file holds them all; another browser can take it in.
data-export = Save as a file
data-import = Take in a file
data-import-busy = Playing the games of the file anew.
data-imported = New games: { $added }; already here: { $known }.
data-delete = Delete everything
data-delete-ask = Delete all your games?
data-delete-text = All games, their moves and reviews, your studies, and your settings in this browser are deleted. Perhaps save them as a file first.
data-delete-go-on = Go on
data-delete-sure = Really delete everything?
data-delete-count =
    { $count ->
        [one] 1 game is deleted for ever.
       *[other] { $count } games are deleted for ever.
    }
