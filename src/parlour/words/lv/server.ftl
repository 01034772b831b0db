### What the server and the store say: what happened at a table, and what went wrong.

## What happened at a table

said-undo = Atsaukts: { $move }
said-redo = Atkārtots: { $move }
said-restart = No sākuma: visi gājieni ir atsaukti.
said-hint = Tika dots mājiens.
said-peek = Tika parādīts, kas ir pierādīts.
said-give-up =
    { $by ->
        [X] X padodas.
        [O] O padodas.
       *[other] Partija ir pamesta.
    }
given-up-cost =
    { $points ->
        [zero] Par palikušajām kārtīm atņemti { $points } punkti.
        [one] Par palikušajām kārtīm atņemts { $points } punkts.
       *[other] Par palikušajām kārtīm atņemti { $points } punkti.
    }
said-time = Laiks ir beidzies.
said-agree-draw = Abi vienojas par neizšķirtu.
said-pause = Partija ir apturēta.
said-resume = Partija turpinās.

## What one who sees the table notices beside it

noticed-shows = { $place }: { $card }
noticed-up = { $place } atklājas: { $card }
noticed-down = { $place }: virsējā kārts tagad ir aizklāta
noticed-empty = { $place } tagad ir bez kārtīm
noticed-returned = { $card } atgriežas krājumā
noticed-ready = { $place }: var likt { $card }
noticed-count = { $label }: { $value }
noticed-score = Punkti: { $score }
noticed-turn = Gājiens: { $tick }

## What is not possible at a table

error-table-unknown = Tādas partijas te nav; varbūt tā spēlēta citā pārlūkā.
error-table-stale = Pa to laiku partija ir turpinājusies, varbūt citā logā; tagad tā izskatās šādi.
error-table-finished = Šī partija ir beigusies; vari sākt jaunu.
error-table-rules = Šī partija spēlēta pēc agrākiem noteikumiem, tāpēc to nevar turpināt; var sākt jaunu.
error-table-paused = Partija ir apturēta; vispirms turpini to.
error-table-not-paused = Partija nav apturēta, tāpēc nav, ko turpināt.
error-nothing-to-undo = Nav gājiena, ko atsaukt.
error-nothing-to-redo = Nav gājiena, ko atkārtot.
error-give-up-by = Tikai spēlē diviem norāda, kurš padodas; spēlei { $game } izlaid "by".
error-agree-draw = Par neizšķirtu vienojas divi; { $game } ir spēle vienam, un viņš var padoties.
error-deal-missing = Spēlē { $game } kārtis neizdala, tāpēc "deal" neder.

error-give-up-program = Padoties vari tikai savā vārdā; programma spēlē ar { $tick }.
error-opponent = { $game } ir spēle vienam, tāpēc "opponent" neder.
error-programs-turn = Gājiens ir programmai.
error-not-programs-turn = Gājiens nav programmai, tāpēc tai nekas nav jādara.
error-review-unfinished = Šī partija vēl nav beigusies; kad tā beigsies, to varēs caurskatīt un analizēt.
error-winnable-deal = Vai nu meklē uzvaramu izdali, vai nosauc izdali; izlaid "deal" vai "winnable".
error-winnable-game = Spēlē { $game } kārtis neizdala, tāpēc nav izdales, ko pierādīt par uzvaramu.
error-par-two = Spēlē { $game } nav punktu, tāpēc nav arī labākā rezultāta.
error-daily-date = "{ $date }" nav diena; raksti, piemēram, 2026-11-30.
error-daily-future = { $date } vēl nav pienākusi; tās izdale glabājas līdz tam.
error-none-winnable = Dotajā laikā neviena izdale netika pierādīta par uzvaramu; mēģini vēlreiz vai izvēlies citas opcijas.
error-overloaded = Pašlaik ir pārāk daudz rēķināmā; mēģini vēlreiz pēc brīža.
error-job-lost = Aprēķins pārtrūka; nekas nav mainījies. Mēģini vēlreiz.

## What is wrong with a file of one's data

error-own-data-parts = Fails sastāv no vairāk nekā { $most } daļām; Parlour tādus neraksta.
error-own-data-none = Šis nav Parlour fails, tāpēc nekas nav ielādēts. Izvēlies failu, kas izveidots te ar „Saglabāt failā”.
error-own-data-shape = Šo failu nav rakstījis Parlour, vai arī tas ir mainīts: { $where } neder. Nekas nav ielādēts.
error-own-data-game = Kādu partiju failā, { $where } ({ $game }), nevar izspēlēt pēc noteikumiem: { $reason } Nekas nav ielādēts.
error-own-data-deal = Trūkst izdales numura; spēlei { $game } tas ir vajadzīgs.
error-own-data-move = Tas nav šīs spēles gājiens: { $move }.
error-own-data-moment = { $moment } nav brīdis ar laika joslu.
error-own-data-time = Visu šo partiju izspēlēšana no jauna prasa pārāk daudz laika; nekas nav ielādēts. Mēģini vēlreiz, kad darba ir mazāk.
error-own-data-count = Tagad partiju skaits ir { $count }; nekas nav izdzēsts. Paskaties uz skaitu vēlreiz.

