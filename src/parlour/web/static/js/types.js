/**
 * The shapes that the server sends, and those that several modules share. Types only: nothing here runs.
 *
 * @typedef {{key: string, values: {[name: string]: number | string | Message}}} Message
 *
 * @typedef {{id: string, width: number, height: number, aspect: number, scale: number, heap?: number, spare?: boolean}} Area  heap: how high its piles can grow, if they make a heap; spare: left out where there is no room
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
 * @property {boolean} own  false: it is another player's, and can only be looked at
 * @property {boolean} imported  it was made of a record
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
 * @property {boolean} paused
 * @property {number} milliseconds  spent on it so far
 * @property {string | null} daily  the day whose game it is
 * @property {FirstEnd | null} first_end
 * @property {View} view
 * @property {Step[]} happened
 * @property {Message | null} said
 * @property {Message[]} noticed  what one who sees the table notices beside it
 *
 * @typedef {object} FirstEnd  how a game first ended, and what it took till then
 * @property {"won" | "lost" | "drawn"} status
 * @property {string | null} winner
 * @property {number | null} score
 * @property {number | null} moves
 * @property {number} milliseconds
 * @property {number} hints
 * @property {number} peeks
 * @property {boolean} in_time  on the day of its deal
 *
 * @typedef {{best: number | null, at_least: number}} Par  the best possible score where it is proved, and what it is at least
 *
 * @typedef {{mean: number, games: number}} Mean  of so many games
 *
 * @typedef {object} Part  some of a group's games
 * @property {"all" | "without" | "with"} help
 * @property {number} games
 * @property {number} won
 * @property {number} drawn
 * @property {number} lost
 * @property {number} low
 * @property {number} high
 * @property {(Mean & {best: number}) | null} score
 * @property {(Mean & {reached: number}) | null} below_par
 * @property {(Mean & {best: number | null}) | null} time
 *
 * @typedef {object} Group  what games with the same options come to
 * @property {string} game
 * @property {Options} options
 * @property {number | null} level
 * @property {{X: number, O: number, drawn: number} | null} sides
 * @property {Part[]} parts
 * @property {boolean} all_alone
 * @property {number} again
 * @property {{score: number, won: boolean, count: number}[]} scores
 * @property {{when: string, won: number, drawn: number, lost: number}[]} over_time
 *
 * @typedef {{group: number, name: string, svg: string}} Chart
 *
 * @typedef {object} TableSummary
 * @property {string} id
 * @property {string} game
 * @property {string | null} deal
 * @property {Options} options
 * @property {string} address
 * @property {number} ply
 * @property {string | null} daily
 * @property {number | null} score
 * @property {string} changed  a moment
 * @property {boolean} imported
 * @property {{how: string, by: string | null} | null} ended
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
 * @typedef {{move: string, words: Message}} PlayedMove
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
 * @property {boolean} lesson  whether there is one
 *
 * @typedef {{view: View, happened: Step[], said: Message | null}} Frame  a position, with the move that led to it
 *
 * @typedef {object} Scene  a step of a lesson
 * @property {Message} text
 * @property {boolean} cut  it is no continuation of the step before
 * @property {Frame[]} frames  they follow one another; on the last one the text is read
 * @property {string[]} point  places to point at
 * @property {string | null} asked  the move that the learner is to make
 * @property {boolean} find  without being shown it
 *
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 *
 * @typedef {object} Spot  something that can be pressed: a place, or one card of a fanned column
 * @property {string} place
 * @property {number} cards  how many cards a press on it means: this one and those that lie on it
 *
 * @typedef {object} StudySummary  two sets of a game's options, compared on the same deals
 * @property {string} id
 * @property {string} game
 * @property {Options[]} variants
 * @property {string[]} players
 * @property {string} first  the first deal
 * @property {number} deals
 * @property {string} begun  a moment
 * @property {"waiting" | "running" | "stopped" | "done"} state
 * @property {"cancelled" | "time" | "broken" | null} why  it has stopped
 * @property {number} games  that are played
 * @property {number} all_games
 *
 * @typedef {object} SoFar  what a player has done so far under one of the two rules
 * @property {number} variant
 * @property {string} player
 * @property {number} games
 * @property {number} won
 * @property {number} low
 * @property {number} high
 * @property {number | null} mean
 *
 * @typedef {StudySummary & {own: boolean, ahead: number, seconds_left: number | null, results: SoFar[]}} Study
 *
 * @typedef {{game: string, options: Options, versus: Options, players: string[], deals: number, first: string}} StudyWish
 *
 * @typedef {object} StudyOffer  what a study may be of
 * @property {{game: string, players: {name: string, seconds: number}[]}[]} games
 * @property {number} most_deals
 * @property {number} minutes
 */

export {};
