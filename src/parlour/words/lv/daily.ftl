### The games of the day, the time a game takes, par, and results to tell others.

## The games of the day

daily-today = Šodien
daily-of = Dienas partija: { $day }
daily-state =
    { $state ->
        [new] vēl nav spēlēta
        [going] iesākta
        [won] uzvarēta
        [lost] zaudēta
       *[drawn] neizšķirta
    }
daily-streak =
    { $count ->
        [zero] { $count } dienu pēc kārtas
        [one] { $count } diena pēc kārtas
       *[other] { $count } dienas pēc kārtas
    }
daily-streak-any =
    { $count ->
        [zero] Kāda dienas partija uzvarēta { $count } dienu pēc kārtas
        [one] Kāda dienas partija uzvarēta { $count } dienu pēc kārtas
       *[other] Kāda dienas partija uzvarēta { $count } dienas pēc kārtas
    }

## The time

time-label = Laiks
time-paused = Pauze
time-resume = Turpināt

## Par, and telling others

par = Labākais iespējamais: { $par }
par-at-least = Bija iespējams vismaz { $par }.
share = Dalīties
share-copied = Rezultāts ir nokopēts; tas neatklāj nevienu gājienu.
share-text = Nokopē šo rezultātu; tas neatklāj nevienu gājienu.
share-no-help = bez palīdzības
share-score-of-par = Punkti: { $score }, labākais iespējamais: { $par }
