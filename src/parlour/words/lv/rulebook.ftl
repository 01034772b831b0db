### What the rulebook says: cards, places, moves, reasons and endings.

## Cards

card-standard = { $suit } { $rank }
rank-A = dūzis
rank-2 = divnieks
rank-3 = trijnieks
rank-4 = četrinieks
rank-5 = piecinieks
rank-6 = sešinieks
rank-7 = septītnieks
rank-8 = astotnieks
rank-9 = devītnieks
rank-T = desmitnieks
rank-J = kalps
rank-Q = dāma
rank-K = kungs
suit-C = kreiča
suit-D = kārava
suit-H = ercena
suit-S = pīķa
card-triple-topper =
    { $shape ->
        [H] { $colour ->
            [R] sarkana
            [Y] dzeltena
            [G] zaļa
           *[B] zila
        }
       *[other] { $colour ->
            [R] sarkans
            [Y] dzeltens
            [G] zaļš
           *[B] zils
        }
    } { $shape ->
        [C] aplis
        [H] sirds
        [T] trijstūris
       *[S] kvadrāts
    } { $number }
tick-X = X
tick-O = O

## Places

place-stock = Krājums
place-discard = Nomestās kārtis
place-waste = Atklātā kaudze
place-next = Nākamā kārts
place-slot = { $number }. ligzda
place-hexagon = Sešstūris { $row }{ $number }
place-crosser =
    { $level ->
        [1] Pirmais šķērsotājs { $number }
        [2] Otrais šķērsotājs { $number }
       *[3] Trešais šķērsotājs { $number }
    }
place-barrier =
    { $side ->
        [upper] Augšējā barjera { $number }
       *[lower] Apakšējā barjera { $number }
    }
place-grid = Lauciņš { $column }{ $row }
place-column = { $number }. kolonna
place-payoff =
    { $shape ->
        [H] { $colour ->
            [R] Sarkano
            [Y] Dzelteno
            [G] Zaļo
           *[B] Zilo
        } siržu
       *[other] { $colour ->
            [R] Sarkano
            [Y] Dzelteno
            [G] Zaļo
           *[B] Zilo
        } { $shape ->
            [C] apļu
            [T] trijstūru
           *[S] kvadrātu
        }
    } kaudze
place-board = { $column }{ $row }
place-zone =
    { $zone ->
        [north-zone] { $place }, ziemeļu zona
       *[south-zone] { $place }, dienvidu zona
    }
place-tray = Atzīmes: { $tick }

## Counters

counter-stock = Krājums
counter-field = Sešstūris
counter-barriers = Barjeras
counter-face-down = Aizklātas, ne vairāk par { $limit }
counter-piles = Kaudzes
counter-still-down = Aizklātas
counter-recycles = Atlikušie apgriezieni
counter-ticks = Atzīmes

## Moves

move-pair-barrier = Pāris: { $card } un { $other }, { $place }
move-replace-crosser = Maiņa pret kārti no krājuma: { $card }, { $number }. kolonna
move-pair-slot = Pāris: { $card }, { $slot }. ligzda, un { $other }, { $place }
move-replace-slot = Maiņa pret kārti no krājuma: { $card }, { $slot }. ligzda
move-open-slot = Kārts no krājuma atver { $slot }. ligzdu
move-lay = { $card } uz { $column }{ $row }
move-lay-on = { $card } uz kaudzes { $column }{ $row }
move-draw =
    { $count ->
        [zero] Paņem { $count } kāršu
        [one] Paņem { $count } kārti
       *[other] Paņem { $count } kārtis
    }
move-recycle = Atklātā kaudze tiek apgriezta
move-run =
    { $others ->
        [0] { $card } uz { $column }. kolonnu
        [zero] { $card } un vēl { $others } kāršu uz { $column }. kolonnu
        [one] { $card } un vēl { $others } kārts uz { $column }. kolonnu
       *[other] { $card } un vēl { $others } kārtis uz { $column }. kolonnu
    }
move-to-grid = { $card } uz režģi
move-take-back = { $card } no režģa atpakaļ uz { $column }. kolonnu
move-tick = { $tick } atzīmē { $place }

## Why a move is not possible

why-over = Partija ir beigusies.
why-not-a-move = Tas nav šīs spēles gājiens; gājienu raksta tā: { $example }.
why-nothing-between = Neviens gājiens neved no viena uz otru.
why-nothing-here = Ar to pašlaik neko nevar izdarīt.
why-both = { $first } { $second }
why-not-neighbours = Šie rangi nav kaimiņi: { $first } un { $second }.
why-place-empty = Tur nav nevienas kārts.
why-face-down = Šī kārts vēl ir aizklāta.
why-locked =
    { $count ->
        [zero] Šī kārts ir slēgta, līdz blakus būs { $count } tukšu vietu.
        [one] Šī kārts ir slēgta, līdz blakus būs { $count } tukša vieta.
       *[other] Šī kārts ir slēgta, līdz blakus būs { $count } tukšas vietas.
    }
