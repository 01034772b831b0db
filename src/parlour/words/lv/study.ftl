### Studies: what is wrong with one, and what it found.

study-twice =
    { $kind ->
        [player] Spēlētājs { $name } nosaukts divreiz; katru drīkst nosaukt vienreiz.
       *[variant] Divi varianti ir vienādi: { $name }; vienu izlaid.
    }
study-exists = Mapē "{ $folder }" jau ir pētījums; turpini to ar --resume vai izvēlies citu mapi.
study-none = Mapē "{ $folder }" nav pētījuma, ko turpināt.
study-damaged = Fails study.json mapē "{ $folder }" nav tāds, kādu to raksta pētījums, tāpēc to nevar turpināt; sāc jaunu citā mapē.
study-not-empty = Mapē "{ $folder }" ir citi faili; izvēlies jaunu vai tukšu mapi.
study-folder-missing = { $option } vajag mapes nosaukumu.
study-resume-alone = Pētījumam mapē "{ $folder }" ir sava spēle, izdales un opcijas; blakus --resume drīkst būt tikai --jobs, --cluster un --json.
study-rules = Pētījums sākts ar citiem spēles { $game } noteikumiem, tāpēc rezultāti nesaderētu; sāc jaunu.
study-running = Pētījumu mapē "{ $folder }" pašlaik kāds jau veic.
study-unwritable = Pētījumu nevar glabāt mapē "{ $folder }": { $reason }.
study-unwritable-file = Pētījumu nevar glabāt mapē "{ $folder }", jo traucē "{ $file }": { $reason }.
study-cluster-none = Adresē "{ $address }" neatbild neviens plānotājs; tā ir adrese, piemēram, tcp://10.0.0.1:8786, vai local.
study-cluster-empty = Plānotājam "{ $address }" nav darba procesu; palaid kādu ar dask worker { $address }.
study-cluster-gone = Plānotājs ir pazudis. Paveiktais ir saglabāts; turpini ar: { $command }
study-until = --until nevar būt "{ $value }"; tie ir procenti no 0.01% līdz 50%, piemēram, 0.5%.
study-game-needed = Komandai parlour study vajag spēli vai --resume un pētījuma mapi.
study-no-deals = Pasaki ar --deals, kuras izdales, piemēram, --deals 0-999.
study-too-many = Pētījumā ir ne vairāk kā { $most } partiju: izdales reiz varianti reiz spēlētāji; te būtu { $games }.
study-thoughtful-side = Risinātājs thoughtful nav partijas puse; nosauc to vienu pašu.
study-no-players = Nosauc vismaz vienu spēlētāju ar --player; spēlētāji ir { $players }.
study-vs-preset = Spēlei { $game } nav sagataves "{ $preset }", ko norādīt ar --vs, un opcija tā arī nav; raksti tā: { $example }.
study-jobs-cluster = --jobs ir šim datoram, tāpēc ar --cluster to izlaid vai lieto --cluster local.
study-kept = Pētījums glabājas mapē { $folder }; ja tas tiek pārtraukts, turpini ar: { $command }
study-broken-off = Pārtraukts. Turpini ar: { $command }
study-bar = Partijas

## What a study found: how things are called

study-usual = parastie
study-preset = „{ $preset }”
study-changed = „{ $option }: { $value }”
study-changed-too = { $first }, { $rest }
study-player = { $name }
study-players = { $one } – { $other }
study-decimal = { $whole },{ $rest }
study-percent = { $number } %
study-between = no { $low } līdz { $high }
study-quantiles = { $low }; { $lower }; { $median }; { $upper }; { $high }
study-probability = p { $sign } { $number }
study-cell = { $value }

## The verdict

study-says = Noteikumi ({ $variant }): { $clauses }.
study-joined = { $first }; { $rest }
study-clause-winnable =
    { $change ->
        [none] var uzvarēt { $after } izdaļu
        [sure] var uzvarēt { $after } izdaļu, nevis { $before }
        [same] var uzvarēt tās pašas izdales, { $after }
        [undecided] var uzvarēt vismaz { $after } izdaļu, iepriekš vismaz { $before }, pārāk daudz nav izlemts, lai zinātu, vai tās ir pārmaiņas
       *[open] var uzvarēt { $after } izdaļu, iepriekš { $before }, par maz, lai zinātu, vai tās ir pārmaiņas
    }
