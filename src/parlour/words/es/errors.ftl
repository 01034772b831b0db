### What is said when something asked for makes no sense.

error-language = No hay ningún idioma "{ $language }"; hay estos: { $languages }.
error-game-unknown = No hay ningún juego "{ $game }"; los juegos son { $games }.
error-lesson-none = Todavía no hay ninguna lección de "{ $game }".
error-option-unknown = { $game } no tiene la opción "{ $option }"; sus opciones son { $options }.
error-option-value = La opción { $option } no puede ser { $value }; puede ser { $values }.
error-preset-unknown = { $game } no tiene el preajuste "{ $preset }"; sus preajustes: { $presets }.
error-player-unknown = No hay ningún jugador "{ $player }" para { $game }; sus jugadores son { $players }.
error-deal = "{ $deal }" no es un número de reparto; es un número entero de 0 a 9223372036854775807, escrito con cifras y sin cero delante.
error-illegal-move = { $move } no es posible aquí. { $reason }
error-record-move = La jugada { $ply } del registro, { $move }, no es posible ahí. { $reason }
error-no-record = No contiene ningún registro; un registro es un objeto JSON como {"{"}"game": "unlocker", "deal": 7, "moves": []{"}"}.
error-records-many = Contiene { $count } registros; ábrelos de uno en uno, por favor.
error-not-json = La línea { $line } no es JSON; un registro es un objeto JSON, solo en su archivo o uno por línea.
error-json-too-large = La línea { $line } tiene un número demasiado largo o demasiados niveles para leerla.
error-record-key-twice = La clave "{ $key }" aparece dos veces en un mismo objeto; cada una puede aparecer una sola vez.
error-record-object = Un registro es un objeto JSON como {"{"}"game": "unlocker", "deal": 7, "moves": []{"}"}.
error-record-key = Un registro no tiene la clave "{ $key }"; sus claves son { $keys }.
error-record-no-game = El registro no nombra ningún juego; necesita un "game".
error-record-options = Las "options" del registro tienen que ser un objeto de nombres y valores.
error-record-moves = Las "moves" del registro tienen que ser una lista de textos.
error-record-not-dealt = En { $game } no se reparten cartas, así que su registro no lleva "{ $key }".
error-record-deal-or-deck =
    { $count ->
        [0] El registro no tiene ni "deal" ni "deck"; necesita uno de los dos.
       *[other] El registro tiene "deal" y también "deck"; necesita solo uno de los dos.
    }
error-record-rules-version = La "rules_version" del registro tiene que ser un número entero a partir de 1.
note-record-rules = Este registro se hizo con la versión { $version } de las reglas; aquí se juega con la versión { $now }.
error-record-about = El "about" del registro tiene que ser un objeto.
error-record-ended = El "ended" del registro tiene que ser un objeto con "how" (uno de { $endings }) y "by" ("X" u "O" en un juego para dos; si no, null).
error-deck-list = Una baraja es una lista de { $count } nombres de cartas.
error-deck-card = La carta { $place } de la baraja, "{ $card }", no está en este juego; sus cartas se escriben así: { $example }.
error-deck-twice = La baraja tiene dos veces { $card }, la segunda como carta { $place }.
error-deck-missing = La baraja tiene { $found } de { $count } cartas; falta { $card }.
