### The command line and the games in the terminal.

## Wrong use of the command line

usage-no-such-command = Nav tādas komandas: "{ $word }"; komandas ir { $commands }.
usage-no-such-option = Komandai { $command } nav opcijas { $option }; tās opcijas: { $options }.
usage-missing = Komandai { $command } vajag { $what }; to lieto tā: { $usage }
usage-extra = Komandai { $command } neder "{ $word }"; to lieto tā: { $usage }
usage-twice = Opcija { $option } ir norādīta divreiz; drīkst vienreiz.
usage-other = { $problem }
usage-empty = Opcija { $option } nedrīkst būt tukša.
usage-setting = "{ $setting }" neiestata nevienu opciju; raksti to tā: { $example }.
usage-setting-twice = Opcija { $option } ir iestatīta divreiz; tai var būt viena vērtība.
usage-not-for-two = { $game } ir spēle vienam, tāpēc izlaid --against.
usage-side-alone = --as norāda, ar ko tu spēlē pret programmu; pievieno arī --against ar līmeni no 1 līdz 5.
usage-not-dealt = Spēlē { $game } kārtis neizdala, tāpēc izlaid izdali.
usage-deal-needed = Spēlei { $game } vajag izdali, ar ko sākt; nosauc to, piemēram, --deal 7.
usage-no-deal-to-show = Spēlē { $game } nav kāršu, tāpēc nav izdales, ko rādīt.
usage-number = Opcijai { $option } nevar būt vērtība "{ $value }"; tas ir vesels skaitlis no { $least } līdz { $most }, rakstīts ar cipariem.
usage-range = Opcijai { $option } nevar būt vērtība "{ $value }"; tie ir divi izdaļu numuri, mazākais pirmais, piemēram, 0-99.
usage-memory-size = Opcijai { $option } nevar būt vērtība "{ $value }"; tas ir lielums no 1M līdz 1024G, piemēram, 512M vai 2G.
usage-choice = Opcijai { $option } nevar būt vērtība "{ $value }"; iespējams: { $values }.
usage-one-start = Komandai { $command } ir viens sākums: --deal, --deals vai pieraksts.
usage-start-needed = Spēlei { $game } vajag, ar ko sākt: --deal 7, --deals 0-99 vai pieraksta failu.
usage-other-game = Pieraksts failā "{ $file }" ir spēlei { $found }, nevis { $game }.
usage-preparing = Sagatavo spēli { $game } šim datoram; tas notiek vienreiz un ilgst dažas sekundes.
usage-record-options = Pierakstam ir savas opcijas, tāpēc izlaid --set un --preset.
usage-one-record = Failā "{ $file }" pierakstu skaits ir { $count }; mājiens ir vienam.
usage-bad-record = { $number }. pieraksts: { $problem }
usage-hint-over = Partija ir beigusies, tāpēc nav gājiena, ko ieteikt.
usage-worker-lost = Viens no procesiem tika izbeigts no ārpuses, varbūt pietrūka atmiņas; mēģini ar mazāku --jobs vai mazāku --memory.
usage-players =
    { $count ->
        [zero] { $game } ir spēle { $count } spēlētājiem; nosauc katru ar --player.
        [1] { $game } ir spēle vienam spēlētājam; nosauc to ar --player.
        [one] { $game } ir spēle { $count } spēlētājam; nosauc katru ar --player.
       *[other] { $game } ir spēle { $count } spēlētājiem; nosauc katru ar --player.
    }
usage-only-with = Opcija { $option } der tikai kopā ar { $other }; izlaid to vai pievieno { $other }.
usage-no-goal = Spēlei { $game } nav punktu, uz ko tiekties, tāpēc izlaid mērķi.
usage-unreadable = Nevar nolasīt "{ $file }": { $reason }.
usage-no-input = Standarta ievade ir slēgta, tāpēc nav ko lasīt.
usage-system = Tas neizdevās: { $reason }.
usage-output = Izvadi nevar ierakstīt: { $reason }.
usage-memory = Tam nepietiek atmiņas; mēģini ar mazāku dziļumu.
error-record-not-text = Tas nav UTF-8 teksts; pieraksts ir JSON objekts, viens pats failā vai pa vienam rindā.

## The server

terminal-serving = Spēles ir adresē { $address } - Ctrl-C aptur serveri.

## The list of games, and one of them

terminal-game-line = { $title }; autors: { $author }
terminal-game-facts =
    { $players ->
        [zero] { $players } spēlētāju
        [one] { $players } spēlētājs
       *[other] { $players } spēlētāji
    }, minūtes: ap { $minutes }, { $difficulty ->
        [1] viegla
        [2] vidēji grūta
       *[3] grūta
    }
terminal-games-more = parlour games GAME pastāsta vairāk par spēli; parlour play GAME spēlē to šeit.
terminal-options = Opcijas
terminal-option-values = { $values }; parasti { $default }
terminal-presets = Sagataves
terminal-preset-line = { $meaning } ({ $settings })
terminal-preset-usual = visas opcijas kā parasti

## A deal

terminal-deal-legend =
    { $colour ->
        [yes] Kārtis uz tumša pamata ir aizklātas.
       *[no] Kārtis apaļajās iekavās ir aizklātas.
    }
terminal-deal-stock = Krājums, sākot ar virsējo kārti:

## Play: the board

terminal-title = { $game }, izdale { $deal }
terminal-option = { $name }: { $value }
terminal-counter = { $label }: { $value }
terminal-score = Punkti: { $score }
terminal-ply =
    { $count ->
        [0] vēl neviena gājiena
        [zero] { $count } gājienu
        [one] { $count } gājiens
       *[other] { $count } gājieni
    }
