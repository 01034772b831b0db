### What is said when something asked for makes no sense.

error-language = There is no language "{ $language }"; there are { $languages }.
error-game-unknown = There is no game "{ $game }"; the games are { $games }.
error-lesson-none = There is no lesson for "{ $game }" yet.
error-option-unknown = { $game } has no option "{ $option }"; its options are { $options }.
error-option-value = The option { $option } cannot be { $value }; it can be { $values }.
error-preset-unknown = { $game } has no preset "{ $preset }"; its presets: { $presets }.
error-player-unknown = There is no player "{ $player }" for { $game }; its players are { $players }.
error-deal = "{ $deal }" is not a deal number; it is a whole number from 0 to 9223372036854775807, written in digits without a zero in front.
error-illegal-move = { $move } is not possible here. { $reason }
error-record-move = Move { $ply } of the record, { $move }, is not possible there. { $reason }
error-no-record = There is no record in it; a record is a JSON object such as {"{"}"game": "unlocker", "deal": 7, "moves": []{"}"}.
error-records-many = There are { $count } records in it; please open them one at a time.
error-not-json = Line { $line } is not JSON; a record is a JSON object, alone in its file or one a line.
error-json-too-large = Line { $line } has a number that is too long, or is nested too deep, to be read.
error-record-key-twice = The key "{ $key }" stands twice in one object; each may stand only once.
error-record-object = A record is a JSON object such as {"{"}"game": "unlocker", "deal": 7, "moves": []{"}"}.
error-record-key = A record has no key "{ $key }"; its keys are { $keys }.
error-record-no-game = The record names no game; it needs a "game".
error-record-options = The record's "options" have to be an object of names and values.
error-record-moves = The record's "moves" have to be a list of texts.
error-record-not-dealt = { $game } has no cards to deal, so its record takes no "{ $key }".
error-record-deal-or-deck =
    { $count ->
        [0] The record has neither "deal" nor "deck"; it needs one of them.
       *[other] The record has both "deal" and "deck"; it needs just one of them.
    }
error-record-rules-version = The record's "rules_version" has to be a whole number from 1 on.
note-record-rules = This record was made under version { $version } of the rules; here it is played under version { $now }.
error-record-about = The record's "about" has to be an object.
error-record-ended = The record's "ended" has to be an object with "how" (one of { $endings }) and "by" ("X" or "O" in a game for two, else null).
error-deck-list = A deck is a list of { $count } card names.
error-deck-card = Card { $place } of the deck, "{ $card }", is not in this game; its cards are written like { $example }.
error-deck-twice = The deck has { $card } twice, the second time as card { $place }.
error-deck-missing = The deck has { $found } of { $count } cards; { $card } is missing.
