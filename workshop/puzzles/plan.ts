import type { PuzzleTheme } from '../../src/study/exercises/puzzles.ts';

/** Decides the order of the games, and which of their positions is looked at. */
export const SEED = 16;

/** The year whose games are kept for tests. */
export const HIDDEN_YEAR = 2024;
/** From this ply on, a position of those games is in no puzzle. Before it, all games share their positions. */
export const HIDDEN_FROM_PLY = 16;

/** How many puzzles of each theme a source gives at most. */
export const WANTED: Readonly<Record<string, Readonly<Partial<Record<PuzzleTheme, number>>>>> = {
  ending: { win: 400, draw: 120, endgame: 540 },
  midgame: { corner: 200, mobility: 240 },
  small: { win: 40, draw: 10, endgame: 40 },
  anti: { win: 30, draw: 10, endgame: 30 },
  four: { win: 60, draw: 30 },
};

/** Games of a source before this one have given what the file has; others have given all that is wanted. */
export const NEXT_GAME: Readonly<Partial<Record<string, number>>> = { midgame: 6361 };

/** How many puzzles go on after the first move, and how many moves such a one asks for. */
export const WANTED_LINES = 240;
export const IN_LINE = { from: 3, to: 4 } as const;
/** The fewest legal moves in each of its positions, and the points of difficulty for each further move. */
export const LEAST_LINE_MOVES = 3;
export const POINTS_EACH = 60;

/** The fewest legal moves of a position. */
export const LEAST_MOVES = { ending: 3, midgame: 6, small: 3, anti: 3, four: 3 } as const;

/** By how many discs the best move is better than any other one. */
export const LEAD = { ending: 2, midgame: 4 } as const;

/** How many squares are empty. */
export const EMPTIES = {
  ending: { from: 4, to: 14 },
  midgame: { from: 26, to: 42 },
  small: { from: 6, to: 12 },
  anti: { from: 5, to: 11 },
} as const;

/** With at most this many empty squares, a puzzle that any glance solves is kept, for beginners. */
export const EASY_EMPTIES = 6;

/** The first search of a position in the midgame, and the one that has to agree, in plies. */
export const DEPTHS = { sieve: 6, look: 10, verify: 14 } as const;
/**
 * By how many discs the score of a position in the midgame may differ from that in the file, which is of the weights that the
 * engine had then. The best move has to be the same, and as clear.
 */
export const MIDGAME_SCORE_ERROR = 6;
/** A game that is decided is no fight. */
export const CLOSE = 24;

/** Discs of Connect Four on the board. */
export const FOUR_PLIES = { from: 12, to: 28 } as const;

/** How self-play goes: random plies, then searches of this depth, a random move now and then. */
export const SELF_PLAY = { randomPlies: 6, depth: 3, slip: 0.12 } as const;
