### The lessons: what is said at each step. A step's key is "lesson-", the game and its name in lessons/<game>.toml.

## Cross The Barrier

lesson-cross-the-barrier-table = Tavas trīs kolonnas grib tikt pāri divām barjerām. Priekšā, atklāti, stāv to pirmie šķērsotāji: dāma, astotnieks un piecinieks. Mastiem šajā spēlē nav nozīmes.
lesson-cross-the-barrier-barriers = Virs tiem ir apakšējā barjera, atklāta, un vēl augstāk augšējā, kas vēl ir aizklāta: katrā četras kārtis. Tu uzvari, kad visas astoņas ir prom, un krājuma kārtis ir jātaupa, cik vien vari.
lesson-cross-the-barrier-pair = Šķērsotājs un barjeras kārts aiziet kopā, ja to rangi atšķiras par vienu. Dāma un kalps ir tāds pāris. Paņem kalpu ar dāmu.
lesson-cross-the-barrier-refill = Abas ir prom, un dāmas vietu ir aizpildījis sešinieks no krājuma. Tāda papildināšana maksā punktu, tieši to, ko pāris deva.
lesson-cross-the-barrier-neighbours = Pirmās kolonnas priekšā ir divas barjeras kārtis, un kreisā ir prom. Paņem arī labo, un kolonna virzīsies uz augšu; tad to nevajag papildināt. Kura kārts tā ir?
lesson-cross-the-barrier-moved-up = Ceļš bija brīvs, tāpēc kolonna virzījās uz augšu. Tagad ir atklāts tās otrais šķērsotājs, devītnieks, un arī abas augšējās barjeras kārtis tā priekšā. Šis pāris tev neko nemaksāja.
lesson-cross-the-barrier-second-column = Tagad otrā kolonna. Tās priekšā palikusi tikai viena kārts. Paņem to ar astotnieku.
lesson-cross-the-barrier-own-crosser = Šīs barjeras pēdējo kārti varētu paņemt divi piecinieki. Izmanto to, kas ir trešajā kolonnā: tad šī kolonna pati virzīsies uz augšu. Pēc otra piecinieka būtu jāmaksā par papildināšanu.
lesson-cross-the-barrier-lower-down = Apakšējā barjera ir kritusi, un tas dod septiņus punktus; visi tavi otrie šķērsotāji ir atklāti. Palikuši trīs trijnieki un desmitnieks.
lesson-cross-the-barrier-only-pair = Tagad iespējams tikai viens pāris. Vai redzi to?
lesson-cross-the-barrier-replace = Kungs, piecinieks un astotnieks, bet to priekšā tikai trijnieki: pāra nav. Tikai tad šķērsotāju drīkst mainīt pret krājuma nākamo kārti, par vienu punktu. Te neviens no trim nav labāks par citiem, tāpēc maini kungu.
lesson-cross-the-barrier-clear = Divnieks der katram no trijniekiem. Paņem to, kas pa labi: tā ir pēdējā kārts trešās kolonnas priekšā, un kolonna kļūs brīva. Tas ir piecu punktu vērts.
lesson-cross-the-barrier-cleared = Brīva: trešais šķērsotājs ir atklāts, un palikušais astotnieks atgriezās krājumā. Tev iedalīts vēl viens divnieks. Kurš trijnieks ir pēdējais otrās kolonnas priekšā?
lesson-cross-the-barrier-last = Palikusi viena kārts, un tavs četrinieks der. Paņem to.
lesson-cross-the-barrier-won = Abas barjeras ir kritušas, un visas trīs kolonnas ir pāri: 32 punkti ar piecām krājuma kārtīm. Gandrīz katru izdali var uzvarēt. Māksla ir uzvarēt ar nedaudzām kārtīm.

## Unlocker

