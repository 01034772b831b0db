### The command line and the games in the terminal.

## Wrong use of the command line

usage-no-such-command = There is no command "{ $word }"; the commands are { $commands }.
usage-no-such-option = { $command } has no option { $option }; its options are { $options }.
usage-missing = { $command } needs { $what }; it is used as: { $usage }
usage-extra = { $command } has no use for "{ $word }"; it is used as: { $usage }
usage-twice = The option { $option } is given twice; it can be given once.
usage-other = { $problem }
usage-empty = The option { $option } cannot be empty.
usage-setting = "{ $setting }" does not set an option; write it like { $example }.
usage-setting-twice = The option { $option } is set twice; it can have one value.
usage-not-for-two = { $game } is played by one, so leave --against out.
usage-side-alone = --as says which side you play against the program; give --against with a level from 1 to 5 too.
usage-not-dealt = { $game } has no cards to deal, so leave the deal out.
usage-deal-needed = { $game } needs a deal to start from; name one, as in --deal 7.
usage-no-deal-to-show = { $game } has no cards, so there is no deal to show.
usage-number = The option { $option } cannot be "{ $value }"; it is a whole number from { $least } to { $most }, written in digits.
usage-range = The option { $option } cannot be "{ $value }"; it is two deal numbers, the smaller first, as in 0-99.
usage-memory-size = The option { $option } cannot be "{ $value }"; it is a size from 1M to 1024G, as in 512M or 2G.
usage-choice = The option { $option } cannot be "{ $value }"; it can be { $values }.
usage-one-start = { $command } takes one start: --deal, --deals or a record.
usage-start-needed = { $game } needs something to start from: --deal 7, --deals 0-99, or the file of a record.
usage-other-game = The record in "{ $file }" is of { $found }, not of { $game }.
usage-preparing = Preparing { $game } for this computer; this takes some seconds, once.
usage-record-options = A record has its own options, so leave --set and --preset out.
usage-one-record = "{ $file }" has { $count } records; a hint is for one.
usage-bad-record = Record { $number }: { $problem }
usage-hint-over = The game is over, so there is no move to hint at.
usage-worker-lost = One of the processes was ended from outside, perhaps because memory was short; try fewer --jobs or less --memory.
usage-players =
    { $game } is a game for { $count ->
        [one] one player; name it with --player.
       *[other] { $count } players; name each with --player.
    }
usage-only-with = The option { $option } is for { $other } only; leave it out, or add { $other }.
usage-no-goal = { $game } has no score to aim at, so leave the goal out.
usage-unreadable = "{ $file }" cannot be read: { $reason }.
usage-no-input = Standard input is closed, so there is nothing to read.
usage-system = That did not work: { $reason }.
usage-output = The output cannot be written: { $reason }.
usage-memory = There is not enough memory for that; try a smaller depth.
error-record-not-text = It is not text in UTF-8; a record is a JSON object, alone in its file or one a line.

## The server

terminal-serving = The games are at { $address } - Ctrl-C stops the server.

## The list of games, and one of them

terminal-game-line = { $title }, by { $author }
terminal-game-facts =
    { $players ->
        [one] one player
       *[other] { $players } players
    }, about { $minutes } minutes, { $difficulty ->
        [1] easy
        [2] of medium difficulty
       *[3] hard
    }
terminal-games-more = parlour games GAME tells more about a game; parlour play GAME plays it here.
terminal-options = Options
terminal-option-values = { $values }; usually { $default }
terminal-presets = Presets
terminal-preset-line = { $meaning } ({ $settings })
terminal-preset-usual = all options as usual

## A deal

terminal-deal-legend =
    { $colour ->
        [yes] Cards on a dark ground lie face down.
       *[no] Cards in round brackets lie face down.
    }
terminal-deal-stock = The stock, its top card first:

## Play: the board

terminal-title = { $game }, deal { $deal }
terminal-option = { $name }: { $value }
terminal-counter = { $label }: { $value }
terminal-score = Score: { $score }
terminal-ply =
    { $count ->
        [0] no move yet
        [one] one move
       *[other] { $count } moves
    }
