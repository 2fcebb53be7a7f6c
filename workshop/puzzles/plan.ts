import type { PuzzleTheme } from '../../src/study/exercises/puzzles.ts';

/** The seed for the order of games and the choice of positions. */
export const SEED = 16;

/** The year whose games are reserved for tests. */
export const HIDDEN_YEAR = 2024;
/** From this ply on, positions of those games must not become puzzles. Earlier positions are shared by all games. */
export const HIDDEN_FROM_PLY = 16;

/** The maximum number of puzzles per theme from a source. */
export const WANTED: Readonly<Record<string, Readonly<Partial<Record<PuzzleTheme, number>>>>> = {
  ending: { win: 400, draw: 120, endgame: 540 },
  midgame: { corner: 200, mobility: 240 },
  small: { win: 40, draw: 10, endgame: 40 },
  anti: { win: 30, draw: 10, endgame: 30 },
  four: { win: 60, draw: 30 },
};

/** The index of the next game of a source whose earlier games are already used; other sources are complete. */
export const NEXT_GAME: Readonly<Partial<Record<string, number>>> = { midgame: 6361 };

/** The number of puzzles with further moves, and the number of moves in them. */
export const WANTED_LINES = 240;
export const IN_LINE = { from: 3, to: 4 } as const;
/** The minimum number of legal moves in each of their positions, and the difficulty added by each further move. */
export const LEAST_LINE_MOVES = 3;
export const POINTS_EACH = 60;

/** The minimum number of legal moves of a position. */
export const LEAST_MOVES = { ending: 3, midgame: 6, small: 3, anti: 3, four: 3 } as const;

/** The minimum lead of the best move, in discs. */
export const LEAD = { ending: 2, midgame: 4 } as const;

/** The number of empty squares. */
export const EMPTIES = {
  ending: { from: 4, to: 14 },
  midgame: { from: 26, to: 42 },
  small: { from: 6, to: 12 },
  anti: { from: 5, to: 11 },
} as const;

/** With at most this many empty squares, puzzles that a shallow look solves are kept for beginners. */
export const EASY_EMPTIES = 6;

/** The depths of the first search of a midgame position and of the one that must confirm it, in plies. */
export const DEPTHS = { sieve: 6, look: 10, verify: 20 } as const;
/**
 * The maximum deviation, in discs, of a midgame score from the file's, which is from older weights. The best move must be the
 * same and equally clear.
 */
export const MIDGAME_SCORE_ERROR = 6;
/** The maximum score of a position; decided games make no puzzles. */
export const CLOSE = 24;

/** The number of discs in Connect Four. */
export const FOUR_PLIES = { from: 12, to: 28 } as const;

/** Self-play: random plies, then searches of this depth with occasional random moves. */
export const SELF_PLAY = { randomPlies: 6, depth: 3, slip: 0.12 } as const;
