"""Cross-Jack for alpha-beta search: symmetry, proved bounds, ordering and estimate.

All of it looks at a player's way to the other's zone. The board is turned so that row 0 is the zone to be reached, and
a row is a whole number with one bit a column.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.rules.cross_jack import BOTH, MOST, O, X, has_access, legal_moves, rows_of, spread, to_move, zone
from parlour.search.alpha_beta_loop import WIN

FAR = 60
"""More ticks than any way that is worth telling from another takes."""


def search_to_move(s: Any) -> int:
    """Whose tick is next."""
    return to_move(s)


def column_code(s: Any, column: int) -> Any:
    """A column as a number in base 3, a digit a row: 0 empty, 1 X, 2 O."""
    code = np.uint64(0)
    for row in range(1, s["rows"] + 1):
        digit = (s["x"][row] >> column & 1) + 2 * (s["o"][row] >> column & 1)
        code = code * np.uint64(3) + np.uint64(digit)
    return code


def comes_before(codes: Any, columns: int, first: int, step: int, other: int, other_step: int) -> bool:
    """Whether the columns read from ``first`` on, to the right (1) or the left (-1), come before another reading."""
    for n in range(1, columns):
        a, b = codes[(first + step * n) % columns], codes[(other + other_step * n) % columns]
        if a != b:
            return bool(a < b)
    return False


def search_key(s: Any) -> tuple[Any, int]:
    """The key of a state and its turn: of all ways to read the columns round the board, the first in order.

    The key is the reading as one number in base 3, so it is exact on boards of up to 40 places and a hash on larger
    ones. Whose tick is next and whether the opening is over follow from the number of ticks; options never differ
    within a search.
    """
    columns = int(s["columns"])
    codes = np.empty(MOST, np.uint64)
    for column in range(columns):
        codes[column] = column_code(s, column)
    lowest = codes[:columns].min()
    first, step = -1, 1
    for column in range(columns):
        if codes[column] == lowest:
            for direction in (1, -1):
                if first < 0 or comes_before(codes, columns, column, direction, first, step):
                    first, step = column, direction
    factor = np.uint64(1)
    for _ in range(s["rows"]):
        factor *= np.uint64(3)
    key = np.uint64(0)
    for n in range(columns):
        key = key * factor + codes[(first + step * n) % columns]
    return key, first if step == 1 else first + MOST


def search_turned(s: Any, move: int, turn: int, back: bool) -> int:
    """A move in the reading that a turn stands for, or back from there."""
    columns = int(s["columns"])
    row, column = move // MOST, move % MOST
    if turn >= MOST:
        column = (turn - MOST - column) % columns
    elif back:
        column = (column + turn) % columns
    else:
        column = (column - turn) % columns
    return row * MOST + column


def look_from(s: Any, player: int, own: Any, wall: Any) -> None:
    """Lay a player's ticks and the other's in rows, row 0 being the zone to be reached and one empty row at either end.

    Index k + 1 holds row k.
    """
    rows = int(s["rows"])
    mine, theirs = rows_of(s, player), rows_of(s, X + O - player)
    own[0] = wall[0] = own[rows + 1] = wall[rows + 1] = 0
    for k in range(1, rows + 1):
        row = k if player == X else rows + 1 - k
        own[k] = mine[row]
        wall[k] = theirs[row]


def grow(level: Any, wall: Any, rows: int, columns: int) -> bool:
    """Add the places that neighbour one of a level; whether there were any."""
    full = (1 << columns) - 1
    grown = False
    before = 0
    for k in range(1, rows + 1):
        near = before | level[k] | level[k + 1]
        before = level[k]
        if near != 0:
            level[k] |= spread(near, columns) & ~wall[k] & full
            grown = grown or level[k] != before
    return grown


def grow_by_two(level: Any, wall: Any, rows: int, columns: int) -> bool:
    """Add the places that neighbour at least two of a level, so that no one tick keeps a player from it."""
    full = (1 << columns) - 1
    grown = False
    before = 0
    for k in range(1, rows + 1):
        below, here, above = before, level[k], level[k + 1]
        before = here
        if below | here | above == 0:
            continue
        once, twice = 0, 0
        for row in (below, here, above):
            left = ((row << 1) | (row >> (columns - 1))) & full
            right = ((row >> 1) | (row << (columns - 1))) & full
            twice |= (once & left) | ((once | left) & right)
            once |= left | right
        twice |= once & (below | above) | (below & above)
        level[k] = here | (twice & ~wall[k] & full)
        grown = grown or level[k] != here
    return grown


def touched(level: Any, own: Any, rows: int, columns: int) -> int:
    """How many places of a level neighbour an own tick; two or more all count as two."""
    found = 0
    for k in range(1, rows + 1):
        if level[k] != 0:
            places = level[k] & ~own[k] & spread(own[k - 1] | own[k] | own[k + 1], columns)
            if places != 0:
                if found == 1 or places & (places - 1) != 0:
                    return 2
                found = 1
    return found


def ticks_needed(own: Any, wall: Any, level: Any, rows: int, columns: int) -> int:
    """The fewest ticks that bring a player into the other's zone if the other does nothing; FAR for none or more."""
    level[:] = 0
    level[1] = ((1 << columns) - 1) & ~wall[1]
    for needed in range(1, FAR):
        if touched(level, own, rows, columns) > 0:
            return needed
        if not grow(level, wall, rows, columns):
            break
    return FAR


