### The lessons: what is said at each step. A step's key is "lesson-", the game and its name in lessons/<game>.toml.

## Cross The Barrier

lesson-cross-the-barrier-table = Your three columns want to cross two barriers. In front, face up, stand their first crossers: a queen, an eight and a five. Suits mean nothing in this game.
lesson-cross-the-barrier-barriers = Above them lies the lower barrier, open, and further up the upper one, still face down: four cards each. You win when all eight are gone, and you want to spend as few cards from the stock as you can.
lesson-cross-the-barrier-pair = A crosser and a barrier card leave together when their ranks are one apart. The queen and the jack are such a pair. Take the jack with the queen.
lesson-cross-the-barrier-refill = Both are gone, and a six from the stock has filled the place of the queen. Such a refill costs a point, which is just what the pair brought in.
lesson-cross-the-barrier-neighbours = The first column stands before two barrier cards, and the left one is gone. Take the right one too, and the column moves up; then it needs no refill. Which card is it?
lesson-cross-the-barrier-moved-up = The way was free, so the column moved up. Its second crosser, a nine, lies open now, and so do the two cards of the upper barrier before it. This pair cost you nothing.
lesson-cross-the-barrier-second-column = Now the second column. Only one card is left before it. Take that card with the eight.
lesson-cross-the-barrier-own-crosser = Two fives could take the last card of this barrier. Use the one in the third column: that column then moves up by itself. After the other five you would have to pay for a refill.
lesson-cross-the-barrier-lower-down = The lower barrier is down, which brings seven points, and all your second crossers are out. What is left are three threes and a ten.
lesson-cross-the-barrier-only-pair = Just one pair is possible now. Can you see it?
lesson-cross-the-barrier-replace = A king, a five and an eight, and nothing but threes before them: no pair is possible. Only then may you replace a crosser with the next card of the stock, for one point. None of the three is better than another here, so let the king go.
lesson-cross-the-barrier-clear = A two fits each of the threes. Take the one on the right: it is the last card before the third column, which is then cleared. That is worth five points.
lesson-cross-the-barrier-cleared = Cleared: the third crosser is out, and the eight that was left behind went back into the stock. You were dealt another two. Which three is the last one before the second column?
lesson-cross-the-barrier-last = One card is left, and your four fits. Take it.
lesson-cross-the-barrier-won = Both barriers are down, and all three columns are across: 32 points, with five cards from the stock. Nearly every deal can be won. The art is to win it with little.

## Unlocker

lesson-unlocker-table = Nineteen cards form a hexagon. The twelve on the rim lie open, the seven inside are locked. You win when all of them are gone.
lesson-unlocker-slot = This is a pairing slot, and it holds a seven. A card in a slot takes an open card of the hexagon whose rank is one higher or one lower. Suits mean nothing in this game.
lesson-unlocker-pair = Three eights fit the seven. Take the one in the top row: it touches two locked cards, and a locked card opens when three places next to it are empty.
lesson-unlocker-refilled = The stock has filled the slot again, free of charge. Now it holds a ten. Find the card that it can take.
lesson-unlocker-unlock = A king. The ranks go round, so king and ace are one apart. Take the ace: it is the third neighbour of the locked card beside it.
lesson-unlocker-unlocked = Three of its neighbours are gone, so the card has opened: a ten. It can be taken like any other.
lesson-unlocker-towards = A three can take either of two twos. Choose the one in the top row. The locked card below it has lost one neighbour already, and this makes two.
lesson-unlocker-stuck = A five, but there is neither a four nor a six. When no pair is possible, the stock may help. Replace the card in the slot, for one point, or open a second slot, for five.
lesson-unlocker-replace = A second slot would give you more to choose from until the end, but it is dear. Try the cheap way first: put the next card of the stock on the five.
lesson-unlocker-choice = A nine fits two tens and two eights. Take the ten inside. It is the third neighbour of the locked card to its right, and it touches two more locked cards.
lesson-unlocker-opened = The next one is open. So it goes on: clear places beside locked cards, and they open one after another.
lesson-unlocker-later = Some moves later, four cards are left, and all of them are open. The slot holds a four. What can it take?
lesson-unlocker-two-ways = An ace takes a two. There are two of them, and here either would do. Take the upper one.
lesson-unlocker-king = Two cards to go, and a king in the slot. What goes with a king?
lesson-unlocker-last = A three, and one card left. Take it.
lesson-unlocker-won = The hexagon is empty, and you have won. Nineteen pairs, less three replacements, less five for the slot: eleven points. Not every deal can be won, but most of them can.

## Lake Effect