study-clause-won =
    { $change ->
        [none] spēlētājs „{ $player }” uzvar { $after }
        [sure] spēlētājs „{ $player }” uzvar { $after }, nevis { $before }
        [same] spēlētājs „{ $player }” uzvar tajās pašās izdalēs, { $after }
       *[open] spēlētājs „{ $player }” uzvar { $after }, iepriekš { $before }, par maz partiju, lai zinātu, vai tās ir pārmaiņas
    }
study-clause-forced =
    { $change ->
        [none] ar labāko spēli X, kas sāk, uzvar { $after } atklātņu
        [sure] ar labāko spēli X, kas sāk, uzvar { $after } atklātņu, nevis { $before }
        [same] ar labāko spēli X, kas sāk, uzvar tajās pašās atklātnēs, { $after }
        [undecided] ar labāko spēli X, kas sāk, uzvar vismaz { $after } atklātņu, iepriekš vismaz { $before }, pārāk daudz nav izlemts, lai zinātu, vai tās ir pārmaiņas
       *[open] ar labāko spēli X, kas sāk, uzvar { $after } atklātņu, iepriekš { $before }, par maz, lai zinātu, vai tās ir pārmaiņas
    }
study-clause-first =
    { $change ->
        [none] X, kas sāk, uzvar { $after } partiju ({ $player }), un neizšķirti beidzas { $drawn }
        [sure] X, kas sāk, uzvar { $after } partiju ({ $player }), nevis { $before }, un neizšķirti beidzas { $drawn }, iepriekš { $drawnbefore }
        [same] X, kas sāk, uzvar tajās pašās partijās ({ $player }), { $after }, un neizšķirti beidzas { $drawn }, iepriekš { $drawnbefore }
       *[open] X, kas sāk, uzvar { $after } partiju ({ $player }), iepriekš { $before }, par maz, lai zinātu, vai tās ir pārmaiņas, un neizšķirti beidzas { $drawn }, iepriekš { $drawnbefore }
    }
study-clause-scores =
    { $kind ->
        [more] spēlētājs „{ $player }” iegūst vidēji par { $points } punktiem vairāk
        [open] spēlētāja „{ $player }” rezultāts mainās vidēji par { $points } punktiem, par maz, lai zinātu, vai tās ir pārmaiņas
        [undecided] kur labākais rezultāts ir pierādīts, spēlētāja „{ $player }” rezultāts mainās vidēji par { $points } punktiem, bet pārāk daudz nav pierādīts, lai zinātu, vai tās ir pārmaiņas
       *[less] spēlētājs „{ $player }” iegūst vidēji par { $points } punktiem mazāk
    }
study-clause-match =
    { $change ->
        [none] spēlētājs „{ $one }” uzvar { $share } partiju pret spēlētāju „{ $other }” ({ $shareinterval })
       *[other] spēlētājs „{ $one }” uzvar { $share } partiju pret spēlētāju „{ $other }” ({ $shareinterval }), iepriekš { $before } ({ $beforeinterval })
    }
study-clause-unknown = risinātājs nevarēja izlemt nevienu, tāpēc par tām nekas nav zināms; dod tam vairāk --states
study-clause-alone = pēc noteikumiem, ar kuriem salīdzina, risinātājs nevarēja izlemt neko
study-clause-undecided = { $share } izdaļu paliek neizlemtas
study-says-unproved = Labākais rezultāts nav pierādīts { $share } izdaļu; par labākajiem rezultātiem teiktais attiecas uz pārējām.
study-says-undecided = Katrai izdalei pārmeklēts ne vairāk kā { $states } stāvokļu; kas tad palika neizlemts, intervāla apakšā skaitās zaudēts un augšā uzvarēts.
study-says-stopped = Tas apstājās pēc { $deals } izdalēm, jo katrs intervāls ir pietiekami šaurs.
study-says-wide = Visas izdales izspēlētas, bet kāds intervāls joprojām ir platāks, nekā vēlējies; nosauc vairāk izdaļu.
study-says-skill = Noteikumi ({ $variant }): no izkliedes, ko rada spēlētāji vien vai izdales vien, { $share } ({ $interval }) rada spēlētāji.

## The report

