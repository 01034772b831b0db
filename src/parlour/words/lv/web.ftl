### What the pages of the browser say.

## Everywhere

web-name = Parlour
web-tagline = Piecas neatkarīgu autoru galda spēles.
web-close = Aizvērt
web-go-back = Atpakaļ
web-to-games = Visas spēles
web-settings = Iestatījumi
web-settings-looks = Izskats
web-settings-feel = Spēlējot
web-pages = Lapas

## Front page

web-games = Spēles
web-unfinished = Turpināt
web-players =
    { $count ->
        [zero] { $count } spēlētāju
        [one] { $count } spēlētājs
       *[other] { $count } spēlētāji
    }
web-minutes =
    { $count ->
        [zero] { $count } minūšu
        [one] { $count } minūte
       *[other] { $count } minūtes
    }
web-difficulty =
    { $level ->
        [1] viegla
        [2] vidēja
       *[other] grūta
    }
web-moves-played =
    { $count ->
        [zero] { $count } gājienu
        [one] { $count } gājiens
       *[other] { $count } gājieni
    }
web-score-is = Punkti: { $score }
web-deal = Izdale { $deal }

## Addresses that lead nowhere

web-missing = Tādas spēles nav
web-missing-text = Varbūt adrese pa ceļam tika aprauta.
web-bad-address = Tādu galdu nevar uzklāt
web-address-odd = Šī adrese prasa „{ $parts }”, kas spēlē { $game } nav iespējams. Pārējo var spēlēt.
web-address-values = „{ $name }” var būt: { $values }.
web-address-without = Spēlēt bez tā
web-unreachable-page = Serveris pašlaik nav sasniedzams.
web-file-too-large = Tas ir pārāk liels, lai to te lasītu; lielākais pieļaujamais apjoms ir { $most }.

## Game page

web-table = Galds
web-status = Kā rit partija
web-toolbar = Partija
web-score = Punkti
web-turn = Gājiens
web-to-move = Gājiens: { $tick }
web-undo = Atsaukt
web-redo = Atkārtot
web-new = Izdalīt
web-new-game = Jauna
web-rules = Noteikumi
web-more = Vairāk
web-options = Opcijas
web-number = Izdale pēc numura
web-restart = Šo izdali no sākuma
web-restart-game = Sākt no jauna
web-copy-link = Kopēt saiti
web-agree-draw = Vienoties par neizšķirtu
web-give-up = Padoties
web-keys = Tastatūra
web-pause = Pauze
web-unreachable = Serveris nav sasniedzams; mēģinām vēlreiz. Nekas nav zudis.
web-credit = Spēles autors: { $author }.
web-link-copied =
    { $shown ->
        [game] Saite ir nokopēta; tā ikvienam parāda šo partiju.
       *[deal] Saite ir nokopēta; tā ikvienam izdala tās pašas kārtis.
    }
web-link-text =
    { $shown ->
        [game] Šī saite ikvienam parāda šo partiju.
       *[deal] Šī saite ikvienam izdala tās pašas kārtis.
    }

## Another table

web-dealt = Jauna izdale: { $deal }
web-begun = Sākas jauna partija
web-kept = Iepriekšējā partija ir saglabāta.
web-to-kept = Atgriezties pie tās
web-kept-heard = Iepriekšējā partija ir saglabāta; pārlūka poga „Atpakaļ” ved pie tās

## By ear

web-skip = Uz galdu
web-moves-possible =
    { $count ->
        [0] Nav iespējamu gājienu
        [zero] Iespējami { $count } gājieni
        [one] Iespējams { $count } gājiens
       *[other] Iespējami { $count } gājieni
    }
web-read-of = { $number }. gājiens no { $count }
web-selected = Izvēlēts; var iet uz: { $places }

## Questions

web-give-up-ask = Padoties šajā partijā?
web-give-up-text = Tā skaitīsies zaudēta, un to nevar atsaukt. Vari arī atsaukt gājienus vai iet prom un turpināt citu dienu.
web-give-up-text-by = { $tick } padodas, un uzvar otrs spēlētājs. To nevar atsaukt.
web-agree-draw-ask = Vienoties par neizšķirtu?
web-agree-draw-text = Abi spēlētāji vienojas, ka neuzvar neviens. To nevar atsaukt.

## A deal by its number

