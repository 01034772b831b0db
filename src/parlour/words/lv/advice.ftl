### What is said about how a game stands: hints, what a look at all cards shows.

hint-only = Tas ir vienīgais gājiens.
hint-wins = Pēc tā, slēptās kārtis izdalot no jauna, 100 mēģinājumos uzvaru skaits bija { $rate }.
hint-score = Pēc tā mēģinājumi ar no jauna izdalītām slēptajām kārtīm vidēji deva punktus: { $score }.
hint-even = Pēc tā spēki izskatās līdzīgi.
hint-good = Pēc tā labāks izskatās { $tick } stāvoklis.
hint-proved = Ar to { $tick } noteikti uzvar.
hint-draw = Tas noteikti notur neizšķirtu.
hint-lost = Pret labāko spēli { $tick } vairs nav glābjams; tā var turēties visilgāk.
hint-none = Neviena gājiena nav.
peek-winnable = Vēl var uzvarēt, un šis ir ceļš.
peek-best = Uzvarēt vairs nevar; šis ir ceļš uz labāko rezultātu: { $score }.
peek-dead = Uzvarēt vairs nevar.
peek-found = Uzvarēt vairs nevar; labākais atrastais rezultāts ir { $score }, un neviens nezina, vai iespējams vairāk.
peek-unknown = Neviens nezina, vai vēl var uzvarēt; būtu jāpārmeklē pārāk daudz.
peek-unknown-best = Neviens nezina, vai vēl var uzvarēt; labākais atrastais rezultāts ir { $score }.
peek-two =
    { $verdict ->
        [X] X uzvar pret jebkuru spēli, lūk, tā.
        [O] O uzvar pret jebkuru spēli, lūk, tā.
        [draw] Ar labāko spēli ir neizšķirts, lūk, tā.
       *[unknown] Neviens nezina, kā tas beidzas ar labāko spēli; būtu jāpārmeklē pārāk daudz.
    }
hint-line = { $move }: { $words }. { $reason }
review-ply = nr.
review-move = gājiens
review-verdict = stāvoklis
review-best = labākais
review-value = vērtība
review-lost = zaudēts
review-fatal = te tika atdota uzvara
review-costly = te tika zaudēti punkti
review-lost-at = Partija tika zaudēta ar { $ply }. gājienu, { $move }.
review-dead-deal = Šo izdali nevarēja uzvarēt.
review-points =
    { $count ->
        [zero] Lielākā daļa zaudēto punktu atdota, izdarot { $count } gājienu.
        [one] Lielākā daļa zaudēto punktu atdota, izdarot { $count } gājienu.
       *[other] Lielākā daļa zaudēto punktu atdota, izdarot { $count } gājienus.
    }
review-nothing = Labāku gājienu par izspēlētajiem nebija.
review-unknown = Neviena kļūda nav pierādīta; visu pārmeklēt nevarēja.
review-better = Labāk, sākot ar { $ply }. gājienu: { $line }
