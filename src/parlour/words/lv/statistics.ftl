### The statistics page, and one's own data on it.

statistics = Statistika
statistics-busy = Saskaitām tavas partijas.
statistics-chart-busy = Zīmējam diagrammu.
statistics-none = Kad būsi pabeidzis kādu partiju, te redzēsi, kā gāja.
statistics-what = No katras izdales skaitās pirmā pabeigtā partija; pamestā ir zaudēta. Intervāls ar 95 % ticamību rāda, kur ir tava iespēja uzvarēt.
statistics-usual = Parastās opcijas
statistics-again =
    { $count ->
        [zero] Vēl { $count } partiju ar zināmām izdalēm; tās neskaitās.
        [one] Vēl { $count } partija ar zināmu izdali; tā neskaitās.
       *[other] Vēl { $count } partijas ar zināmām izdalēm; tās neskaitās.
    }
statistics-part =
    { $part ->
        [all] Visas
        [without] Bez palīdzības
        [with] Ar palīdzību
        [alone] Visas, bez palīdzības
       *[helped] Visas, ar palīdzību
    }
statistics-games = Partijas
statistics-won = Uzvarētas
statistics-won-of = { $won } ({ $percent }; no { $low } līdz { $high })
statistics-drawn = Neizšķirtas
statistics-lost = Zaudētas
statistics-best = Labākais rezultāts
statistics-mean = Vidējais rezultāts
statistics-mean-of =
    { $count ->
        [zero] { $mean } (vidēji { $count } partijās)
        [one] { $mean } (vidēji { $count } partijā)
       *[other] { $mean } (vidēji { $count } partijās)
    }
statistics-below-par = Punkti zem labākā iespējamā, vidēji
statistics-below-par-of =
    { $count ->
        [zero] { $mean } (vidēji { $count } pabeigtās partijās, kurās tas zināms; sasniegts: { $reached })
        [one] { $mean } (vidēji { $count } pabeigtā partijā, kurā tas zināms; sasniegts: { $reached })
       *[other] { $mean } (vidēji { $count } pabeigtās partijās, kurās tas zināms; sasniegts: { $reached })
    }
statistics-mean-time = Laiks
statistics-best-time = Ātrākā uzvara
statistics-score = Punkti
statistics-result = Iznākums
statistics-when = Kad
statistics-scores = Rezultāti
statistics-over-time = Iznākumi laika gaitā
statistics-as-table = Tabulā
statistics-streaks = Dienas partijas
statistics-any = Jebkura spēle
statistics-streak = { $name }: dienas ar uzvaru pēc kārtas: { $now }, visvairāk: { $longest }

## One's own data

data = Tavi dati
data-what = Visas tavas partijas glabājas šajā serverī šim pārlūkam un nekur citur. Failā tās ir visas; cits pārlūks var to ielādēt.
data-export = Saglabāt failā
data-import = Ielādēt no faila
data-import-busy = Izspēlējam faila partijas no jauna.
data-imported = Jaunas partijas: { $added }; jau bija: { $known }.
data-delete = Izdzēst visu
data-delete-ask = Izdzēst visas tavas partijas?
data-delete-text = Tiek izdzēstas visas partijas, to gājieni un analīzes, tavi pētījumi, kā arī tavi iestatījumi šajā pārlūkā. Varbūt vispirms saglabā tās failā.
data-delete-go-on = Turpināt
data-delete-sure = Tiešām izdzēst visu?
data-delete-count =
    { $count ->
        [zero] Uz visiem laikiem tiek izdzēstas { $count } partijas.
        [one] Uz visiem laikiem tiek izdzēsta { $count } partija.
       *[other] Uz visiem laikiem tiek izdzēstas { $count } partijas.
    }