web-deal-number = Izdales numurs
web-deal-hint = Viens un tas pats numurs vienmēr izdala tās pašas kārtis.
web-deal-it = Izdalīt
web-deal-empty = Derēs jebkurš skaitlis, piemēram, 7; tas nosaka, kuras kārtis izdala.

## Options

web-options-of = Opcijas: { $game }
web-presets = Grūtība
web-usual = { $value } (parasti)
web-different = { $option }: { $value }
web-different-here = Te citādi
web-new-with-options = Izdalīt ar šīm opcijām

## The end

web-end = Partijas beigas
web-look-at-table = Skatīt galdu
web-won-by = Uzvar { $tick }
web-ended-gave-up = Zaudējums: partija pamesta
web-ended-gave-up-by = { $tick } padevās.
web-ended-time = Zaudējums: laiks ir beidzies
web-ended-time-by = { $tick } laiks ir beidzies.
web-ended-agreed-draw = Abi spēlētāji vienojās par neizšķirtu.
web-end-score = Punkti: { $score }
web-end-undo = Atsaukt
web-next-deal = Nākamā izdale
web-same-deal = Tā pati izdale

## How places are said

web-spot-empty = tukša vieta
web-spot-face-down = aizklāta kārts
web-spot-pile =
    { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārts
       *[other] { $count } kārtis
    }
web-spot-on-top =
    { $count ->
        [zero] zem tās { $count } kāršu
        [one] zem tās { $count } kārts
       *[other] zem tās { $count } kārtis
    }
web-spot-run =
    { $count ->
        [zero] uz tās { $count } kāršu
        [one] uz tās { $count } kārts
       *[other] uz tās { $count } kārtis
    }
web-spot-beneath =
    { $count ->
        [zero] zem tās { $count } aizklātu kāršu
        [one] zem tās { $count } aizklāta kārts
       *[other] zem tās { $count } aizklātas kārtis
    }
web-spot-target = iespējams
web-spot-playable = var spēlēt
web-spot-awaits = gaida: { $card }
web-spot-ready = var likt: { $card }

## A board that is a cylinder

web-turn-back = Pagriezt laukumu par vienu kolonnu atpakaļ
web-turn-on = Pagriezt laukumu par vienu kolonnu uz priekšu
web-turned = Tagad laukums sākas šeit: { $place }.

## A heap of cubes

web-heap =
    { $count ->
        [0] Kaudzes kā klucīšu kaudze: vēl neviena klucīša.
        [zero] Kaudzes kā klucīšu kaudze: { $count } klucīšu. Augstumi no stūra, rindu pa rindai: { $heights }.
        [one] Kaudzes kā klucīšu kaudze: { $count } klucītis. Augstumi no stūra, rindu pa rindai: { $heights }.
       *[other] Kaudzes kā klucīšu kaudze: { $count } klucīši. Augstumi no stūra, rindu pa rindai: { $heights }.
    }

## A move that is shown before it is played

web-proposed = { $move }? Nospied vēlreiz, lai izdarītu; Escape atceļ.
web-proposal-withdrawn = Atcelts; nekas nav izdarīts.

## Looking through a pile

web-look-through =
    { $count ->
        [zero] Caurskatīt: { $place }, { $count } kāršu
        [one] Caurskatīt: { $place }, { $count } kārts
       *[other] Caurskatīt: { $place }, { $count } kārtis
    }
web-pile =
    { $count ->
        [zero] { $place }, { $count } kāršu
        [one] { $place }, { $count } kārts
       *[other] { $place }, { $count } kārtis
    }
web-pile-order = Virsējā kārts ir pirmā.

## Keys

web-key-arrows = pārvietoties pa galdu
web-key-press = nospiest; vispirms vienu gājiena galu, tad otru; divreiz uz kārts: izdarīt tās vienkāršāko gājienu
web-key-unselect = atcelt izvēli
web-key-status = pateikt, kā rit partija
web-key-moves = pateikt iespējamos gājienus pa vienam; Enter izspēlē pēdējo pateikto
web-key-undo = atsaukt
web-key-redo = atkārtot
web-key-new = izdalīt
web-key-turn = pagriezt laukumu, ja tas ir cilindrs
web-key-keys = parādīt šos taustiņus
web-key-hint = mājiens
web-key-steps = gājienu atpakaļ vai uz priekšu
web-key-ends = uz sākumu vai beigām
web-key-better = iet pa labāko turpinājumu
web-key-leave = atstāt labāko turpinājumu
web-key-pause = apturēt un turpināt

