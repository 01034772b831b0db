### What the server and the store say: what happened at a table, and what went wrong.

## What happened at a table

said-undo = Taken back: { $move }
said-redo = Again: { $move }
said-restart = Back to the start: all moves are taken back.
said-hint = A hint was given.
said-peek = What is proved was shown.
said-give-up =
    { $by ->
        [X] X gives up.
        [O] O gives up.
       *[other] The game is given up.
    }
given-up-cost =
    { $points ->
        [one] Giving up costs 1 point, for the card that is left.
       *[other] Giving up costs { $points } points, for the cards that are left.
    }
said-time = The time is up.
said-agree-draw = The game is agreed drawn.
said-pause = The game is paused.
said-resume = The game goes on.

## What one who sees the table notices beside it

noticed-shows = { $place }: { $card }
noticed-up = { $place } turns up: { $card }
noticed-down = { $place } turns face down
noticed-empty = { $place } is empty now
noticed-returned = { $card } goes back to the stock
noticed-ready = { $place } is ready for { $card }
noticed-count = { $label }: { $value }
noticed-score = Score: { $score }
noticed-turn = { $tick } to move

## What is not possible at a table

error-table-unknown = There is no such game here; perhaps it was played in another browser.
error-table-stale = The game has gone on in the meantime, perhaps in another window; this is how it stands now.
error-table-finished = This game is over; you can begin a new one.
error-table-rules = This game was played under older rules, so it cannot go on; a new game can be begun.
error-table-paused = The game is paused; go on with it first.
error-table-not-paused = The game is not paused, so there is nothing to go on with.
error-nothing-to-undo = There is no move to take back.
error-nothing-to-redo = There is no move to play again.
error-give-up-by = Only in a game for two is it said who gives up; leave "by" out for { $game }.
error-agree-draw = A draw is agreed by two players; { $game } is played by one, who can give up.
error-deal-missing = { $game } has no cards to deal, so it takes no "deal".

error-give-up-program = You can give up for yourself only; the program plays { $tick }.
error-opponent = { $game } is played by one, so it takes no "opponent".
error-programs-turn = It is the program's turn.
error-not-programs-turn = It is not the program's turn, so it has no move to make.
error-review-unfinished = This game is not over yet; it can be looked through and reviewed when it is.
error-winnable-deal = Either a winnable deal is looked for or a deal is named; leave "deal" or "winnable" out.
error-winnable-game = { $game } has no cards to deal, so no deal of it can be proved winnable.
error-par-two = In { $game } there is no score, so there is no best one.
error-daily-date = "{ $date }" is not a day; write one as 2026-11-30.
error-daily-future = { $date } is yet to come; its deal is kept until then.
error-none-winnable = No deal was proved winnable in the time there was; please try again, or choose other options.
error-overloaded = There is too much to work out at the moment; please try again in a little while.
error-job-lost = Working that out broke off; nothing has changed. Please try again.

## What is wrong with a file of one's data

error-own-data-parts = The file is made of more than { $most } parts; no file of games that Parlour writes is.
error-own-data-none = This is no file of Parlour's, so nothing was taken in. Choose one that was made here with “Save as a file”.
error-own-data-shape = The file is not one that Parlour wrote, or it was changed: { $where } is not right. Nothing was taken in.
error-own-data-game = A game in the file, { $where } ({ $game }), cannot be played by the rules: { $reason } Nothing was taken in.
error-own-data-deal = The number of the deal is missing; { $game } needs one.
error-own-data-move = That is no move of the game: { $move }.
error-own-data-moment = { $moment } is not a moment with its time zone.
error-own-data-time = To play all these games anew takes too long; nothing was taken in. Please try again when less is going on.
error-own-data-count = Meanwhile there are { $count } games; nothing was deleted. Look at the number again.

## What is wrong with a request

error-host = This server does not answer to the name "{ $host }"; use its own address, or tell it the name in PARLOUR_NAMES.
error-origin = The request comes from another site, { $origin }; only the server's own pages may change games.
error-cross-site = The request comes from another site; only the server's own pages may change games.
error-not-json-type = A request here is JSON; its Content-Type has to be application/json.
error-too-large = The request is too large; at most { $limit } bytes are read.
error-body-not-json = The body of the request is not a JSON object; send one such as {"{"}"game": "unlocker"{"}"}.
error-body-missing = The request has no body; send an object such as {"{"}"game": "unlocker"{"}"}.
error-request = { $where } is not right: { $problem }.
error-request-missing = { $where } is missing; it is needed here.
error-request-twice = { $where } is given twice; it can be given once.
error-request-unknown = { $where } is not known here; leave it out.
error-page-unknown = There is nothing at this address.
error-method = This address does not take { $method }; it takes { $allowed }.
error-server = Something went wrong in the server; the game is safe as it was. Please try again.

## Trouble with the database

error-database-address = That is not a database's address; it is sqlite:///folder/file.db or postgresql+psycopg://user@host/database.
error-database-folder = The folder of { $database } cannot be used: { $reason }.
error-database-folder-is-file = { $file } is a file, not a folder, so there can be no { $database }; name a folder for the games in PARLOUR_DATA.
error-database-is-folder = { $database } is a folder, not a file; name a file in it for the games.
error-database-full = The disk is full, so nothing can be saved in { $database } and nothing has changed. Make room and try again.
error-database-disk = The disk does not take what should be saved in { $database }; it is most likely full. Nothing has changed; make room and try again.
error-database-readonly = The games in { $database } cannot be saved, since it may not be written to; check its permissions.
error-database-cannot-open = The file { $database } cannot be opened; check that its folder may be written to.
error-database-busy = The games in { $database } are busy at the moment; nothing has changed. Please try again.
error-database-not-one = The file { $database } is not a database of games, or it is damaged; name another one with --database.
error-database-other = The file { $database } is another program's database; name another one with --database.
error-database-newer = The games in { $database } were saved by a newer Parlour; please update this one.
error-database-unreachable = The database { $database } cannot be reached: { $reason }
error-database-failed = The database { $database } could not do that, so nothing has changed: { $reason }
error-database-served = { $database } is served already, at { $address }.

## Trouble with the address

error-port-in-use = Port { $port } of { $host } is in use; name another one with --port.
error-port-forbidden = Port { $port } may not be used by you; name one from 1024 on with --port.
error-host-unknown = { $host } is not an address of this machine; 127.0.0.1 is, and 0.0.0.0 stands for all of its addresses.

## What a value has to be

problem-number = it has to be a whole number
problem-at-least = it has to be at least { $value }
problem-less-than = it has to be less than { $value }
problem-one-of = it has to be one of { $value }
problem-text = it has to be a text
problem-true-or-false = it has to be true or false
problem-object = it has to be an object
problem-other = it does not fit what /openapi.json says of it
