### What the pages of the browser say.

## Everywhere

web-name = Parlour
web-tagline = Five table games by independent designers.
web-close = Close
web-go-back = Go back
web-to-games = All games
web-settings = Settings
web-settings-looks = Looks
web-settings-feel = Playing
web-pages = Pages

## Front page

web-games = Games
web-unfinished = Go on playing
web-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-difficulty =
    { $level ->
        [1] easy
        [2] medium
       *[other] hard
    }
web-moves-played =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
web-score-is = Score { $score }
web-deal = Deal { $deal }

## Addresses that lead nowhere

web-missing = There is no such game
web-missing-text = Perhaps the address was cut short on its way here.
web-bad-address = That table cannot be set
web-address-odd = This address asks for “{ $parts }”, which is not possible in { $game }. The rest of it can be played.
web-address-values = Possible for “{ $name }”: { $values }.
web-address-without = Play without it
web-unreachable-page = The server cannot be reached just now.
web-file-too-large = This is too large to be read here; it may have up to { $most }.

## Game page

web-table = Table
web-status = How the game stands
web-toolbar = Game
web-score = Score
web-turn = Turn
web-to-move = { $tick } to move
web-undo = Undo
web-redo = Redo
web-new = New deal
web-new-game = New game
web-rules = Rules
web-more = More
web-options = Options
web-number = Deal by number
web-restart = Restart this deal
web-restart-game = Start again
web-copy-link = Copy link
web-agree-draw = Agree a draw
web-give-up = Give up
web-keys = Keyboard
web-pause = Pause
web-unreachable = The server cannot be reached; trying again. Nothing is lost.
web-credit = A game by { $author }.
web-link-copied =
    { $shown ->
        [game] The link is copied; it shows this game to anyone.
       *[deal] The link is copied; it deals the same cards to anyone.
    }
web-link-text =
    { $shown ->
        [game] This link shows this game to anyone.
       *[deal] This link deals the same cards to anyone.
    }

## Another table

web-dealt = New deal: { $deal }
web-begun = A new game begins
web-kept = The game before is kept.
web-to-kept = Go back to it
web-kept-heard = The game before is kept; the browser’s Back leads to it

## By ear

web-skip = Skip to the table
web-moves-possible =
    { $count ->
        [0] No move is possible
        [one] 1 move is possible
       *[other] { $count } moves are possible
    }
web-read-of = Move { $number } of { $count }
web-selected = Selected; it goes to { $places }

## Questions

web-give-up-ask = Give up this game?
web-give-up-text = It will count as lost. This cannot be undone. You can also take moves back, or leave and go on another day.
web-give-up-text-by = { $tick } gives up, and the other player wins. This cannot be undone.
web-agree-draw-ask = Agree a draw?
web-agree-draw-text = Both players agree that nobody wins. This cannot be undone.

## A deal by its number

web-deal-number = Number of the deal
web-deal-hint = The same number always deals the same cards.
web-deal-it = Deal
web-deal-empty = Any number will do, 7 for example; it says which cards are dealt.

## Options

web-options-of = Options of { $game }
web-presets = Difficulty
web-usual = { $value } (usual)
web-different = { $option }: { $value }
web-different-here = Different here
web-new-with-options = New deal with these options

## The end

web-end = The end of the game
web-look-at-table = Look at the table
web-won-by = { $tick } has won
web-ended-gave-up = Lost: given up
web-ended-gave-up-by = { $tick } gave up.
web-ended-time = Lost: out of time
web-ended-time-by = { $tick } ran out of time.
web-ended-agreed-draw = Both players agreed a draw.
web-end-score = Score: { $score }
web-end-undo = Take back
web-next-deal = Next deal
web-same-deal = Same deal again

## How places are said

web-spot-empty = empty
web-spot-face-down = face down
web-spot-pile = { $count } cards
web-spot-on-top =
    { $count ->
        [one] one card under it
       *[other] { $count } cards under it
    }
