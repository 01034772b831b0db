### What is said when something asked for makes no sense.

error-language = Nav tādas valodas: "{ $language }"; ir šādas: { $languages }.
error-game-unknown = Nav tādas spēles: "{ $game }"; ir šādas spēles: { $games }.
error-lesson-none = Spēlei "{ $game }" vēl nav pamācības.
error-option-unknown = Spēlei { $game } nav opcijas "{ $option }"; tās opcijas: { $options }.
error-option-value = Opcijai { $option } nevar būt vērtība { $value }; iespējams: { $values }.
error-preset-unknown = Spēlei { $game } nav sagataves "{ $preset }"; tās sagataves: { $presets }.
error-player-unknown = Spēlei { $game } nav spēlētāja "{ $player }"; tās spēlētāji: { $players }.
error-deal = "{ $deal }" nav izdales numurs; tas ir vesels skaitlis no 0 līdz 9223372036854775807, rakstīts ar cipariem, bez nulles sākumā.
error-illegal-move = { $move } te nav iespējams. { $reason }
error-record-move = Pieraksta { $ply }. gājiens, { $move }, tur nav iespējams. { $reason }
error-no-record = Tajā nav neviena pieraksta; pieraksts ir JSON objekts, piemēram, {"{"}"game": "unlocker", "deal": 7, "moves": []{"}"}.
error-records-many = Pierakstu skaits tajā ir { $count }; lūdzu, atver tos pa vienam.
error-not-json = { $line }. rinda nav JSON; pieraksts ir JSON objekts, viens pats failā vai pa vienam rindā.
error-json-too-large = { $line }. rindā ir pārāk garš skaitlis vai pārāk daudz līmeņu, lai to nolasītu.
error-record-key-twice = Atslēga "{ $key }" vienā objektā ir divreiz; katra drīkst būt tikai vienreiz.
error-record-object = Pieraksts ir JSON objekts, piemēram, {"{"}"game": "unlocker", "deal": 7, "moves": []{"}"}.
error-record-key = Pierakstam nav atslēgas "{ $key }"; tā atslēgas: { $keys }.
error-record-no-game = Pierakstā nav nosaukta spēle; tam vajag "game".
error-record-options = Pieraksta "options" jābūt objektam ar nosaukumiem un vērtībām.
error-record-moves = Pieraksta "moves" jābūt tekstu sarakstam.
error-record-not-dealt = Spēlē { $game } kārtis neizdala, tāpēc tās pierakstā nav "{ $key }".
error-record-deal-or-deck =
    { $count ->
        [0] Pierakstā nav ne "deal", ne "deck"; vajag vienu no tiem.
       *[other] Pierakstā ir gan "deal", gan "deck"; vajag tikai vienu no tiem.
    }
error-record-rules-version = Pieraksta "rules_version" jābūt veselam skaitlim, sākot no 1.
note-record-rules = Šis pieraksts veikts pēc noteikumu versijas { $version }; te to izspēlē pēc versijas { $now }.
error-record-about = Pieraksta "about" jābūt objektam.
error-record-ended = Pieraksta "ended" jābūt objektam ar "how" (viens no šiem: { $endings }) un "by" ("X" vai "O" spēlē diviem, citādi null).
error-deck-list = Kava ir kāršu nosaukumu saraksts; to skaits: { $count }.
error-deck-card = Kavas { $place }. kārts, "{ $card }", nav šajā spēlē; tās kārtis raksta tā: { $example }.
error-deck-twice = Kavā { $card } ir divreiz, otrreiz kā { $place }. kārts.
error-deck-missing = Kavā kāršu ir { $found } no { $count }; trūkst { $card }.
