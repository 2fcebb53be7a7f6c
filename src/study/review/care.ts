/** A limit in plies, and in empty squares from which on a search goes to the end of the game. */
interface SearchDepth {
  readonly depth: number;
  readonly endgame: number;
  /** The longest a search may take on a slow machine. */
  readonly milliseconds?: number;
}

/** How carefully a reason is looked for. */
export interface Care {
  /** The search that extends a line, and the number of its moves that are played. */
  readonly look: SearchDepth;
  readonly step: number;
  /** Length of a line in plies; with at most `ending` empty squares lines are played out. */
  readonly horizon: number;
  readonly ending: number;
  /** Length of the lines after a move beside an empty corner, which may fall late. */
  readonly late: number;
  /** Equally good moves are looked for in the first plies of a line, and at most this many are followed. */
  readonly answeredPlies: number;
  readonly mostOthers: number;
  /** Single values are compared: of all replies, and deeper of those that a sentence names. */
  readonly answers: SearchDepth;
  readonly named: SearchDepth;
  /** The mover's answers to a reply after the best move. */
  readonly meeting: SearchDepth;
}

/**
 * In a review. Lines extended 12 plies deep make 15 of 300 sentences doubtful rather than 10; `named` is four plies deeper
 * than the review.
 */
export const THOROUGH: Care = {
  look: { depth: 14, endgame: 20 },
  step: 2,
  horizon: 16,
  ending: 22,
  late: 30,
  answeredPlies: 10,
  mostOthers: 6,
  answers: { depth: 16, endgame: 20 },
  named: { depth: 22, endgame: 24 },
  meeting: { depth: 14, endgame: 20 },
};

/** While a game waits for the coach. */
const LONGEST_MILLISECONDS = 40;
export const PROMPT: Care = {
  look: { depth: 10, endgame: 14, milliseconds: LONGEST_MILLISECONDS },
  step: 2,
  horizon: 14,
  ending: 16,
  late: 26,
  answeredPlies: 8,
  mostOthers: 5,
  answers: { depth: 10, endgame: 14, milliseconds: LONGEST_MILLISECONDS },
  named: { depth: 12, endgame: 14, milliseconds: LONGEST_MILLISECONDS },
  meeting: { depth: 10, endgame: 14, milliseconds: LONGEST_MILLISECONDS },
};