why-slot-closed = { $slot }. ligzda vēl nav atvērta.
why-slots-all-open =
    { $count ->
        [1] Vienīgā ligzda jau ir atvērta.
       *[other] Visas ligzdas jau ir atvērtas; to skaits: { $count }.
    }
why-pair-possible = Vēl var izveidot pāri; krājums palīdz tikai tad, kad pāra nav.
why-stock-empty = Krājums ir tukšs.
why-stock-left = Krājumā vēl ir kārtis, ko ņemt.
why-no-recycles = Atklāto kaudzi vairs nedrīkst apgriezt.
why-pile-full =
    { $count ->
        [1] Kaudzē ir vieta tikai vienai kārtij.
        [zero] Šī kaudze ir pilna: tajā ir { $count } kāršu.
        [one] Šī kaudze ir pilna: tajā ir { $count } kārts.
       *[other] Šī kaudze ir pilna: tajā ir { $count } kārtis.
    }
why-span = Režģis kļūtu platāks vai augstāks par četriem lauciņiem.
why-not-touching = Jaunai kaudzei jāpieskaras kādai citai.
why-same-place = Tā jau tur atrodas.
why-single-cards = Šeit kārtis pārliek pa vienai.
why-no-take-back = Kārtis režģī paliek.
why-grid-needs-it = Režģim šī kārts vajadzīga turpat, kur tā ir: { $card }.
why-grid-not-next = Režģī vispirms jāliek { $needed }, tikai pēc tam { $card }.
why-grid-needs-first = Vispirms režģī jāliek { $needed }, tikai pēc tam { $card }.
why-not-high =
    { $count ->
        [1] Tukšā kolonnā der zila kārts, kvadrāts vai 4, bet šī ir { $card }.
       *[other] Tukšā kolonnā kārtij jārāda vismaz { $count } no šiem: zila krāsa, kvadrāts, 4; bet šī ir { $card }.
    }
why-not-agreeing = Šīm kārtīm jāsakrīt tieši divās no trim pazīmēm (krāsa, forma, skaitlis), bet tā nav: { $first } un { $second }.
why-not-lower = Kolonnas veido dilstošā secībā: { $first } ir augstāka kārts nekā { $second }.
why-off-board = Tas ir ārpus laukuma; kolonnu skaits ir { $columns }, rindu skaits ir { $rows }.
why-ticked = Šī vieta jau ir atzīmēta.
why-opening = Sākuma atzīmes liek savā zonā, { $row }. rindā.
why-no-own-tick = Atzīmei jābūt blakus kādai tavai atzīmei.

## How a game ended

ended-barriers-crossed = Abas barjeras ir šķērsotas.
ended-stock-empty =
    { $count ->
        [zero] Krājums ir tukšs, un barjerās palicis { $count } kāršu.
        [one] Krājums ir tukšs, un barjerās palikusi { $count } kārts.
       *[other] Krājums ir tukšs, un barjerās palikušas { $count } kārtis.
    }
ended-field-cleared = Sešstūris ir tukšs.
ended-no-pair =
    { $count ->
        [zero] Pāri izveidot nevar, un krājums ir tukšs; sešstūrī palicis { $count } kāršu.
        [one] Pāri izveidot nevar, un krājums ir tukšs; sešstūrī palikusi { $count } kārts.
       *[other] Pāri izveidot nevar, un krājums ir tukšs; sešstūrī palikušas { $count } kārtis.
    }
ended-all-face-up =
    { $count ->
        [zero] Visas sešpadsmit kaudzes ir atklātas, un pāri palika { $count } kāršu.
        [one] Visas sešpadsmit kaudzes ir atklātas, un pāri palika { $count } kārts.
       *[other] Visas sešpadsmit kaudzes ir atklātas, un pāri palika { $count } kārtis.
    }
ended-too-many-down =
    { $count ->
        [zero] Aizklātas ir { $count } kaudzes; drīkst būt ne vairāk par { $limit }.
        [one] Aizklāta ir { $count } kaudze; drīkst būt ne vairāk par { $limit }.
       *[other] Aizklātas ir { $count } kaudzes; drīkst būt ne vairāk par { $limit }.
    }
ended-stock-used-up = Krājums ir iztukšots.
ended-no-place = Nākamajai kārtij vairs nav vietas.
ended-grid-full = Visas sešdesmit četras kārtis ir režģī.
ended-no-move =
    { $count ->
        [zero] Neviena gājiena vairs nav; režģī ir { $count } kāršu.
        [one] Neviena gājiena vairs nav; režģī ir { $count } kārts.
       *[other] Neviena gājiena vairs nav; režģī ir { $count } kārtis.
    }
ended-zone-reached = { $tick } ir sasniedzis pretējo zonu.
ended-shut-out = { $tick } vairs nevar tikt līdz pretējai zonai, tāpēc neviens neuzvar.
ended-nobody-has-access = Neviens no spēlētājiem vairs nevar tikt līdz pretējai zonai.