lesson-lake-effect-table = Seven columns and a stock, as in Klondike. But each card has three features. From low to high they are: red, yellow, green, blue; circle, heart, triangle, square; and 1 to 4.
lesson-lake-effect-grid = All 64 cards are to go to the grid, one pile for each colour and shape. It grows like cubes heaped in the corner of a room. The red circle 1 has to come first. It is still hidden.
lesson-lake-effect-build = In the columns, a card may lie on another if they share two features and it is lower in the third. The yellow square 3 fits the green square 3: yellow is lower than green. Lay it there, and the card under it turns up.
lesson-lake-effect-again = A yellow heart 3 has turned up. Find the green card at the end of a column that it can lie on.
lesson-lake-effect-first-cube = There is the red circle 1. Lay it on the grid.
lesson-lake-effect-next-cubes = Now three cards fit: the red circle 2 on top of it, and the red heart 1 and the yellow circle 1 beside it. One of them lies at the end of a column. Lay it on the grid.
lesson-lake-effect-draw = Nothing else fits the grid for now, so draw. Three cards come from the stock at once, and the last of them lies on top. When the stock is empty you can turn the waste over and go through it again.
lesson-lake-effect-waste = The red circle 2 lies on top of the waste. It is the next one of its pile. Lay it on the grid.
lesson-lake-effect-run = Cards that lie on each other move together. Take the green heart 3 and the yellow heart 3, and lay them on the green heart 4. That empties the first column.
lesson-lake-effect-empty = An empty column is precious. Only a card with a high mark may start it: a blue card, a square or a 4.
lesson-lake-effect-from-waste = The waste shows a blue heart 2. It is blue, so the empty column would take it. But there is another place for it, at the end of a column. Find it, and keep the empty one.
lesson-lake-effect-yellow-circle = Under it lay the yellow circle 1. The grid is waiting for that.
lesson-lake-effect-yellow-heart = Now the yellow heart 1 fits as well, since the red heart 1 and the yellow circle 1 are there to hold it. Lay it on the grid.
lesson-lake-effect-good-start = Five cards are in the grid, and two columns are empty. That is a good start.
lesson-lake-effect-later = Much later, only four squares are left. A blue 3 needs a green 3 beside it. Which card has to go first?
lesson-lake-effect-green = Go on with the green square 4.
lesson-lake-effect-blue = Two blue squares are left. The lower one goes first.
lesson-lake-effect-last = And the last of all 64.
lesson-lake-effect-won = The grid is full, and you have won. Go through the stock calmly; most deals can be won.

## Foursquare

lesson-foursquare-table = One card lies on the table, and the next one waits beside it. You lay the cards one by one, next to others or on top of them, until they form four by four piles. When all sixteen show their faces, you have won.
lesson-foursquare-flip = When the card that you lay is the highest or the lowest of its row, the other piles of the row turn over. Then it is the turn of its column. Lay the five above the four, and watch the four.
lesson-foursquare-flipped = Five is higher than four, so the four has turned face down. That is a danger: with more than four piles face down at the end of a turn, the game is lost.
lesson-foursquare-nothing-open = The next card is a seven. Lay it to the right of the card that is face down. No other card of that row shows its face, so there is nothing to beat, and the row turns up.
lesson-foursquare-ten = No card is higher than a ten, so be careful where it goes. Lay it below the seven: that is the only open card it meets there, and the only one it turns down.
lesson-foursquare-equal = Here comes another ten, beside the first. In its row it meets its equal, so it is not the highest, and nothing turns. In its column it beats the five and the four, and both have turned down.
lesson-foursquare-low = Three piles lie face down. Lay the four at the top of the long column. The ten is the only card there that shows, and four is lower. So all three turn over, and two of them turn up.
lesson-foursquare-turned = Two have come up and the ten has gone down. Turning is not only a danger: it is also how you get your piles back.
lesson-foursquare-limit = Some turns later, four piles lie face down, as many as are allowed. Both piles of the lowest row are among them. A card laid beside them finds nothing to beat there. Lay the two at their left.
lesson-foursquare-limit-kept = Both have turned up. In its column the two lies between an ace and a seven, so nothing turned there.
lesson-foursquare-end = Fourteen piles, all face up, and two places are left at the lower left. Lay the four in the upper one. There is a four in that row, so it is not the lowest. In the column it lies between an ace and a seven. Nothing will turn.
lesson-foursquare-sixteenth = Now the sixteenth pile. A nine will be the highest of its column, and three piles will turn down. Three are allowed. Lay it in the last empty place.
lesson-foursquare-on-top = Cards may also be laid on top of a pile. Lay the five on the nine. No other card of the column shows its face, so all three turn up. In the row it lies between a two and a ten, so nothing turns.
lesson-foursquare-won = Sixteen piles, and all of them show their faces. You have won, with 23 cards to spare, and they are your score.

## Cross-Jack

lesson-cross-jack-table = You are X, and the top row is your home. The bottom row is the home of O. You take turns, and each turn is one tick next to a tick of your own. Whoever first ticks a place in the other's home has won.
lesson-cross-jack-seam = The left edge and the right edge are joined, as if the board were rolled into a tube. So the last column is next to the first. The strips at the sides repeat, faintly, what lies beyond the seam.
lesson-cross-jack-belt = Ticks also stand in the way. In this game O has filled its home, X has no way left, and so it is a draw. A diagonal step slips between two ticks: only an unbroken belt all the way round shuts anybody out.
lesson-cross-jack-opening = Now a game of your own. It opens with two ticks in your home row. Make the first one on the left.
lesson-cross-jack-opening-two = Make the second one far from the first, so that O does not know where you will come down.
lesson-cross-jack-answer = O answers with two ticks in the middle of its home. From now on each of you ticks one place a turn, next to an own tick: beside it, above it, below it or at a corner.
lesson-cross-jack-first = You begin. Go down at once, and away from the ticks of O.
lesson-cross-jack-straight = O comes to meet you. Go straight on down.
lesson-cross-jack-round = O has nearly reached the corner below you. But the edges are joined, and O has forgotten that. The last column is next door to you.
lesson-cross-jack-cross = Step across the seam: down and to the left of your last tick.
lesson-cross-jack-three-ways = Three places of O's home were in your reach, and O had one tick to stop you. The corner is shut. Two are still open.
lesson-cross-jack-win = Go straight down, and win.
lesson-cross-jack-won = You have ticked a place in the home of O and won. X, who begins, has the better chances, so change sides from game to game.
