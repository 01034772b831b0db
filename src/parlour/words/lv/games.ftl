### The games in one sentence each, their options and presets, and how a game stands.

## The games

game-cross-the-barrier = Izved trīs šķērsotāju kolonnas cauri divām barjerām, veidojot pārus no blakus rangiem, un iztērē pēc iespējas mazāk kāršu.
game-unlocker = Iztukšo kāršu sešstūri no malas uz vidu, katru liekot pārī ar kārti kādā no nedaudzajām dārgajām ligzdām.
game-lake-effect = Klondaika ar trīs pazīmju kārtīm: veido līdzīgu kāršu kolonnas un saliec visas sešdesmit četras režģī, kas aug kā klucīšu kaudze.
game-foursquare = Liec kārtis peldošā sešpadsmit kaudžu režģī, kur katra augstākā un katra zemākā kārts apgriež savas kaimiņienes.
game-cross-jack = Divi spēlētāji ved atzīmju takas pār laukumu, kura sāni ir savienoti: kurš pirmais sasniegs pretējo zonu vai aizsprostos otram ceļu.

## Options of Cross The Barrier

option-name-cross-the-barrier-refill_penalty = Papildināšana maksā punktu
option-cross-the-barrier-refill_penalty = Vai kārts, kas aizpilda pārī izmantota šķērsotāja vietu, maksā punktu, kā vienmēr maksā maiņa.
option-name-cross-the-barrier-last_card = Kad krājums beidzas
option-cross-the-barrier-last_card = Vai partija ir zaudēta līdz ar krājuma pēdējo kārti, vai tikai tad, kad pēc tās nav neviena pāra.
option-name-cross-the-barrier-left_behind = Aiz muguras palicis otrais šķērsotājs
option-cross-the-barrier-left_behind = Kas notiek ar kārti, kura vēl guļ pie otrajiem šķērsotājiem, kad tās kolonna ir brīva: tā atgriežas krājumā vai paliek un vienreiz der pārim.
value-last_card-lose = Partija ir zaudēta
value-last_card-play_on = Spēlē, kamēr ir pāri
value-left_behind-shuffle = Atgriežas krājumā
value-left_behind-keep = Paliek vēl vienam pārim

## Options of Unlocker

option-name-unlocker-first_slot_free = Pirmā ligzda ir par velti
option-unlocker-first_slot_free = Vai sākumā atvērtā ligzda neko nemaksā; katra vēlāk atvērtā ligzda jebkurā gadījumā maksā piecus punktus.
option-name-unlocker-max_slots = Ligzdu lielākais skaits
option-unlocker-max_slots = Cik pāru ligzdu vienā partijā drīkst atvērt.
option-name-unlocker-unlock_at = Tukši kaimiņi atslēgšanai
option-unlocker-unlock_at = Cik vietām blakus aizklātai kārtij jābūt tukšām, lai tā atklātos; jo mazāk, jo vieglāk.

## Options of Lake Effect

option-name-lake-effect-order = Secība kolonnās
option-lake-effect-order = Vai kolonnā liekamajai kārtij jābūt zemākajai no abām, vai der jebkura.
option-name-lake-effect-recycles = Atklātās kaudzes apgriezieni
option-lake-effect-recycles = Cik reižu atklāto kaudzi drīkst apgriezt, lai tā atkal būtu krājums; ar 0 katra kārts parādās tikai vienreiz.
option-name-lake-effect-take_back = Kārtis drīkst pamest režģi
option-lake-effect-take_back = Vai kārti no režģa drīkst paņemt atpakaļ uz kolonnu.
option-name-lake-effect-empty_needs = Augstās pazīmes tukšai kolonnai
option-lake-effect-empty_needs = Cik no pazīmēm „zils, kvadrāts, 4” kārtij vajag, lai to drīkstētu likt tukšā kolonnā; ar 3 der tikai zilais kvadrāts 4.
option-name-lake-effect-runs = Kopā pārliekamās kārtis
option-lake-effect-runs = Vai atklātās kārtis kolonnas galā drīkst pārlikt kopā, vai tikai pa vienai.
value-order-descending = Tikai dilstoši
value-order-any = Abos virzienos
value-recycles-unlimited = Bez ierobežojuma
value-runs-whole = Veselas virknes
value-runs-single = Pa vienai kārtij

## Options of Foursquare

option-name-foursquare-flip = Kuras kaudzes apgriežas
option-foursquare-flip = Vai augstākā vai zemākā kārts apgriež tikai pārējās savas līnijas kaudzes, vai arī pati sevi.
option-name-foursquare-touching = Jauna kaudze pieskaras
option-foursquare-touching = Vai jaunai kaudzei ar citu jābūt kopīgai malai, vai der arī stūris.
option-name-foursquare-max_down = Aizklāto kaudžu lielākais skaits
option-foursquare-max_down = Cik kaudžu gājiena beigās drīkst būt aizklātas; ja ir par vienu vairāk, partija ir zaudēta.
option-name-foursquare-pile_limit = Kāršu lielākais skaits kaudzē
option-foursquare-pile_limit = Cik kāršu var būt kaudzē; ar 1 nevienu kārti nevar likt uz citas.
value-flip-others = Tikai pārējās
value-flip-line = Visa līnija
value-touching-orthogonal = Ar malu
value-touching-diagonal = Der arī stūris

## Options of Cross-Jack

option-name-cross-jack-columns = Kolonnas
option-cross-jack-columns = Cik kolonnu laukumā ir no šuves līdz šuvei; lai to ir vairāk nekā rindu, citādi katrs var vienkārši aizsprostot otram ceļu.
option-name-cross-jack-rows = Rindas
option-cross-jack-rows = Cik rindu ir laukumā, ieskaitot abas zonas.
option-name-cross-jack-blockade = Neizšķirts blokādes dēļ
option-cross-jack-blockade = Vai partija ir neizšķirta, tiklīdz viens spēlētājs vairs nevar tikt pāri, vai tikai tad, kad to nevar neviens.
option-name-cross-jack-opening = Katra sākuma atzīmes
option-cross-jack-opening = Cik atzīmju katrs spēlētājs liek savā zonā, pirms sākas gājieni.
value-blockade-any = Viens no spēlētājiem
value-blockade-both = Abi spēlētāji

## Values of yes-or-no options

value-true = Jā
value-false = Nē

## Presets

preset-easy = Viegla
preset-standard = Parasta
preset-hard = Grūta
preset-meaning-lake-effect-easy = Kolonnas drīkst veidot gan uz leju, gan uz augšu.
preset-meaning-lake-effect-standard = Kolonnas veido dilstoši; atklāto kaudzi drīkst apgriezt bez ierobežojuma.
preset-meaning-lake-effect-hard = Kolonnas veido dilstoši, atklāto kaudzi drīkst apgriezt trīs reizes, un kārtis režģī paliek.

## How a game stands

status-playing = Partija rit
status-won = Uzvara
status-lost = Zaudējums
status-drawn = Neizšķirts
