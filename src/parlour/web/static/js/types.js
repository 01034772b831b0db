/**
 * The shapes that the server sends, and those that several modules share. Types only: nothing here runs.
 *
 * @typedef {{key: string, values: {[name: string]: number | string | Message}}} Message
 *
 * @typedef {{id: string, width: number, height: number, aspect: number, scale: number}} Area
 *
 * @typedef {object} Place
 * @property {string} id
 * @property {string} area
 * @property {string} role
 * @property {number} x
 * @property {number} y
 * @property {Message} label
 * @property {(string | null)[]} cards  bottom to top; null for a card seen from its back
 * @property {number} count
 * @property {"down" | "right"} [fan]
 * @property {number} [width]
 * @property {number} [height]
 * @property {string} [mirrors]
 * @property {string} [awaits]
 * @property {boolean} [ready]
 * @property {string} [style]
 *
 * @typedef {{text: string, source: string, target: string, cards: number, taps: string[], words: Message}} Move
 * @typedef {{label: Message, value: number}} Counter
 *
 * @typedef {object} View
 * @property {string} game
 * @property {string} deck
 * @property {Area[]} areas
 * @property {Place[]} places
 * @property {Counter[]} counters
 * @property {Move[]} moves
 * @property {"playing" | "won" | "lost" | "drawn"} status
 * @property {string | null} winner
 * @property {string | null} to_move
 * @property {number | null} score
 * @property {Message | null} outcome
 *
 * @typedef {{card: string | null, source: string, target: string}} Step
 * @typedef {{level: number, tick: string}} Opponent  the program, how strong it is and which tick it plays
 * @typedef {boolean | number | string} OptionValue
 * @typedef {{[name: string]: OptionValue}} Options
 *
 * @typedef {object} Table
 * @property {string} id
 * @property {string} game
 * @property {string | null} deal
 * @property {Options} options
 * @property {string | null} preset
 * @property {string} address
 * @property {number} version
 * @property {number} ply
 * @property {boolean} can_undo
 * @property {boolean} can_redo
 * @property {{how: string, by: string | null} | null} ended
 * @property {boolean} over
 * @property {Opponent | null} opponent
 * @property {number} hints
 * @property {number} peeks
 * @property {true | null} winnable  true: proved before it was dealt
 * @property {number | null} difficulty
 * @property {View} view
 * @property {Step[]} happened
 * @property {Message | null} said
 *
 * @typedef {object} TableSummary
 * @property {string} id
 * @property {string} game
 * @property {string | null} deal
 * @property {Options} options
 * @property {string} address
 * @property {number} ply
 * @property {number | null} score
 * @property {View} view
 *
 * @typedef {"winnable" | "dead" | "X" | "O" | "draw" | "unknown"} Verdict
 *
 * @typedef {object} Judgement  what is proved of a position, and what is only found so far
 * @property {Verdict} verdict
 * @property {number | null} best  the best score that can still be reached
 * @property {number | null} found
 * @property {number | null} bound
 * @property {number | null} value  an estimate, from -1 for O to 1 for X
 *
 * @typedef {object} Judged  a move of a finished game, with the position after it
 * @property {number} ply
 * @property {string} move
 * @property {Message} words
 * @property {number | null} lost  how many points it cost
 * @property {string[]} line  the better moves that could have been played in its place
 * @property {("fatal" | "costly")[]} marks
 *
 * @typedef {object} Review
 * @property {Judgement} start
 * @property {(Judged & Judgement)[]} moves
 * @property {number | null} fatal
 * @property {number[]} costly
 * @property {boolean} complete
 *
 * @typedef {{name: string, values: OptionValue[], default: OptionValue}} GameOption
 *
 * @typedef {object} Game
 * @property {string} id
 * @property {string} title
 * @property {string} author
 * @property {number} players
 * @property {number} minutes
 * @property {number} difficulty
 * @property {GameOption[]} options
 * @property {{[name: string]: Options}} presets
 * @property {View} picture
 *
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 *
 * @typedef {object} Spot  something that can be pressed: a place, or one card of a fanned column
 * @property {string} place
 * @property {number} cards  how many cards a press on it means: this one and those that lie on it
 */

export {};