terminal-against = pret programmu, { $level }. līmenis
terminal-zone =
    { $style ->
        [north-zone] ziemeļu zona
       *[south-zone] dienvidu zona
    }
terminal-thinking = Programma domā ...
terminal-hint-moves = Gājieni: { $moves }
terminal-hint-count =
    { $count ->
        [zero] Iespējami { $count } gājieni; raksti "moves", lai tos redzētu.
        [one] Iespējams { $count } gājiens; raksti "moves", lai redzētu.
       *[other] Iespējami { $count } gājieni; raksti "moves", lai tos redzētu.
    }

## Play: what is said

terminal-resumed = Sveiks atkal: šī ir tava nepabeigtā partija.
terminal-begun = Jauna partija. Raksti "help", lai redzētu, ko var rakstīt, un "rules", lai lasītu noteikumus.
terminal-saved = Saglabāts. "{ $command }" turpina šo partiju.
terminal-left = Uz redzēšanos.
terminal-sure =
    { $command ->
        [agree-draw] Vai abi piekrītat neizšķirtam? To nevar atsaukt. Raksti "agree draw" vēlreiz, lai to izdarītu.
       *[give-up] Padoties šajā partijā? To nevar atsaukt. Raksti "give up" vēlreiz, lai to izdarītu.
    }
terminal-alone =
    { $command ->
        [undo] "undo" ir bez skaitļa: tas atsauc vienu gājienu. Raksti "undo" vēlreiz, lai atsauktu vēl vienu.
        [redo] "redo" ir bez skaitļa: tas atkārto vienu gājienu. Raksti "redo" vēlreiz, lai atkārtotu vēl vienu.
       *[other] "{ $command }" raksta vienu pašu: bez "{ $more }".
    }
terminal-try-again = Partija ir tāda, kāda bija. Raksti "{ $text }" vēlreiz, lai mēģinātu vēl.
terminal-several = "{ $text }" var nozīmēt: { $moves }.
terminal-over =
    { $status ->
        [won] Tu uzvarēji. { $outcome }
        [lost] Tu zaudēji. { $outcome }
       *[drawn] Partija beidzas neizšķirti. { $outcome }
    }
terminal-over-two = Uzvar { $winner }. { $outcome }
terminal-gave-up = Tu padevies.
terminal-gave-up-two =
    { $by ->
        [X] X padevās, tāpēc uzvar O.
       *[O] O padevās, tāpēc uzvar X.
    }
terminal-agreed-draw = Jūs vienojāties par neizšķirtu.
terminal-final-score = Tavi punkti: { $score }.
terminal-next = Ko tālāk? "undo" atsauc pēdējo gājienu, "restart" spēlē to pašu no sākuma, "new" izdala no jauna, "quit" beidz.
terminal-next-ended = Ko tālāk? "new" sāk jaunu partiju, "quit" beidz.

## Play: help

terminal-help = Raksti gājienu vai kādu no šīm komandām:
terminal-help-undo = atsaukt pēdējo gājienu
terminal-help-redo = atkārtot atsaukto
terminal-help-moves = parādīt tagad iespējamos gājienus
terminal-help-hint = parādīt labu gājienu, pēc tā, kas redzams
terminal-help-rules = parādīt spēles noteikumus
terminal-help-help = parādīt šo
terminal-help-restart = atsaukt visus gājienus un sākt to pašu izdali no jauna
terminal-help-new = pamest šo partiju un sākt citu
terminal-help-give-up = beigt šo partiju kā zaudētu
terminal-help-agree-draw = beigt šo partiju neizšķirti, ja abi piekrītat
terminal-help-quit = beigt; partija ir saglabāta, un to var turpināt vēlāk
terminal-help-typing = Lielos un mazos burtus neatšķir, un pietiek ar gājiena sākumu, ja tā sākas tikai viens gājiens.
terminal-help-signs = Laukumā + rāda, kur kaut ko var likt.
terminal-typing-cross-the-barrier = C2xL3 liek pārī 2. kolonnas šķērsotāju un barjeras kārti L3; C2+ šo šķērsotāju nomaina pret kārti no krājuma; D2xL3 liek pārī aiz muguras palikušu kārti.
terminal-typing-unlocker = S1xb4 liek pārī kārti 1. ligzdā un b4; S2+ nomaina kārti 2. ligzdā; open atver nākamo ligzdu.
terminal-typing-lake-effect = draw ņem kārtis; recycle apgriež atklāto kaudzi; T3-T5:2 pārliek divas kārtis no 3. kolonnas uz 5. kolonnu; T3-G un W-G liek režģī; W-T2 ņem no atklātās kaudzes; G:YH-T2 ņem atpakaļ dzelteno siržu kaudzes virsējo kārti. + aiz režģa kaudzes nozīmē, ka tās nākamo kārti var likt.
terminal-typing-foursquare = e4 liek tur nākamo kārti tukšā lauciņā vai uz kaudzes. ×3 aiz nosaukuma nozīmē, ka tur ir trīs kārtis.
terminal-typing-cross-jack = c4 atzīmē šo vietu. X sāk ziemeļos, augšā, un O dienvidos; kolonnas aiz svītrām abās pusēs ir tās, kas nāk no otras puses.

## Matches

match-title = { $game }: { $players }, izdales { $deals }
match-won = Uzvarēts { $won }, neizšķirts { $drawn }, zaudēts { $lost }: uzvarēts { $rate }, ar 95% ticamību no { $low } līdz { $high }.
match-score = Punkti: vidēji { $mean }; mazākais { $least }, 5% { $low }, 25% { $quarter }, mediāna { $median }, 75% { $three_quarters }, 95% { $high }, lielākais { $most }.
match-counts = Partijas pēc punktiem: { $counts }
match-count = { $score } ({ $count })
