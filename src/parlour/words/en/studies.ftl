### The pages of studies: two sets of a game's options compared on the same deals.

studies = Studies
studies-what = What does a change of the rules do? The same deals are played under both, and you see how often each player wins and how sure that is.
studies-yours = Your studies
studies-new = A new study
studies-game = Game
studies-rules = Rules
studies-versus = Compared with
studies-players = Who plays
studies-player =
    { $name ->
        [random] Random
        [greedy] Greedy
        [strong] Strong
        [level-1] Level 1 (beginner)
        [level-2] Level 2 (learner)
        [level-3] Level 3 (club player)
        [level-4] Level 4 (expert)
        [level-5] Level 5 (master)
       *[thoughtful] Thoughtful
    }
studies-player-means =
    { $name ->
        [random] Plays any legal move: how far luck alone goes.
        [greedy] Plays the move that looks best at sight, without thinking ahead.
        [strong] Thinks ahead, knowing no more than a person at the table could know.
        [level-1] The program at its first strength, on both sides.
        [level-2] The program at its second strength, on both sides.
        [level-3] The program at its third strength, on both sides.
        [level-4] The program at its fourth strength, on both sides.
        [level-5] The program at its full strength, on both sides; it thinks for some seconds a game.
       *[thoughtful] Knows all cards and proves what can be won; what it cannot settle counts as undecided.
    }
studies-size = How many games
studies-sure = ± { $points } points
studies-size-means = How sure a win rate is, in percentage points: the more games, the surer.
studies-deals = Games of each player under each rules
studies-first = First deal
studies-first-means = The same number means the same deals again.
studies-takes = It takes { $time } when nothing else goes on.
studies-takes-long = It takes { $time } when nothing else goes on. After { $minutes } minutes it stops, and you can have it go on.
studies-minutes =
    { $count ->
        [0] less than a minute
        [one] about a minute
       *[other] about { $count } minutes
    }
studies-hours =
    { $count ->
        [one] about an hour
       *[other] about { $count } hours
    }
studies-begin = Begin the study
studies-compared = { $one }, compared with: { $other }
studies-about = { $players }; { $count } games each, deals { $first } to { $last }
studies-state =
    { $state ->
        [waiting] Waiting
        [running] Being played
        [stopped] Stopped
       *[done] Done
    }
studies-bar = Games played
studies-progress = { $games } of { $all } games
studies-getting-ready = The players get ready; the first time, that may take a minute or more.
studies-left = { $progress }, { $time } left
studies-ahead =
    { $count ->
        [0] It begins in a moment.
        [one] It waits for one other study.
       *[other] It waits for { $count } other studies.
    }
studies-why =
    { $why ->
        [cancelled] The study was stopped.
        [time] The study has had its time, so that others have their turn.
       *[broken] The study broke off on the server.
    }
studies-kept = { $games } of { $all } games are kept.
studies-all-done =
    { $count ->
        [one] The one game is played.
       *[other] All { $count } games are played.
    }
studies-so-far = So far
studies-won =
    { $players ->
        [1] Won
       *[other] Won by X, who begins
    }
studies-from-to = { $low } to { $high }
studies-cancel = Stop
studies-resume = Go on
studies-delete = Delete
studies-delete-ask = Delete this study?
studies-delete-text = Its games and its report are gone for ever, for everybody who has its address.
studies-report = Save the report
studies-rows = Save the games (Parquet)

## What is not possible

studies-unknown = There is no such study here, or it is somebody else's.
studies-unkept = The server's disk does not take the study; nothing has changed. Please try again later.
studies-too-many = You have { $most } studies; delete one of them first.
studies-at-once = You have { $most } studies waiting or being played; let one end, or stop it.
studies-going-on = The study is not at that point: one that goes on can be stopped, and one that has stopped can go on or be deleted.
studies-unfinished = The study is not at its end yet; what it finds can be read when it is.
studies-same-rules = The two sets of rules are the same; change something in one of them.
studies-no-players = Nobody plays; choose at least one player.
studies-deals-wrong = There are from 1 to { $most } games of each player under each rules in a study.
studies-deals-end = From deal { $first } on there are not so many deals as { $deals }, for the last one is { $most }; begin lower, or play fewer.
