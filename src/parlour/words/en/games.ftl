### The games in one sentence each, their options and presets, and how a game stands.

## The games

game-cross-the-barrier = Lead three columns of crossers through two barriers by pairing neighbouring ranks, and spend as few cards as you can.
game-unlocker = Clear a hexagon of cards from its rim inwards, pairing each with a card in one of a few costly slots.
game-lake-effect = Klondike with three-way cards: build columns of look-alikes and pile all sixty-four cards into a grid that grows like a heap of cubes.
game-foursquare = Lay cards on a drifting grid of sixteen piles, where every highest and every lowest card turns its neighbours over.
game-cross-jack = Two players grow trails of ticks across a board joined at its sides, racing to the far edge or walling each other off.

## Options of Cross The Barrier

option-name-cross-the-barrier-refill_penalty = Refills cost a point
option-cross-the-barrier-refill_penalty = Whether a card that refills the place of a paired crosser costs a point, as a replacement always does.
option-name-cross-the-barrier-last_card = When the stock runs out
option-cross-the-barrier-last_card = Whether the game is lost with the last card of the stock, or only when no pair is left after it.
option-name-cross-the-barrier-left_behind = Second crosser left behind
option-cross-the-barrier-left_behind = What becomes of a card that still lies on the second crossers when its column is cleared: it goes back to the stock, or it stays and can be paired once.
value-last_card-lose = The game is lost
value-last_card-play_on = Play on while there are pairs
value-left_behind-shuffle = Goes back to the stock
value-left_behind-keep = Stays for one more pair

## Options of Unlocker

option-name-unlocker-first_slot_free = First slot is free
option-unlocker-first_slot_free = Whether the slot that is open from the start costs nothing; every slot opened later costs five points in any case.
option-name-unlocker-max_slots = Slots at most
option-unlocker-max_slots = How many pairing slots may be opened in one game.
option-name-unlocker-unlock_at = Empty neighbours to unlock
option-unlocker-unlock_at = How many places next to a face-down card must have been emptied before it turns face up; the fewer, the easier.

## Options of Lake Effect

option-name-lake-effect-order = Order in the columns
option-lake-effect-order = Whether a card laid on a column must be the lower of the two, or may be either.
option-name-lake-effect-recycles = Turnings of the waste
option-lake-effect-recycles = How many times the waste may be turned over to be the stock again; with 0, each card comes up once.
option-name-lake-effect-take_back = Cards may leave the grid
option-lake-effect-take_back = Whether a card may be taken back from the grid to a column.
option-name-lake-effect-empty_needs = High marks for an empty column
option-lake-effect-empty_needs = How many of blue, square and 4 a card must show to be laid on an empty column; with 3, only the blue square 4 will do.
option-name-lake-effect-runs = Cards moved at once
option-lake-effect-runs = Whether the face-up cards at the end of a column may move together, or only one at a time.
value-order-descending = Downwards only
value-order-any = Either way
value-recycles-unlimited = Unlimited
value-runs-whole = Whole runs
value-runs-single = Single cards

## Options of Foursquare

option-name-foursquare-flip = Which piles turn over
option-foursquare-flip = Whether a highest or lowest card turns only the other piles of its line, or itself as well.
option-name-foursquare-touching = A new pile touches
option-foursquare-touching = Whether a new pile must share an edge with another pile, or may touch one at a corner.
option-name-foursquare-max_down = Piles face down at most
option-foursquare-max_down = How many piles may lie face down at the end of a turn; with one more the game is lost.
option-name-foursquare-pile_limit = Cards in a pile at most
option-foursquare-pile_limit = How many cards a pile can hold; with 1, no card may be laid on another.
value-flip-others = Only the others
value-flip-line = The whole line
value-touching-orthogonal = Along an edge
value-touching-diagonal = Corners count too

## Options of Cross-Jack

option-name-cross-jack-columns = Columns
option-cross-jack-columns = How many columns the board has from seam to seam; make it more than the rows, or each player can simply shut the other out.
option-name-cross-jack-rows = Rows
option-cross-jack-rows = How many rows the board has, the two home rows included.
option-name-cross-jack-blockade = Drawn when shut out
option-cross-jack-blockade = Whether the game is drawn as soon as one player has no way left across, or only when neither has.
option-name-cross-jack-opening = Opening ticks each
option-cross-jack-opening = How many ticks each player makes in the own zone before the turns begin.
value-blockade-any = Either player
value-blockade-both = Both players

## Values of yes-or-no options

value-true = Yes
value-false = No

## Presets

preset-easy = Easy
preset-standard = Standard
preset-hard = Hard
preset-meaning-lake-effect-easy = Columns may be built up as well as down.
preset-meaning-lake-effect-standard = Columns are built downwards; the waste may be turned over without limit.
preset-meaning-lake-effect-hard = Columns are built downwards, the waste may be turned over three times, and the grid keeps its cards.

## How a game stands

status-playing = In play
status-won = Won
status-lost = Lost
status-drawn = Drawn
