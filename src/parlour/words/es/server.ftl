### What the server and the store say: what happened at a table, and what went wrong.

## What happened at a table

said-undo = Deshecho: { $move }
said-redo = De nuevo: { $move }
said-restart = Vuelta al principio: se han deshecho todas las jugadas.
said-hint = Se ha dado una pista.
said-peek = Se ha mostrado lo demostrado.
said-give-up =
    { $by ->
        [X] X se rinde.
        [O] O se rinde.
       *[other] Partida abandonada.
    }
given-up-cost =
    { $points ->
        [one] Abandonar cuesta 1 punto, por la carta que queda.
       *[other] Abandonar cuesta { $points } puntos, por las cartas que quedan.
    }
said-time = Se acabó el tiempo.
said-agree-draw = Empate de común acuerdo.
said-pause = La partida está en pausa.
said-resume = La partida sigue.

## What one who sees the table notices beside it

noticed-shows = { $place }: { $card }
noticed-up = { $place } se descubre: { $card }
noticed-down = { $place } queda boca abajo
noticed-empty = { $place }: ahora sin cartas
noticed-returned = { $card } vuelve al mazo
noticed-ready = { $place }: ya puede recibir { $card }
noticed-count = { $label }: { $value }
noticed-score = Puntos: { $score }
noticed-turn = Juega { $tick }

## What is not possible at a table

error-table-unknown = Aquí no existe esa partida; quizá se jugó en otro navegador.
error-table-stale = Mientras tanto la partida ha seguido, quizá en otra ventana; así está ahora.
error-table-finished = Esta partida ha terminado; puedes empezar otra.
error-table-rules = Esta partida se jugó con reglas anteriores y no puede continuar; puedes empezar otra.
error-table-paused = La partida está en pausa; primero reanúdala.
error-table-not-paused = La partida no está en pausa, así que no hay nada que reanudar.
error-nothing-to-undo = No hay ninguna jugada que deshacer.
error-nothing-to-redo = No hay ninguna jugada que rehacer.
error-give-up-by = Solo en un juego para dos se dice quién se rinde; quita "by" para { $game }.
error-agree-draw = El empate lo acuerdan dos jugadores; a { $game } juega uno solo, que puede rendirse.
error-deal-missing = En { $game } no se reparten cartas, así que no lleva "deal".

error-give-up-program = Solo puedes rendirte por ti; el programa juega con { $tick }.
error-opponent = A { $game } juega uno solo, así que no lleva "opponent".
error-programs-turn = Le toca al programa.
error-not-programs-turn = No le toca al programa, así que no tiene que jugar.
error-review-unfinished = Esta partida no ha terminado; cuando acabe se podrá repasar y analizar.
error-winnable-deal = O se busca un reparto ganable o se nombra uno; quita "deal" o "winnable".
error-winnable-game = En { $game } no se reparten cartas, así que no hay reparto que demostrar ganable.
error-par-two = En { $game } no hay puntuación, así que no hay una mejor.
error-daily-date = "{ $date }" no es un día; escribe uno como 2026-11-30.
error-daily-future = { $date } aún no ha llegado; su reparto se guarda hasta entonces.
error-none-winnable = En el tiempo que había no se demostró ganable ningún reparto; vuelve a intentarlo o elige otras opciones.
error-overloaded = Ahora mismo hay demasiado que calcular; vuelve a intentarlo dentro de un rato.
error-job-lost = El cálculo se ha interrumpido; no ha cambiado nada. Vuelve a intentarlo.

## What is wrong with a file of one's data

error-own-data-parts = El archivo tiene más de { $most } partes; ninguno de los que escribe Parlour tiene tantas.
error-own-data-none = Este archivo no es de Parlour; no se ha importado nada. Elige uno que se haya hecho aquí con «Guardar en un archivo».
error-own-data-shape = El archivo no lo escribió Parlour, o se ha cambiado: { $where } no está bien. No se ha importado nada.
error-own-data-game = Una partida del archivo, { $where } ({ $game }), no se puede jugar según las reglas: { $reason } No se ha importado nada.
error-own-data-deal = Falta el número del reparto; { $game } lo necesita.
error-own-data-move = Esa no es una jugada del juego: { $move }.
error-own-data-moment = { $moment } no es un momento con su zona horaria.
error-own-data-time = Volver a jugar todas estas partidas tarda demasiado; no se ha importado nada. Vuelve a intentarlo cuando haya menos actividad.
error-own-data-count = Ahora hay { $count } partidas; no se ha borrado nada. Mira otra vez el número.