## What is wrong with a request

error-host = Šis serveris neatsaucas uz vārdu "{ $host }"; izmanto tā paša adresi vai pasaki tam šo vārdu ar PARLOUR_NAMES.
error-origin = Pieprasījums nāk no citas vietnes, { $origin }; partijas drīkst mainīt tikai paša servera lapas.
error-cross-site = Pieprasījums nāk no citas vietnes; partijas drīkst mainīt tikai paša servera lapas.
error-not-json-type = Pieprasījumi te ir JSON; Content-Type jābūt application/json.
error-too-large = Pieprasījums ir pārāk liels; baitu skaits nedrīkst pārsniegt { $limit }.
error-body-not-json = Pieprasījuma saturs nav JSON objekts; sūti, piemēram, {"{"}"game": "unlocker"{"}"}.
error-body-missing = Pieprasījumam nav satura; sūti objektu, piemēram, {"{"}"game": "unlocker"{"}"}.
error-request = { $where } neder: { $problem }.
error-request-missing = Trūkst { $where }; te to vajag.
error-request-twice = { $where } ir norādīts divreiz; drīkst vienreiz.
error-request-unknown = { $where } te nav zināms; izlaid to.
error-page-unknown = Šajā adresē nekā nav.
error-method = Šī adrese nepieņem { $method }; tā pieņem { $allowed }.
error-server = Serverī kaut kas nogāja greizi; partija ir drošībā, tāda, kāda bija. Mēģini vēlreiz.

## Trouble with the database

error-database-address = Tā nav datubāzes adrese; tā ir sqlite:///mape/fails.db vai postgresql+psycopg://lietotajs@serveris/datubaze.
error-database-folder = Nevar izmantot mapi, kurā ir { $database }: { $reason }.
error-database-folder-is-file = { $file } ir fails, nevis mape, tāpēc nevar būt { $database }; norādi partiju mapi ar PARLOUR_DATA.
error-database-is-folder = { $database } ir mape, nevis fails; norādi tajā failu partijām.
error-database-full = Disks ir pilns, tāpēc neko nevar saglabāt ({ $database }), un nekas nav mainījies. Atbrīvo vietu un mēģini vēlreiz.
error-database-disk = Disks nepieņem to, kas jāsaglabā ({ $database }); visdrīzāk, tas ir pilns. Nekas nav mainījies; atbrīvo vietu un mēģini vēlreiz.
error-database-readonly = Partijas nevar saglabāt, jo tur nedrīkst rakstīt: { $database }; pārbaudi atļaujas.
error-database-cannot-open = Nevar atvērt failu { $database }; pārbaudi, vai tā mapē drīkst rakstīt.
error-database-busy = Partiju datubāze pašlaik ir aizņemta: { $database }; nekas nav mainījies. Mēģini vēlreiz.
error-database-not-one = Fails { $database } nav partiju datubāze vai ir bojāts; norādi citu ar --database.
error-database-other = Fails { $database } ir citas programmas datubāze; norādi citu ar --database.
error-database-newer = Partijas saglabājis jaunāks Parlour: { $database }; atjaunini šo.
error-database-unreachable = Datubāze { $database } nav sasniedzama: { $reason }
error-database-failed = Datubāze { $database } to nevarēja izdarīt, tāpēc nekas nav mainījies: { $reason }
error-database-served = { $database } jau tiek apkalpota adresē { $address }.

## Trouble with the address

error-port-in-use = { $host } ports { $port } ir aizņemts; norādi citu ar --port.
error-port-forbidden = Portu { $port } tu nedrīksti izmantot; norādi ar --port kādu no 1024 uz augšu.
error-host-unknown = { $host } nav šīs ierīces adrese; 127.0.0.1 ir, un 0.0.0.0 nozīmē visas tās adreses.

## What a value has to be

problem-number = jābūt veselam skaitlim
problem-at-least = jābūt vismaz { $value }
problem-less-than = jābūt mazākam par { $value }
problem-one-of = jābūt vienam no šiem: { $value }
problem-text = jābūt tekstam
problem-true-or-false = jābūt true vai false
problem-object = jābūt objektam
problem-other = neatbilst tam, ko saka /openapi.json
