### The pages of studies: two sets of a game's options compared on the same deals.

studies = Pētījumi
studies-what = Ko dod noteikumu maiņa? Vienas un tās pašas izdales tiek izspēlētas pēc abiem noteikumiem, un tu redzi, cik bieži katrs spēlētājs uzvar un cik droši tas ir.
studies-yours = Tavi pētījumi
studies-new = Jauns pētījums
studies-game = Spēle
studies-rules = Noteikumi
studies-versus = Salīdzinot ar
studies-players = Kas spēlē
studies-player =
    { $name ->
        [random] Nejaušs
        [greedy] Alkatīgs
        [strong] Stiprs
        [level-1] 1. līmenis (iesācējs)
        [level-2] 2. līmenis (māceklis)
        [level-3] 3. līmenis (kluba spēlētājs)
        [level-4] 4. līmenis (lietpratējs)
        [level-5] 5. līmenis (meistars)
       *[thoughtful] Ar visām kārtīm
    }
studies-player-means =
    { $name ->
        [random] Izdara jebkuru atļautu gājienu: cik tālu tiek ar veiksmi vien.
        [greedy] Izdara gājienu, kas no pirmā acu uzmetiena šķiet labākais, nedomājot uz priekšu.
        [strong] Domā uz priekšu, zinot tikai to, ko pie galda varētu zināt cilvēks.
        [level-1] Programma ar pirmo prasmi abās pusēs.
        [level-2] Programma ar otro prasmi abās pusēs.
        [level-3] Programma ar trešo prasmi abās pusēs.
        [level-4] Programma ar ceturto prasmi abās pusēs.
        [level-5] Programma ar pilnu prasmi abās pusēs; vienā partijā tā domā dažas sekundes.
       *[thoughtful] Zina visas kārtis un pierāda, ko var uzvarēt; ko tas nespēj izšķirt, skaitās neizlemts.
    }
studies-size = Cik partiju
studies-sure =
    { $points ->
        [zero] ± { $points } punkti
        [one] ± { $points } punkts
       *[other] ± { $points } punkti
    }
studies-size-means = Cik drošs ir uzvaru īpatsvars procentpunktos: jo vairāk partiju, jo drošāks.
studies-deals = Katra spēlētāja partijas pēc katriem noteikumiem
studies-first = Pirmā izdale
studies-first-means = Ar to pašu numuru ir tās pašas izdales.
studies-takes = Tas ilgst { $time }, ja nenotiek nekas cits.
studies-takes-long = Tas ilgst { $time }, ja nenotiek nekas cits. Pēc { $minutes } minūtēm tas apstājas, un tu vari to turpināt.
studies-minutes =
    { $count ->
        [0] mazāk par minūti
        [zero] ap { $count } minūtēm
        [one] ap { $count } minūti
       *[other] ap { $count } minūtēm
    }
studies-hours =
    { $count ->
        [zero] ap { $count } stundām
        [one] ap { $count } stundu
       *[other] ap { $count } stundām
    }
studies-begin = Sākt pētījumu
studies-compared = { $one }, salīdzinot ar: { $other }
studies-about = { $players }; partijas katram: { $count }, izdales no { $first } līdz { $last }
studies-state =
    { $state ->
        [waiting] Gaida
        [running] Tiek spēlēts
        [stopped] Apturēts
       *[done] Pabeigts
    }
studies-bar = Izspēlētās partijas
studies-progress = Partijas: { $games } no { $all }
studies-getting-ready = Spēlētāji sagatavojas; pirmoreiz tas var ilgt minūti vai vairāk.
studies-left = { $progress }; vēl { $time }
studies-ahead =
    { $count ->
        [0] Tas tūlīt sāksies.
        [zero] Tas gaida { $count } citus pētījumus.
        [one] Tas gaida { $count } citu pētījumu.
       *[other] Tas gaida { $count } citus pētījumus.
    }
studies-why =
    { $why ->
        [cancelled] Pētījums tika apturēts.
        [time] Pētījuma laiks ir pagājis, lai kārta tiktu arī citiem.
       *[broken] Pētījums serverī pārtrūka.
    }
studies-kept = Saglabātās partijas: { $games } no { $all }.
studies-all-done =
    { $count ->
        [zero] Visas { $count } partijas ir izspēlētas.
        [one] Visas partijas ({ $count }) ir izspēlētas.
       *[other] Visas { $count } partijas ir izspēlētas.
    }
studies-so-far = Līdz šim
studies-won =
    { $players ->
        [1] Uzvarētas
       *[other] Uzvarējis X, kas sāk
    }
studies-from-to = no { $low } līdz { $high }
studies-cancel = Apturēt
studies-resume = Turpināt
studies-delete = Dzēst
studies-delete-ask = Vai dzēst šo pētījumu?
studies-delete-text = Tā partijas un pārskats zudīs uz visiem laikiem visiem, kam ir tā adrese.
studies-report = Saglabāt pārskatu
studies-rows = Saglabāt partijas (Parquet)

## What is not possible

studies-unknown = Šeit nav tāda pētījuma, vai arī tas ir kāda cita.
studies-unkept = Servera disks pētījumu nepieņem; nekas nav mainījies. Lūdzu, mēģini vēlāk.
studies-too-many = Tavu pētījumu skaits jau ir { $most }; vispirms izdzēs kādu no tiem.
studies-at-once = Tev jau gaida vai tiek spēlēti { $most } pētījumi; ļauj kādam beigties vai apturi to.
studies-going-on = Pētījums nav tajā stāvoklī: to, kas notiek, var apturēt, un apturēto var turpināt vai dzēst.
studies-unfinished = Pētījums vēl nav pabeigts; tā atklājumus varēs lasīt pēc tam.
studies-same-rules = Abas noteikumu izvēles ir vienādas; kaut ko vienā no tām maini.
studies-no-players = Neviens nespēlē; izvēlies vismaz vienu spēlētāju.
studies-deals-wrong = Pētījumā ir no 1 līdz { $most } katra spēlētāja partijām pēc katriem noteikumiem.
studies-deals-end = Sākot ar izdali { $first }, izdaļu nav tik daudz kā { $deals }, jo pēdējā ir { $most }; sāc ar mazāku numuru vai spēlē mazāk.