## What is wrong with a request

error-host = Este servidor no responde al nombre "{ $host }"; usa su propia dirección o indícale el nombre en PARLOUR_NAMES.
error-origin = La petición viene de otro sitio, { $origin }; solo las páginas del propio servidor pueden cambiar partidas.
error-cross-site = La petición viene de otro sitio; solo las páginas del propio servidor pueden cambiar partidas.
error-not-json-type = Aquí las peticiones son JSON; su Content-Type tiene que ser application/json.
error-too-large = La petición es demasiado grande; se leen como máximo { $limit } bytes.
error-body-not-json = El cuerpo de la petición no es un objeto JSON; envía uno como {"{"}"game": "unlocker"{"}"}.
error-body-missing = La petición no tiene cuerpo; envía un objeto como {"{"}"game": "unlocker"{"}"}.
error-request = { $where } no está bien: { $problem }.
error-request-missing = Falta { $where }; aquí hace falta.
error-request-twice = { $where } aparece dos veces; puede aparecer una.
error-request-unknown = { $where } no se conoce aquí; quítalo.
error-page-unknown = En esta dirección no hay nada.
error-method = Esta dirección no admite { $method }; admite { $allowed }.
error-server = Algo ha fallado en el servidor; la partida está a salvo, tal como estaba. Vuelve a intentarlo.

## Trouble with the database

error-database-address = Esa no es la dirección de una base de datos; es sqlite:///carpeta/archivo.db o postgresql+psycopg://usuario@servidor/base.
error-database-folder = No se puede usar la carpeta de { $database }: { $reason }.
error-database-folder-is-file = { $file } es un archivo, no una carpeta, así que no puede haber { $database }; nombra en PARLOUR_DATA una carpeta para las partidas.
error-database-is-folder = { $database } es una carpeta, no un archivo; nombra un archivo dentro de ella para las partidas.
error-database-full = El disco está lleno, así que no se puede guardar nada en { $database } y nada ha cambiado. Haz sitio y vuelve a intentarlo.
error-database-disk = El disco no admite lo que habría que guardar en { $database }; lo más probable es que esté lleno. Nada ha cambiado; haz sitio y vuelve a intentarlo.
error-database-readonly = Las partidas de { $database } no se pueden guardar, porque no se permite escribir ahí; comprueba sus permisos.
error-database-cannot-open = No se puede abrir el archivo { $database }; comprueba que se permite escribir en su carpeta.
error-database-busy = Las partidas de { $database } están en uso en este momento; nada ha cambiado. Vuelve a intentarlo.
error-database-not-one = El archivo { $database } no es una base de datos de partidas, o está dañado; nombra otro con --database.
error-database-other = El archivo { $database } es la base de datos de otro programa; nombra otro con --database.
error-database-newer = Las partidas de { $database } las guardó un Parlour más nuevo; actualiza este.
error-database-unreachable = No se puede llegar a la base de datos { $database }: { $reason }
error-database-failed = La base de datos { $database } no pudo hacerlo, así que nada ha cambiado: { $reason }
error-database-served = { $database } ya se sirve en { $address }.

## Trouble with the address

error-port-in-use = El puerto { $port } de { $host } está en uso; nombra otro con --port.
error-port-forbidden = No puedes usar el puerto { $port }; nombra con --port uno a partir de 1024.
error-host-unknown = { $host } no es una dirección de esta máquina; 127.0.0.1 lo es, y 0.0.0.0 vale por todas las suyas.

## What a value has to be

problem-number = tiene que ser un número entero
problem-at-least = tiene que ser al menos { $value }
problem-less-than = tiene que ser menor que { $value }
problem-one-of = tiene que ser uno de estos: { $value }
problem-text = tiene que ser un texto
problem-true-or-false = tiene que ser true o false
problem-object = tiene que ser un objeto
problem-other = no se ajusta a lo que dice /openapi.json
