### Studies: what is wrong with one, and what it found.

study-twice =
    { $kind ->
        [player] The player { $name } is named twice; each may be named once.
       *[variant] Two of the variants are the same, { $name }; leave one out.
    }
study-exists = There is a study in "{ $folder }" already; go on with it by --resume, or choose another folder.
study-none = There is no study in "{ $folder }" to go on with.
study-damaged = The file study.json in "{ $folder }" is not as a study writes it, so the study cannot go on; begin a new one in another folder.
study-not-empty = There are other files in "{ $folder }"; choose a new folder, or an empty one.
study-folder-missing = { $option } needs the name of a folder.
study-resume-alone = The study in "{ $folder }" has its own game, deals and options; beside --resume only --jobs, --cluster and --json may stand.
study-rules = The study was begun under other rules of { $game }, so its results would not fit together; begin a new one.
study-running = Somebody is running the study in "{ $folder }" just now.
study-unwritable = The study cannot be kept in "{ $folder }": { $reason }.
study-unwritable-file = The study cannot be kept in "{ $folder }", because of "{ $file }": { $reason }.
study-cluster-none = No scheduler answers at "{ $address }"; it is an address such as tcp://10.0.0.1:8786, or local.
study-cluster-empty = The scheduler at "{ $address }" has no workers; start some with dask worker { $address }.
study-cluster-gone = The scheduler is gone. What was done is kept; go on with: { $command }
study-until = --until cannot be "{ $value }"; it is a percentage from 0.01% to 50%, as in 0.5%.
study-game-needed = parlour study needs a game, or --resume and the folder of a study.
study-no-deals = Say which deals with --deals, as in --deals 0-999.
study-too-many = A study has { $most } games at most: deals, times variants, times players; these would be { $games }.
study-thoughtful-side = The solver, thoughtful, is no side in a game; name it by itself.
study-no-players = Name at least one player with --player; the players are { $players }.
study-vs-preset = { $game } has no preset "{ $preset }" for --vs, and it sets no option; write it like { $example }.
study-jobs-cluster = --jobs is for this machine, so leave it out with --cluster, or use --cluster local.
study-kept = The study is kept in { $folder }; if it is broken off, go on with: { $command }
study-broken-off = Broken off. Go on with: { $command }
study-bar = Games

## What a study found: how things are called

study-usual = the usual rules
study-preset = “{ $preset }”
study-changed = “{ $option }: { $value }”
study-changed-too = { $first }, { $rest }
study-player = { $name }
study-players = { $one } against { $other }
study-decimal = { $whole }.{ $rest }
study-percent = { $number }%
study-between = { $low } to { $high }
study-quantiles = { $low }, { $lower }, { $median }, { $upper }, { $high }
study-probability = p { $sign } { $number }
study-cell = { $value }

## The verdict

study-says = With { $variant }, { $clauses }.
study-joined = { $first }; { $rest }
study-clause-winnable =
    { $change ->
        [none] { $after } of the deals can be won
        [sure] { $after } of the deals can be won instead of { $before }
        [same] the same deals can be won, { $after }
        [undecided] at least { $after } of the deals can be won, before at least { $before }, too much is undecided to tell whether that is a change
       *[open] { $after } of the deals can be won, before { $before }, too few to tell whether that is a change
    }
study-clause-won =
    { $change ->
        [none] { $player } wins { $after }
        [sure] { $player } wins { $after } instead of { $before }
        [same] { $player } wins the same deals, { $after }
       *[open] { $player } wins { $after }, before { $before }, too few games to tell whether that is a change
    }
study-clause-forced =
    { $change ->
        [none] with best play X, who begins, wins { $after } of the openings
        [sure] with best play X, who begins, wins { $after } of the openings instead of { $before }
        [same] with best play X, who begins, wins the same openings, { $after }
        [undecided] with best play X, who begins, wins at least { $after } of the openings, before at least { $before }, too much is undecided to tell whether that is a change
       *[open] with best play X, who begins, wins { $after } of the openings, before { $before }, too few to tell whether that is a change
    }
study-clause-first =
    { $change ->
        [none] X, who begins, wins { $after } of the games of { $player } and { $drawn } are drawn
        [sure] X, who begins, wins { $after } of the games of { $player } instead of { $before } and { $drawn } are drawn, before { $drawnbefore }
        [same] X, who begins, wins the same games of { $player }, { $after }, and { $drawn } are drawn, before { $drawnbefore }
       *[open] X, who begins, wins { $after } of the games of { $player }, before { $before }, too few to tell whether that is a change, and { $drawn } are drawn, before { $drawnbefore }
    }
