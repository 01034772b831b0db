### What the rulebook says: cards, places, moves, reasons and endings.

## Cards

card-standard = { $rank } of { $suit }
rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
card-triple-topper =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } { $shape ->
        [C] circle
        [H] heart
        [T] triangle
       *[S] square
    } { $number }
tick-X = X
tick-O = O

## Places

place-stock = Stock
place-discard = Discard pile
place-waste = Waste
place-next = Next card
place-slot = Pairing slot { $number }
place-hexagon = Hexagon { $row }{ $number }
place-crosser =
    { $level ->
        [1] First crosser { $number }
        [2] Second crosser { $number }
       *[3] Third crosser { $number }
    }
place-barrier =
    { $side ->
        [upper] Upper barrier { $number }
       *[lower] Lower barrier { $number }
    }
place-grid = Place { $column }{ $row }
place-column = Column { $number }
place-payoff =
    Pile of { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } { $shape ->
        [C] circles
        [H] hearts
        [T] triangles
       *[S] squares
    }
place-board = { $column }{ $row }
place-zone =
    { $zone ->
        [north-zone] { $place }, north zone
       *[south-zone] { $place }, south zone
    }
place-tray = Ticks of { $tick }

## Counters

counter-stock = Stock
counter-field = Hexagon
counter-barriers = Barriers
counter-face-down = Face down, at most { $limit }
counter-piles = Piles
counter-still-down = Face down
counter-recycles = Turnings left
counter-ticks = Ticks

## Moves

move-pair-barrier = { $card } pairs with { $other }, { $place }
move-replace-crosser = A card from the stock replaces { $card }, column { $number }
move-pair-slot = { $card }, slot { $slot }, pairs with { $other }, { $place }
move-replace-slot = A card from the stock replaces { $card }, slot { $slot }
move-open-slot = A card from the stock opens slot { $slot }
move-lay = { $card } to { $column }{ $row }
move-lay-on = { $card } onto the pile on { $column }{ $row }
move-draw =
    { $count ->
        [one] One card is drawn
       *[other] { $count } cards are drawn
    }
move-recycle = The waste is turned over
move-run =
    { $others ->
        [0] { $card } to column { $column }
        [one] { $card } and the card on it to column { $column }
       *[other] { $card } and { $others } cards on it to column { $column }
    }
move-to-grid = { $card } to the grid
move-take-back = { $card } back from the grid to column { $column }
move-tick = { $tick } ticks { $place }

## Why a move is not possible

why-over = The game is over.
why-not-a-move = That is not a move of this game; a move looks like { $example }.
why-nothing-between = No move goes from the one to the other.
why-nothing-here = Nothing can be done with that now.
why-both = { $first } { $second }
why-not-neighbours = { $first } and { $second } are not neighbours.
why-place-empty = There is no card there.
why-face-down = That card is still face down.
why-locked =
    { $count ->
        [one] That card is locked until one place next to it is empty.
       *[other] That card is locked until { $count } places next to it are empty.
    }
why-slot-closed = Slot { $slot } is not open yet.
why-slots-all-open =
    { $count ->
        [one] The only slot is open already.
       *[other] All { $count } slots are open already.
    }
why-pair-possible = There is still a pair to make; the stock helps only when there is none.
why-stock-empty = The stock is empty.
why-stock-left = There are still cards in the stock to draw.
why-no-recycles = The waste may not be turned over again.
why-pile-full =
    { $count ->
        [one] A pile takes only one card.
       *[other] That pile is full: it holds { $count } cards.
    }
why-span = The grid would be more than four places wide or tall.
why-not-touching = A new pile has to touch another one.
why-same-place = It lies there already.
why-single-cards = Cards move one at a time here.
why-no-take-back = Cards in the grid stay there.
why-grid-needs-it = The grid needs the { $card } where it is.
why-grid-not-next = The { $needed } goes to the grid before the { $card }.
why-grid-needs-first = The { $card } needs the { $needed } in the grid first.
why-not-high =
    { $count ->
        [1] An empty column takes a blue card, a square or a 4; the { $card } is none of these.
       *[other] An empty column takes a card that is at least { $count } of blue, square and 4; the { $card } is not.
    }
why-not-agreeing = The { $first } and the { $second } do not agree in exactly two of colour, shape and number.
why-not-lower = The { $first } is higher than the { $second }; columns are built downwards.
why-off-board = That is off the board, which has { $columns } columns and { $rows } rows.
why-ticked = That place is ticked already.
why-opening = The opening ticks go to the own zone, row { $row }.
why-no-own-tick = A tick has to be next to one of your own.

## How a game ended

ended-barriers-crossed = Both barriers are crossed.
ended-stock-empty =
    { $count ->
        [one] The stock is empty and one barrier card is left.
       *[other] The stock is empty and { $count } barrier cards are left.
    }
ended-field-cleared = The hexagon is cleared.
ended-no-pair =
    { $count ->
        [one] No pair is possible and the stock is empty; one card is left in the hexagon.
       *[other] No pair is possible and the stock is empty; { $count } cards are left in the hexagon.
    }
ended-all-face-up =
    { $count ->
        [one] All sixteen piles show their faces, with one card to spare.
       *[other] All sixteen piles show their faces, with { $count } cards to spare.
    }
ended-too-many-down = { $count } piles lie face down; { $limit } are allowed.
ended-stock-used-up = The stock is used up.
ended-no-place = There is no place left for another card.
ended-grid-full = All sixty-four cards are in the grid.
ended-no-move =
    { $count ->
        [one] No move is left; one card is in the grid.
       *[other] No move is left; { $count } cards are in the grid.
    }
ended-zone-reached = { $tick } has reached the opposite zone.
ended-shut-out = { $tick } has no way left to the opposite zone, so nobody wins.
ended-nobody-has-access = Neither player has a way left to the opposite zone.