terminal-against = against the program, level { $level }
terminal-zone =
    { $style ->
        [north-zone] north zone
       *[south-zone] south zone
    }
terminal-thinking = The program thinks ...
terminal-hint-moves = Moves: { $moves }
terminal-hint-count = { $count } moves are possible; type "moves" to see them.

## Play: what is said

terminal-resumed = Welcome back: this is your unfinished game.
terminal-begun = A new game. Type "help" to see what you can type, "rules" for the rules.
terminal-saved = Saved. "{ $command }" goes on with this game.
terminal-left = Good-bye.
terminal-sure =
    { $command ->
        [agree-draw] Do you both agree to a draw? It cannot be taken back. Type "agree draw" again to do it.
       *[give-up] Give up this game? It cannot be taken back. Type "give up" again to do it.
    }
terminal-alone =
    { $command ->
        [undo] "undo" takes no number: it takes back one move. Type "undo" again for one more.
        [redo] "redo" takes no number: it plays one move again. Type "redo" again for one more.
       *[other] "{ $command }" stands alone: type it without "{ $more }".
    }
terminal-try-again = The game stands as it was. Type "{ $text }" again to try once more.
terminal-several = "{ $text }" could mean { $moves }.
terminal-over =
    { $status ->
        [won] You have won. { $outcome }
        [lost] You have lost. { $outcome }
       *[drawn] The game is drawn. { $outcome }
    }
terminal-over-two = { $winner } has won. { $outcome }
terminal-gave-up = You have given up.
terminal-gave-up-two =
    { $by ->
        [X] X has given up, so O has won.
       *[O] O has given up, so X has won.
    }
terminal-agreed-draw = You have agreed to a draw.
terminal-final-score = Your score is { $score }.
terminal-next = What next? "undo" takes back the last move, "restart" plays the same again, "new" deals anew, "quit" leaves.
terminal-next-ended = What next? "new" begins another game, "quit" leaves.

## Play: help

terminal-help = Type a move, or one of these:
terminal-help-undo = take back the last move
terminal-help-redo = play again what was taken back
terminal-help-moves = list the moves that are possible now
terminal-help-hint = show a good move, from what you can see
terminal-help-rules = show the rules of the game
terminal-help-help = show this
terminal-help-restart = take back all moves and begin the same deal again
terminal-help-new = leave this game and begin another
terminal-help-give-up = end this game as lost
terminal-help-agree-draw = end this game as drawn, if you both agree
terminal-help-quit = stop; the game is saved and can be gone on with later
terminal-help-typing = Capitals do not matter, and the start of a move will do where only one move starts so.
terminal-help-signs = On the board, + marks where something can be laid.
terminal-typing-cross-the-barrier = C2xL3 pairs the crosser of column 2 with the barrier card L3; C2+ replaces that crosser from the stock; D2xL3 pairs a card that was left behind.
terminal-typing-unlocker = S1xb4 pairs the card in slot 1 with b4; S2+ replaces the card in slot 2; open opens the next slot.
terminal-typing-lake-effect = draw; recycle turns the waste over; T3-T5:2 moves two cards from column 3 to column 5; T3-G and W-G lay on the grid; W-T2 takes from the waste; G:YH-T2 takes the top of the yellow heart pile back. A + after a pile of the grid means that its next card can be laid.
terminal-typing-foursquare = e4 lays the next card there, on an empty place or on a pile. ×3 after a name means that three cards lie there.
terminal-typing-cross-jack = c4 ticks that place. X starts in the north, at the top, and O in the south; the columns beyond the bars at both sides are the ones from the other side.

## Matches

match-title = { $game }: { $players }, deals { $deals }
match-won = Won { $won }, drawn { $drawn }, lost { $lost }: { $rate } won, by 95% confidence between { $low } and { $high }.
match-score = Score: { $mean } on average; lowest { $least }, 5% { $low }, 25% { $quarter }, median { $median }, 75% { $three_quarters }, 95% { $high }, highest { $most }.
match-counts = Games by score: { $counts }
match-count = { $score } ({ $count })