study-clause-scores =
    { $kind ->
        [more] { $player } scores { $points } points more on average
        [open] what { $player } scores differs by { $points } points on average, too little to tell whether that is a change
        [undecided] where the best scores are proved, what { $player } scores differs by { $points } points on average, but too many are not proved to tell whether that is a change
       *[less] { $player } scores { $points } points less on average
    }
study-clause-match =
    { $change ->
        [none] { $one } wins { $share } of the games against { $other } ({ $shareinterval })
       *[other] { $one } wins { $share } of the games against { $other } ({ $shareinterval }), before { $before } ({ $beforeinterval })
    }
study-clause-unknown = none could be decided by the solver, so nothing is known of them; give it more --states
study-clause-alone = of the rules that they are compared with, none could be decided
study-clause-undecided = { $share } of the deals are undecided
study-says-unproved = In { $share } of the deals the best score is not proved; what is said of best scores is said of the others.
study-says-undecided = The solver searched { $states } states a deal at most; what was undecided then counts as lost at the low end of its interval and as won at the high end.
study-says-stopped = It stopped after { $deals } deals, since every interval is narrow enough.
study-says-wide = All deals were played and some interval is still wider than was wished; name more deals.
study-says-skill = With { $variant }, the players make { $share } ({ $interval }) of the spread that players or deals make by themselves.

## The report

study-title = { $game }: a study
study-about = { $games } games, deals { $first } to { $last }, rules version { $version }.
study-verdict = Verdict
study-command = To do the same again
study-rates = How often is it won?
study-scores = Final scores
study-course = How games go
study-differences = Differences on the same deals
study-luck = Luck and skill
study-notable = Deals worth a look
study-column-variant = Rules
study-column-player = Player
study-column-won = Won
study-column-first = X wins
study-column-second = O wins
study-column-interval = 95% interval
study-column-undecided = Undecided
study-column-drawn = Drawn
study-column-advantage = First player's advantage
study-column-decisive = Decisive
study-column-games = Games
study-column-mean = Mean
study-column-quantiles = 5%, 25%, 50%, 75%, 95%
study-column-gap = Below par
study-column-length = Moves
study-column-branching = Legal moves
study-column-forced = Forced
study-column-dead = Already lost
study-column-decisions = Decisions
study-column-lead = Lead changes
study-column-difference = Difference
study-column-better = Better / worse
study-column-chance = Chance alone
study-column-what = Of
study-column-of-players = Between players
study-column-of-deals = Between deals
study-column-skill = Skill
study-column-deal = Deal
study-column-why = Why
study-unbeaten = It can be won, but no player did; the solver needed { $value } states.
study-hardest = It can be won; the solver needed { $value } states.
study-closest =
    { $value ->
        [one] The lead changed { $value } time.
       *[other] The lead changed { $value } times.
    }
study-skill =
    { $value ->
        [one] The better player made { $value } point more.
       *[other] The better player made { $value } points more.
    }
study-axis-won = Won, %
study-axis-score = Final score
study-note-rates =
    { $interval ->
        [sequence] The 95% intervals are those of a confidence sequence, which hold however often one looks; undecided deals count as lost at the low end and as won at the high end.
       *[wilson] The 95% intervals are Wilson's; undecided deals count as lost at the low end and as won at the high end.
    }
study-note-sides =
    { $interval ->
        [sequence] The 95% intervals are those of a confidence sequence, which hold however often one looks. The first player's advantage is how much more often X wins than O; decisive games are those that somebody wins.
       *[wilson] The 95% intervals are Wilson's. The first player's advantage is how much more often X wins than O; decisive games are those that somebody wins.
    }
study-note-scores = Below par: how many points less than the best possible score, where that is proved.
study-note-course = Legal moves: how many there are on average. Forced: positions with a single legal move. Of { $count } deals, looked at move by move: positions that were proved to be lost already; decisions, in which the best move was worth clearly more than a random one; and how often the estimated chance to win crossed one half.
study-note-course-two = Legal moves: how many there are on average. Forced: positions with a single legal move. Of { $count } games, looked at move by move: decisions, in positions whose result is not proved yet; and how often X's estimated chance to win crossed one half.
study-note-differences = Chance alone: how probable such a difference would be if there were none, by McNemar's exact test for wins and Wilcoxon's signed-rank test for scores. Intervals of scores are those of the paired bootstrap.
study-note-luck = How far players lie apart over all deals and deals over all players, as standard deviations of the score or of the part of wins; what neither makes by itself is left out. Skill is the players' part of both together, as variances. Who knows all cards is left out.
study-written = The report is in { $file }; the rows are in { $rows }.
