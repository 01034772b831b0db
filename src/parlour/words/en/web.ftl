### What the pages of the browser say.

## Everywhere

web-name = Parlour
web-tagline = Five table games by independent designers.
web-close = Close
web-go-back = Go back
web-to-games = All games

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
web-unreachable-page = The server cannot be reached just now.

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
web-unreachable = The server cannot be reached; trying again. Nothing is lost.
web-credit = A game by { $author }.
web-link-copied = The link is copied; it deals the same cards to anyone.
web-link-text = This link deals the same cards to anyone.

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
web-new-with-options = New deal with these options
web-new-game-with-options = New game with these options

## The end

web-end = The end of the game
web-look-at-table = Look at the table
web-won-by = { $tick } has won
web-ended-gave-up = Given up
web-ended-gave-up-by = { $tick } gave up.
web-ended-agreed-draw = Both players agreed a draw.
web-end-score = Score: { $score }
web-end-undo = Take back
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
web-spot-awaits = waits for { $card }
web-spot-ready = ready for { $card }

## Looking through a pile

web-look-through = Look through: { $place }, { $count } cards
web-pile = { $place }, { $count } cards
web-pile-order = The top card comes first.

## Keys

web-key-arrows = move over the table
web-key-press = press; first the one end of a move, then the other
web-key-unselect = unselect
web-key-undo = undo
web-key-redo = redo
web-key-new = new deal
web-key-keys = show these keys