web-spot-run =
    { $count ->
        [one] one card on it
       *[other] { $count } cards on it
    }
web-spot-beneath =
    { $count ->
        [one] one face-down card under it
       *[other] { $count } face-down cards under it
    }
web-spot-target = possible
web-spot-playable = can be played
web-spot-awaits = waits for { $card }
web-spot-ready = ready for { $card }

## A board that is a cylinder

web-turn-back = Turn the board back by one column
web-turn-on = Turn the board on by one column
web-turned = The board now begins at { $place }.

## A heap of cubes

web-heap =
    { $count ->
        [0] The piles as a heap of cubes: none yet.
        [one] The piles as a heap of cubes: 1 cube. Heights from the corner, row by row: { $heights }.
       *[other] The piles as a heap of cubes: { $count } cubes. Heights from the corner, row by row: { $heights }.
    }

## A move that is shown before it is played

web-proposed = { $move }? Press again to play it; Escape takes it back.
web-proposal-withdrawn = Taken back; nothing was played.

## Looking through a pile

web-look-through = Look through: { $place }, { $count } cards
web-pile = { $place }, { $count } cards
web-pile-order = The top card comes first.

## Keys

web-key-arrows = move over the table
web-key-press = press; first the one end of a move, then the other; twice on a card: its plainest move
web-key-unselect = unselect
web-key-status = say how the game stands
web-key-moves = say the possible moves one by one; Enter plays the last one said
web-key-undo = undo
web-key-redo = redo
web-key-new = new deal
web-key-turn = turn the board, if it is a cylinder
web-key-keys = show these keys
web-key-hint = hint
web-key-steps = one move back or on
web-key-ends = to the start or the end
web-key-better = walk along the better line
web-key-leave = leave the better line
web-key-pause = pause, and go on

## Help

web-help = Help
web-hint = Hint
web-hint-means = A good move, found from what you can see.
web-hint-busy = Looking for a good move
web-peek = Peek
web-peek-means = A way found by looking at the hidden cards.
web-peek-busy = Looking at the hidden cards
web-peek-ask = Look at the hidden cards?
web-peek-text = The program looks under the face-down cards and shows where to go from here. It is counted, and said at the end of the game.
web-peek-step = Step { $step } of { $count }.
web-outlook-ask = Can it still be won?
web-outlook-means = Yes or no, and nothing else is given away. It does not count as help.
web-outlook-ask-two = Who is winning?
web-outlook-means-two = Only what is proved, and not by which move. It does not count as help.
web-outlook-busy = Looking whether it can still be won
web-outlook-busy-two = Looking who is winning
web-outlook =
    { $verdict ->
        [winnable] Yes, it can still be won.
        [dead] No, this game can no longer be won. You can go on for the score.
        [X] X can win, whatever O plays.
        [O] O can win, whatever X plays.
        [draw] If nobody errs, it will be a draw.
       *[other] Not known: neither could be proved in the time.
    }
web-watch = Tell me at once when it can no longer be won
web-watch-means = It does not count as help.
web-watch-dead = This game can no longer be won. Go on for the score?
web-go-on = Go on
web-play-it = Play it
web-ask-again = Ask again
web-cancel = Never mind

## New games

web-winnable = Winnable deal
web-winnable-busy = Looking for a deal that can be won
web-is-winnable = can be won
web-level =
    { $level ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
       *[other] very hard
    }
web-start = Start
web-against = Against
web-against-friend = A friend on this screen
web-against-program = The program
web-strength-of = Strength
web-strength =
    { $level ->
        [1] Beginner
        [2] Learner
        [3] Club player
        [4] Expert
       *[other] Master
    }
web-offer-program = Two play on this screen, in turns.
web-offer-answer = Play the program
web-side = You play
web-side-first = { $tick }, and begin
web-side-second = { $tick }
web-program = Program ({ $tick })
web-your-move = Your move
web-thinking = Thinking