lesson-unlocker-table = Deviņpadsmit kārtis veido sešstūri. Divpadsmit malējās ir atklātas, septiņas iekšējās ir slēgtas. Tu uzvari, kad visas ir prom.
lesson-unlocker-slot = Šī ir pāru ligzda, un tajā ir septītnieks. Ligzdas kārts paņem atklātu sešstūra kārti, kuras rangs ir par vienu augstāks vai zemāks. Mastiem šajā spēlē nav nozīmes.
lesson-unlocker-pair = Septītniekam der trīs astotnieki. Paņem to, kas augšējā rindā: tas pieskaras divām slēgtām kārtīm, un slēgta kārts atveras, kad trīs vietas tai blakus ir tukšas.
lesson-unlocker-refilled = Krājums ligzdu atkal aizpildīja bez maksas. Tagad tajā ir desmitnieks. Atrodi kārti, ko tas var paņemt.
lesson-unlocker-unlock = Kungs. Rangi iet pa apli, tāpēc kungs un dūzis atšķiras par vienu. Paņem dūzi: tas ir trešais kaimiņš slēgtajai kārtij tam blakus.
lesson-unlocker-unlocked = Trīs tās kaimiņi ir prom, tāpēc kārts ir atvērusies: desmitnieks. To var paņemt tāpat kā jebkuru citu.
lesson-unlocker-towards = Trijnieks var paņemt vienu no diviem divniekiem. Izvēlies to, kas augšējā rindā. Slēgtā kārts zem tā vienu kaimiņu jau zaudējusi, un šis būs otrais.
lesson-unlocker-stuck = Piecinieks, bet nav ne četrinieka, ne sešinieka. Kad pāra nav, var palīdzēt krājums. Maini ligzdas kārti, par vienu punktu, vai atver otru ligzdu, par pieciem.
lesson-unlocker-replace = Otra ligzda līdz pašām beigām dotu vairāk izvēles, bet tā ir dārga. Vispirms mēģini lētāk: liec krājuma nākamo kārti uz piecinieka.
lesson-unlocker-choice = Devītniekam der divi desmitnieki un divi astotnieki. Paņem iekšējo desmitnieku. Tas ir trešais kaimiņš slēgtajai kārtij pa labi no tā un pieskaras vēl divām slēgtām kārtīm.
lesson-unlocker-opened = Nākamā ir atvērta. Tā tas turpinās: atbrīvo vietas blakus slēgtām kārtīm, un tās atveras cita pēc citas.
lesson-unlocker-later = Pēc dažiem gājieniem palikušas četras kārtis, un visas ir atklātas. Ligzdā ir četrinieks. Ko tas var paņemt?
lesson-unlocker-two-ways = Dūzis paņem divnieku. Tādi ir divi, un te derētu jebkurš. Paņem augšējo.
lesson-unlocker-king = Vēl divas kārtis, un ligzdā ir kungs. Kas der kungam?
lesson-unlocker-last = Trijnieks, un palikusi viena kārts. Paņem to.
lesson-unlocker-won = Sešstūris ir tukšs, un tu esi uzvarējis. Deviņpadsmit pāri, mīnus trīs maiņas, mīnus pieci par ligzdu: vienpadsmit punkti. Ne katru izdali var uzvarēt, bet lielāko daļu gan.

## Lake Effect