## Help

web-help = Palīdzība
web-hint = Mājiens
web-hint-means = Labs gājiens, kas atrasts no tā, ko tu redzi.
web-hint-busy = Meklē labu gājienu
web-peek = Ielūkoties
web-peek-means = Ceļš, kas atrasts, skatoties slēptajās kārtīs.
web-peek-busy = Skatās slēptajās kārtīs
web-peek-ask = Ielūkoties slēptajās kārtīs?
web-peek-text = Programma paskatās zem aizklātajām kārtīm un parāda, kurp no šejienes iet. Tas tiek skaitīts un pateikts partijas beigās.
web-peek-step = { $step }. solis no { $count }.
web-outlook-ask = Vai vēl var uzvarēt?
web-outlook-means = Jā vai nē, un nekas cits netiek atklāts. Par palīdzību to neskaita.
web-outlook-ask-two = Kurš uzvar?
web-outlook-means-two = Tikai tas, kas pierādīts, bez paša gājiena. Par palīdzību to neskaita.
web-outlook-busy = Skatās, vai vēl var uzvarēt
web-outlook-busy-two = Skatās, kurš uzvar
web-outlook =
    { $verdict ->
        [winnable] Jā, vēl var uzvarēt.
        [dead] Nē, šo partiju vairs nevar uzvarēt. Vari turpināt punktu dēļ.
        [X] X var uzvarēt, lai ko spēlētu O.
        [O] O var uzvarēt, lai ko spēlētu X.
        [draw] Ja neviens nekļūdīsies, būs neizšķirts.
       *[other] Nav zināms: atvēlētajā laikā nevarēja pierādīt ne vienu, ne otru.
    }
web-watch = Uzreiz pateikt, ja vairs nevar uzvarēt
web-watch-means = Par palīdzību to neskaita.
web-watch-dead = Šo partiju vairs nevar uzvarēt. Vai turpināt punktu dēļ?
web-go-on = Turpināt
web-play-it = Spēlēt to
web-ask-again = Jautāt vēlreiz
web-cancel = Nevajag

## New games

web-winnable = Uzvarama izdale
web-winnable-busy = Meklē izdali, kurā var uzvarēt
web-is-winnable = var uzvarēt
web-level =
    { $level ->
        [1] ļoti viegla
        [2] viegla
        [3] vidēja
        [4] grūta
       *[other] ļoti grūta
    }
web-start = Sākt
web-against = Pretinieks
web-against-friend = Draugs pie šī ekrāna
web-against-program = Programma
web-strength-of = Prasme
web-strength =
    { $level ->
        [1] Iesācējs
        [2] Māceklis
        [3] Kluba spēlētājs
        [4] Lietpratējs
       *[other] Meistars
    }
web-offer-program = Pie šī ekrāna pārmaiņus spēlē divi.
web-offer-answer = Pret programmu
web-side = Tu spēlē ar
web-side-first = { $tick } un sāc
web-side-second = { $tick }
web-program = Programma ({ $tick })
web-your-move = Tavs gājiens
web-thinking = Domā

## Help that was given

web-hints =
    { $count ->
        [zero] { $count } mājienu
        [one] { $count } mājiens
       *[other] { $count } mājieni
    }
web-peeks =
    { $count ->
        [zero] ielūkošanās { $count } reižu
        [one] ielūkošanās { $count } reizi
       *[other] ielūkošanās { $count } reizes
    }
web-review = Analīze

## Review

web-to-table = Atpakaļ pie galda
web-controls = Soļi
web-step-first = Uz sākumu
web-step-previous = Vienu gājienu atpakaļ
web-step-next = Vienu gājienu tālāk
web-step-last = Uz beigām
web-play-by-itself = Palaist
web-ply-of = { $ply } no { $count }
web-this-move = Šis gājiens
web-show-better = Labāks turpinājums
web-line-ends = Te labākais turpinājums beidzas
web-in-place-of = Šī vietā: { $move }
web-back-to-game = Atpakaļ
web-start-of-game = Sākums
web-numbered = { $number }. { $move }
web-review-waiting = Analīze tūlīt sāksies.
web-review-running = Skata katru partijas gājienu: paveikts: { $done }.
web-graph = Labākais iespējamais rezultāts pēc katra gājiena
web-graph-two = Kura stāvoklis pēc katra gājiena ir labāks
web-summary = Kas atrasts
web-standing =
    { $verdict ->
        [winnable] Var uzvarēt
        [dead] Vairs nevar uzvarēt
        [X] X uzvar ar labāko spēli
        [O] O uzvar ar labāko spēli
        [draw] Neizšķirts ar labāko spēli
       *[other] Nekas nav pierādīts
    }