## Help that was given

web-hints =
    { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
web-peeks =
    { $count ->
        [one] 1 peek
       *[other] { $count } peeks
    }
web-review = Review

## Review

web-to-table = Back to the table
web-controls = Steps
web-step-first = To the start
web-step-previous = One move back
web-step-next = One move on
web-step-last = To the end
web-play-by-itself = Play
web-ply-of = { $ply } of { $count }
web-this-move = This move
web-show-better = Better line
web-line-ends = The better line ends here
web-in-place-of = In place of { $move }
web-back-to-game = Back
web-start-of-game = The start
web-numbered = { $number }. { $move }
web-review-waiting = The review will begin in a moment.
web-review-running = Looking at every move of the game: { $done } done.
web-graph = The best possible score after each move
web-graph-two = Who stands better after each move
web-summary = What was found
web-standing =
    { $verdict ->
        [winnable] Can be won
        [dead] Cannot be won any more
        [X] X wins with the best play
        [O] O wins with the best play
        [draw] A draw with the best play
       *[other] Nothing is proved
    }
web-standing-best = { $standing }; at best { $best } points
web-standing-between = { $standing }; at best from { $found } to { $bound } points
web-estimate =
    { $side ->
        [X] Not proved; X seems to stand better
        [O] Not proved; O seems to stand better
       *[other] Not proved; it seems to be even
    }
web-fatal = This move lost the win.
web-fatal-two = This move gave away what was proved.
web-lost =
    { $count ->
        [one] It cost 1 point.
       *[other] It cost { $count } points.
    }
web-mark-fatal =
    { $players ->
        [1] lost the win
       *[other] gave it away
    }
web-par-was = The best possible score was { $par }.
web-never-winnable = This deal could not be won.
web-no-faults = No move can be shown to have been a mistake.
web-incomplete = Not everything could be proved in the time; what is said here is proved.
web-go-fatal =
    { $players ->
        [1] Move { $ply } lost the win
       *[other] Move { $ply } gave it away
    }
web-go-costly = Move { $ply }: { $lost }
web-level-winnable = yes
web-level-dead = no
web-column-move = Move
web-column-played = Played
web-column-standing = After it
web-column-fault = Said against it

## Lessons

web-lesson = Lesson
web-lesson-learn = Learn to play
web-lesson-learn-game = Learn to play { $game }
web-lesson-take = Take the lesson
web-lesson-offer = New here? The lesson takes two minutes.
web-lesson-progress = { $number } of { $count }
web-lesson-back = Back
web-lesson-next = Next
web-lesson-show = Show me
web-lesson-other = That is allowed too. But for now: { $move }.
web-lesson-not-that = Not that one. Try this: { $move }.
web-lesson-read-on = There is nothing to do on the table yet. Read on with “Next”.
web-lesson-play = Play a game now
web-lesson-again = Lesson again

## Finished games and records

web-finished = Finished games
web-all-games = All games
web-which-game = Which game
web-none-finished = No game is finished yet. Finished games are kept here, to be replayed and reviewed.
web-older = Older games
web-imported = From a record
web-review-of = Review of { $game }, { $when }
web-replay = Replay
web-this-game = This game
web-download = Download
web-play-this-deal = Play this deal
web-play-this-game = Play this game
web-open-record = Open a record
web-open = Open
web-record-hint = A record is a small file that holds a whole game. The game is kept here as one to look at; it is not counted as played.
web-record-file = A file; it can be dropped here, too
web-record-text = Or the text of a record

## Without a connection

web-offline = No connection just now. What you have read here can be read again, and at each table one move is kept and goes out later; all else has to wait.
web-move-kept = No connection. Your move is kept here and goes out when it is back; until then the next move and Undo have to wait.
web-waits = That has to wait until the connection is back.
web-not-sent = A move that was kept here could not be played.
web-to-read = To read without a connection
web-rules-of = Rules of { $game }