lesson-lake-effect-table = Septiņas kolonnas un krājums kā Klondaikā. Bet katrai kārtij ir trīs pazīmes. No zemākās uz augstāko tās ir: sarkana, dzeltena, zaļa, zila; aplis, sirds, trijstūris, kvadrāts; un no 1 līdz 4.
lesson-lake-effect-grid = Visām 64 kārtīm jānonāk režģī, pa kaudzei katrai krāsai un formai. Tas aug kā klucīši, kas sakrauti istabas kaktā. Pirmajam jābūt sarkanajam aplim 1. Tas vēl ir paslēpts.
lesson-lake-effect-build = Kolonnās kārts drīkst gulēt uz citas, ja tām ir divas kopīgas pazīmes un trešajā tā ir zemāka. Dzeltenais kvadrāts 3 der uz zaļā kvadrāta 3: dzeltenā ir zemāka par zaļo. Liec to tur, un kārts zem tā tiks atklāta.
lesson-lake-effect-again = Atklājās dzeltena sirds 3. Atrodi kolonnas galā zaļo kārti, uz kuras to var likt.
lesson-lake-effect-first-cube = Re, sarkanais aplis 1. Liec to režģī.
lesson-lake-effect-next-cubes = Tagad der trīs kārtis: sarkanais aplis 2 virs tā un sarkanā sirds 1 un dzeltenais aplis 1 tam blakus. Viena no tām ir kolonnas galā. Liec to režģī.
lesson-lake-effect-draw = Pagaidām režģī nekas cits neder, tāpēc ņem kārtis. No krājuma nāk trīs uzreiz, un pēdējā ir virsū. Kad krājums ir tukšs, atklāto kaudzi var apgriezt un iet tai cauri vēlreiz.
lesson-lake-effect-waste = Sarkanais aplis 2 ir virsū atklātajai kaudzei. Tas ir nākamais savā kaudzē. Liec to režģī.
lesson-lake-effect-run = Kārtis, kas guļ cita uz citas, pārliek kopā. Ņem zaļo sirdi 3 kopā ar dzelteno sirdi 3 un liec tās uz zaļās sirds 4. Tā pirmā kolonna kļūs tukša.
lesson-lake-effect-empty = Tukša kolonna ir vērtīga. To drīkst sākt tikai kārts ar augstu pazīmi: zila kārts, kvadrāts vai 4.
lesson-lake-effect-from-waste = Atklātajā kaudzē redzama zila sirds 2. Tā ir zila, tāpēc derētu tukšajai kolonnai. Bet tai ir arī cita vieta, kolonnas galā. Atrodi to un tukšo kolonnu pataupi.
lesson-lake-effect-yellow-circle = Zem tās bija dzeltenais aplis 1. Režģis to jau gaida.
lesson-lake-effect-yellow-heart = Tagad der arī dzeltenā sirds 1, jo sarkanā sirds 1 un dzeltenais aplis 1 to balsta. Liec to režģī.
lesson-lake-effect-good-start = Režģī ir piecas kārtis, un divas kolonnas ir tukšas. Tas ir labs sākums.
lesson-lake-effect-later = Daudz vēlāk palikuši tikai četri kvadrāti. Zilam 3 vajag blakus zaļu 3. Kurai kārtij jāiet pirmajai?
lesson-lake-effect-green = Turpini ar zaļo kvadrātu 4.
lesson-lake-effect-blue = Palikuši divi zili kvadrāti. Zemākais iet pirmais.
lesson-lake-effect-last = Un pēdējā no visām 64.
lesson-lake-effect-won = Režģis ir pilns, un tu esi uzvarējis. Ej cauri krājumam mierīgi; lielāko daļu izdaļu var uzvarēt.

## Foursquare

lesson-foursquare-table = Uz galda ir viena kārts, un nākamā gaida blakus. Tu liec kārtis pa vienai, blakus citām vai uz tām, līdz tās veido četras reiz četras kaudzes. Kad visas sešpadsmit ir atklātas, tu esi uzvarējis.
lesson-foursquare-flip = Ja tava kārts ir augstākā vai zemākā savā rindā, pārējās šīs rindas kaudzes apgriežas. Tad kārta ir kolonnai. Liec piecinieku lauciņā virs četrinieka un vēro četrinieku.
lesson-foursquare-flipped = Piecinieks ir augstāks par četrinieku, tāpēc četrinieks ir aizklāts. Tās ir briesmas: ja gājiena beigās aizklātas ir vairāk nekā četras kaudzes, partija ir zaudēta.
lesson-foursquare-nothing-open = Nākamā kārts ir septītnieks. Liec to pa labi no aizklātās kārts. Neviena cita kārts šajā rindā nav atklāta, tāpēc nav ko pārspēt, un rinda tiek atklāta.
lesson-foursquare-ten = Neviena kārts nav augstāka par desmitnieku, tāpēc uzmanies, kur to liec. Liec to zem septītnieka: tas tur ir vienīgā atklātā kārts, un tikai to desmitnieks aizklās.
lesson-foursquare-equal = Te nāk vēl viens desmitnieks, blakus pirmajam. Rindā tas satiek sev līdzīgu, tātad nav augstākais, un nekas neapgriežas. Kolonnā tas pārspēj piecinieku un četrinieku, un abi ir aizklāti.
lesson-foursquare-low = Trīs kaudzes ir aizklātas. Liec četrinieku garās kolonnas augšā. Atklāts tur ir tikai desmitnieks, un četrinieks ir zemāks. Tāpēc visas trīs apgriežas, un divas no tām tiek atklātas.
lesson-foursquare-turned = Divas ir atklājušās, un desmitnieks ir aizklāts. Apgriešana nav tikai briesmas: tā arī atgūst savas kaudzes.
lesson-foursquare-limit = Pēc dažiem gājieniem aizklātas ir četras kaudzes, tik, cik drīkst. To vidū ir abas apakšējās rindas kaudzes. Kārtij, ko tām noliek blakus, nav ko pārspēt. Liec divnieku pa kreisi no tām.
lesson-foursquare-limit-kept = Abas ir atklājušās. Kolonnā divnieks ir starp dūzi un septītnieku, tāpēc tur nekas neapgriezās.
lesson-foursquare-end = Četrpadsmit kaudzes, visas atklātas, un palikušas divas vietas apakšā pa kreisi. Liec četrinieku augšējā. Šajā rindā jau ir četrinieks, tāpēc tas nav zemākais. Kolonnā tas ir starp dūzi un septītnieku. Nekas neapgriezīsies.
lesson-foursquare-sixteenth = Tagad sešpadsmitā kaudze. Devītnieks būs augstākais savā kolonnā, un trīs kaudzes tiks aizklātas. Trīs drīkst. Liec to pēdējā tukšajā vietā.
lesson-foursquare-on-top = Kārti var likt arī uz kaudzes. Liec piecinieku uz devītnieka. Neviena cita kārts kolonnā nav atklāta, tāpēc visas trīs tiek atklātas. Rindā tas ir starp divnieku un desmitnieku, tāpēc nekas neapgriežas.
lesson-foursquare-won = Sešpadsmit kaudzes, un visas ir atklātas. Tu esi uzvarējis, un pāri palika 23 kārtis: tie ir tavi punkti.