study-title = { $game }: pētījums
study-about = Partijas: { $games }; izdales no { $first } līdz { $last }, noteikumu versija { $version }.
study-verdict = Spriedums
study-command = Lai to atkārtotu
study-rates = Cik bieži uzvar?
study-scores = Gala rezultāts
study-course = Kā norit partijas
study-differences = Atšķirības tajās pašās izdalēs
study-luck = Veiksme un prasme
study-notable = Izdales, ko vērts apskatīt
study-column-variant = Noteikumi
study-column-player = Spēlētājs
study-column-won = Uzvarēts
study-column-first = Uzvar X
study-column-second = Uzvar O
study-column-interval = 95 % intervāls
study-column-undecided = Neizlemts
study-column-drawn = Neizšķirts
study-column-advantage = Sācēja pārsvars
study-column-decisive = Izšķirts
study-column-games = Partijas
study-column-mean = Vidēji
study-column-quantiles = 5 %, 25 %, 50 %, 75 %, 95 %
study-column-gap = Zem labākā
study-column-length = Gājieni
study-column-branching = Iespējamie gājieni
study-column-forced = Piespiedu
study-column-dead = Jau zaudēts
study-column-decisions = Izvēles
study-column-lead = Pavērsieni
study-column-difference = Starpība
study-column-better = Labāk / sliktāk
study-column-chance = Tikai nejaušība
study-column-what = Kam
study-column-of-players = Starp spēlētājiem
study-column-of-deals = Starp izdalēm
study-column-skill = Prasme
study-column-deal = Izdale
study-column-why = Kāpēc
study-unbeaten = To var uzvarēt, bet neviens spēlētājs neuzvarēja; pārmeklēto stāvokļu skaits: { $value }.
study-hardest = To var uzvarēt; pārmeklēto stāvokļu skaits: { $value }.
study-closest =
    { $value ->
        [zero] Partijā bija { $value } pavērsienu.
        [one] Partijā bija { $value } pavērsiens.
       *[other] Partijā bija { $value } pavērsieni.
    }
study-skill =
    { $value ->
        [zero] Labākais spēlētājs ieguva par { $value } punktiem vairāk.
        [one] Labākais spēlētājs ieguva par { $value } punktu vairāk.
       *[other] Labākais spēlētājs ieguva par { $value } punktiem vairāk.
    }
study-axis-won = Uzvarēts, %
study-axis-score = Gala rezultāts
study-note-rates =
    { $interval ->
        [sequence] 95 % intervāli ir no ticamības virknes, kas der, cik bieži vien skatās; neizlemtās izdales apakšā skaitās zaudētas un augšā uzvarētas.
       *[wilson] 95 % intervāli ir Vilsona; neizlemtās izdales apakšā skaitās zaudētas un augšā uzvarētas.
    }
study-note-sides =
    { $interval ->
        [sequence] 95 % intervāli ir no ticamības virknes, kas der, cik bieži vien skatās. Sācēja pārsvars rāda, cik daudz biežāk uzvar X nekā O; izšķirtas ir partijas, kurās kāds uzvar.
       *[wilson] 95 % intervāli ir Vilsona. Sācēja pārsvars rāda, cik daudz biežāk uzvar X nekā O; izšķirtas ir partijas, kurās kāds uzvar.
    }
study-note-scores = Zem labākā: par cik punktiem mazāk nekā labākais iespējamais rezultāts, kur tas ir pierādīts.
study-note-course = Iespējamie gājieni: cik to ir vidēji. Piespiedu: pozīcijas ar vienu vienīgu iespējamo gājienu. Izdales, kas apskatītas gājienu pa gājienam ({ $count }): pozīcijas, par kurām pierādīts, ka tās jau ir zaudētas; izvēles, kurās labākais gājiens bija skaidri vērtīgāks par nejaušu; un cik reižu aplēstā iespēja uzvarēt šķērsoja pusi.
study-note-course-two = Iespējamie gājieni: cik to ir vidēji. Piespiedu: pozīcijas ar vienu vienīgu iespējamo gājienu. Partijas, kas apskatītas gājienu pa gājienam ({ $count }): izvēles pozīcijās, kuru iznākums vēl nav pierādīts; un cik reižu aplēstā X iespēja uzvarēt šķērsoja pusi.
study-note-differences = Tikai nejaušība: cik ticama būtu šāda starpība, ja tās nebūtu, pēc Maknemāra precīzā testa uzvarām un Vilkoksona zīmju rangu testa punktiem. Punktu intervāli ir no pāru butstrapa.
study-note-luck = Cik tālu viens no otra ir spēlētāji visās izdalēs un izdales ar visiem spēlētājiem, kā punktu vai uzvaru daļas standartnovirzes; kas nav ne viena, ne otra paša radīts, neskaitās. Prasme ir spēlētāju daļa abu summā, kā dispersijas. Kas zina visas kārtis, te netiek skaitīts.
study-written = Pārskats ir failā { $file }; rindas ir failā { $rows }.