def ticks_surely(own: Any, wall: Any, level: Any, rows: int, columns: int, ahead: bool) -> int:
    """The ticks that bring a player into the other's zone if there are two ways on from each; FAR for none.

    ``ahead`` tells that the player is to move, so that one way into the first of them is enough. It is the second
    shortest distance of Queenbee (van Rijswijck, Computer Hex: are bees better than fruitflies?, 2000).
    """
    level[:] = 0
    level[1] = ((1 << columns) - 1) & ~wall[1]
    for needed in range(1, FAR):
        if touched(level, own, rows, columns) >= (1 if ahead else 2):
            return needed
        if not grow_by_two(level, wall, rows, columns):
            break
    return FAR


def gaps(s: Any, player: int) -> int:
    """How many places of a player's own zone are empty."""
    row = int(rows_of(s, player)[zone(s, player)])
    empty = int(s["columns"])
    while row != 0:
        row &= row - 1
        empty -= 1
    return empty


def winning_places(own: Any, wall: Any, columns: int) -> Any:
    """The places of the other's zone that a player may tick, as bits."""
    return spread(own[1] | own[2], columns) & ~wall[1]


def forks(s: Any, player: int, own: Any, wall: Any, columns: int) -> bool:
    """Whether a tick gives a player, who is to move, two places to win on, with no end of the game by that tick."""
    full = (1 << columns) - 1
    free = full & ~wall[1]
    left = ((free << 1) | (free >> (columns - 1))) & full
    right = ((free >> 1) | (free << (columns - 1))) & full
    two = (left & right) | (free & (left | right))
    places = spread(own[1] | own[2] | own[3], columns) & ~own[2] & ~wall[2] & two
    if places == 0 or s["blockade"] == BOTH:
        return bool(places != 0)
    # The tick must not shut the other player out.
    row = rows_of(s, player)
    k = 2 if player == X else s["rows"] - 1
    before = row[k]
    while places != 0:
        row[k] = before | (places & -places)
        open_still = has_access(s, X + O - player)
        row[k] = before
        if open_still:
            return True
        places &= places - 1
    return False


def search_bounds(s: Any, drawn: int) -> tuple[int, int]:
    """Bounds of a state's value to the player to move, to whom a draw is worth ``drawn``.

    A place to win on wins. Two places for the other win for the other: one tick can neither take both nor shut the way
    to both. If the other has none, a tick that makes two wins, for the other cannot take both, nor shut the way, nor
    win. And a player who can fill the own zone before the other can come there cannot be beaten: each of those ticks
    neighbours one in the zone, the other can only take a place of the zone by having won, and a full zone is a wall.
    """
    if s["ticks"] < 2 * s["opening"]:
        return -WIN, WIN
    rows, columns = int(s["rows"]), int(s["columns"])
    player = to_move(s)
    other = X + O - player
    own, wall, level = np.empty(MOST + 2, np.int64), np.empty(MOST + 2, np.int64), np.empty(MOST + 2, np.int64)
    look_from(s, player, own, wall)
    if winning_places(own, wall, columns) != 0:
        return WIN, WIN
    forked = forks(s, player, own, wall, columns)
    needed = ticks_needed(own, wall, level, rows, columns)
    look_from(s, other, own, wall)
    threats = winning_places(own, wall, columns)
    if threats & (threats - 1) != 0:
        return -WIN, -WIN
    if threats == 0 and forked:
        return WIN, WIN
    low, high = -WIN, WIN
    if gaps(s, player) <= ticks_needed(own, wall, level, rows, columns):
        low = drawn
    if gaps(s, other) < needed:
        high = drawn
    return low, high


def search_moves(s: Any, moves: Any, history: Any, prune: bool) -> int:
    """The legal moves, those that were good elsewhere first; only those that win, or stop the other from it, if any."""
    found = legal_moves(s, moves)
    player = to_move(s)
    other = X + O - player
    if s["ticks"] >= 2 * s["opening"] and prune:
        columns = int(s["columns"])
        own, wall = np.empty(MOST + 2, np.int64), np.empty(MOST + 2, np.int64)
        for who in (player, other):
            look_from(s, who, own, wall)
            kept = moves_among(moves, found, zone(s, player + other - who), winning_places(own, wall, columns))
            if kept > 0:
                return kept
    for n in range(1, found):
        move = moves[n]
        k = n
        while k > 0 and history[player, moves[k - 1]] < history[player, move]:
            moves[k] = moves[k - 1]
            k -= 1
        moves[k] = move
    return found


def moves_among(moves: Any, found: int, row: int, places: int) -> int:
    """Bring the moves to some places of a row, given as bits, to the front; how many there are."""
    kept = 0
    if places != 0:
        for n in range(found):
            if moves[n] // MOST + 1 == row and places >> (moves[n] % MOST) & 1:
                moves[n], moves[kept] = moves[kept], moves[n]
                kept += 1
    return kept


def search_estimate(s: Any) -> int:
    """How much sooner the player to move surely reaches the other's zone than the other."""
    if s["ticks"] < 2 * s["opening"]:
        return 0
    rows, columns = int(s["rows"]), int(s["columns"])
    player = to_move(s)
    own, wall, level = np.empty(MOST + 2, np.int64), np.empty(MOST + 2, np.int64), np.empty(MOST + 2, np.int64)
    look_from(s, player, own, wall)
    mine = ticks_needed(own, wall, level, rows, columns)
    mine_surely = min(ticks_surely(own, wall, level, rows, columns, True), 2 * rows)
    look_from(s, X + O - player, own, wall)
    theirs = ticks_needed(own, wall, level, rows, columns)
    theirs_surely = min(ticks_surely(own, wall, level, rows, columns, False), 2 * rows)
    return 100 * (min(theirs, 2 * rows) - min(mine, 2 * rows)) + 200 * (theirs_surely - mine_surely) + 50