## Cross-Jack

lesson-cross-jack-table = Tu esi X, un augšējā rinda ir tavas mājas. Apakšējā rinda ir O mājas. Jūs ejat pārmaiņus, un katrs gājiens ir viena atzīme blakus savai atzīmei. Uzvar tas, kurš pirmais atzīmē vietu otra mājās.
lesson-cross-jack-seam = Kreisā un labā mala ir savienotas, it kā laukums būtu saritināts caurulē. Tāpēc pēdējā kolonna ir blakus pirmajai. Joslas sānos bāli atkārto to, kas ir aiz šuves.
lesson-cross-jack-belt = Atzīmes arī aizsprosto ceļu. Šajā partijā O ir aizpildījis savas mājas, un X ceļa vairs nav, tāpēc ir neizšķirts. Solis pa diagonāli izlavās starp divām atzīmēm: ceļu slēdz tikai nepārtraukta josta visapkārt.
lesson-cross-jack-opening = Tagad tava partija. Tā sākas ar divām atzīmēm tavu māju rindā. Pirmo liec pa kreisi.
lesson-cross-jack-opening-two = Otro liec tālu no pirmās, lai O nezina, kur tu nāksi lejā.
lesson-cross-jack-answer = O atbild ar divām atzīmēm savu māju vidū. No šī brīža katrs gājienā atzīmē vienu vietu blakus savai atzīmei: sānos, virs tās, zem tās vai pie stūra.
lesson-cross-jack-first = Tu sāc. Uzreiz ej lejā un prom no O atzīmēm.
lesson-cross-jack-straight = O nāk tev pretī. Ej taisni lejā.
lesson-cross-jack-round = O gandrīz ir sasniedzis stūri zem tevis. Bet malas ir savienotas, un to O ir aizmirsis. Pēdējā kolonna ir tev tieši blakus.
lesson-cross-jack-cross = Ej pāri šuvei: uz leju un pa kreisi no savas pēdējās atzīmes.
lesson-cross-jack-three-ways = Tu varēji sasniegt trīs vietas O mājās, bet O bija tikai viena atzīme, lai tevi apturētu. Stūris ir slēgts. Divas vēl ir vaļā.
lesson-cross-jack-win = Ej taisni lejā un uzvari.
lesson-cross-jack-won = Tu esi atzīmējis vietu O mājās un uzvarējis. X, kas sāk, ir labākas izredzes, tāpēc katrā partijā mainieties pusēm.