web-standing-best = { $standing }; labākajā gadījumā punkti: { $best }
web-standing-between = { $standing }; labākajā gadījumā punkti: no { $found } līdz { $bound }
web-estimate =
    { $side ->
        [X] Nav pierādīts; šķiet, X stāvoklis ir labāks
        [O] Nav pierādīts; šķiet, O stāvoklis ir labāks
       *[other] Nav pierādīts; šķiet, spēki ir līdzīgi
    }
web-fatal = Ar šo gājienu tika zaudēta uzvara.
web-fatal-two = Ar šo gājienu tika atdots pierādītais.
web-lost =
    { $count ->
        [zero] Tas maksāja { $count } punktu.
        [one] Tas maksāja { $count } punktu.
       *[other] Tas maksāja { $count } punktus.
    }
web-mark-fatal =
    { $players ->
        [1] zaudēta uzvara
       *[other] atdots pierādītais
    }
web-par-was = Labākais iespējamais rezultāts bija { $par }.
web-never-winnable = Šo izdali nevarēja uzvarēt.
web-no-faults = Nevienu gājienu nevar pierādīt par kļūdu.
web-incomplete = Atvēlētajā laikā visu pierādīt nevarēja; te teiktais ir pierādīts.
web-go-fatal =
    { $players ->
        [1] Ar { $ply }. gājienu zaudēta uzvara
       *[other] Ar { $ply }. gājienu atdots pierādītais
    }
web-go-costly = { $ply }. gājiens: { $lost }
web-level-winnable = jā
web-level-dead = nē
web-column-move = Gājiens
web-column-played = Izspēlēts
web-column-standing = Pēc tā
web-column-fault = Iebilde

## Lessons

web-lesson = Pamācība
web-lesson-learn = Iemācīties spēlēt
web-lesson-learn-game = Iemācīties spēlēt { $game }
web-lesson-take = Sākt pamācību
web-lesson-offer = Spēlē pirmoreiz? Pamācība ilgst divas minūtes.
web-lesson-progress = { $number } no { $count }
web-lesson-back = Atpakaļ
web-lesson-next = Tālāk
web-lesson-show = Parādi
web-lesson-other = Arī tā drīkst. Bet tagad: { $move }.
web-lesson-not-that = Ne šo. Mēģini tā: { $move }.
web-lesson-read-on = Pie galda vēl nekas nav darāms. Turpini ar „Tālāk”.
web-lesson-play = Spēlēt tūlīt
web-lesson-again = Pamācību vēlreiz

## Finished games and records

web-finished = Pabeigtās partijas
web-all-games = Visas spēles
web-which-game = Kura spēle
web-none-finished = Vēl neviena partija nav pabeigta. Pabeigtās partijas glabājas te, lai tās varētu atkārtot un analizēt.
web-older = Vecākas partijas
web-imported = No pieraksta
web-review-of = Analīze: { $game }, { $when }
web-replay = Atkārtojums
web-this-game = Šī partija
web-download = Lejupielādēt
web-play-this-deal = Spēlēt šo izdali
web-play-this-game = Spēlēt šo spēli
web-open-record = Atvērt pierakstu
web-open = Atvērt
web-record-hint = Pieraksts ir mazs fails ar veselu partiju. Partija te glabājas apskatei; par izspēlētu to neskaita.
web-record-file = Fails; to var arī nomest šeit
web-record-text = Vai pieraksta teksts

## Without a connection

web-offline = Pašlaik nav savienojuma. Ko te jau esi lasījis, to var lasīt atkal, un pie katra galda viens gājiens glabājas un tiks nosūtīts vēlāk; viss pārējais gaida.
web-move-kept = Nav savienojuma. Tavs gājiens glabājas te un tiks nosūtīts, kad tas atjaunosies; nākamajam gājienam un atsaukšanai jāgaida.
web-waits = Tam jāgaida, līdz savienojums būs atpakaļ.
web-not-sent = Gājienu, kas te glabājās, nevarēja izspēlēt.
web-to-read = Lasīšanai bez savienojuma
web-rules-of = Noteikumi: { $game }
