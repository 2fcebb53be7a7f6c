import type { Analysis } from '../../src/engine/analysis.ts';
import { onlyShapeOf, type Setup, STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import type { Match } from '../../src/game/match.ts';
import type { Seats } from '../../src/game/seat.ts';
import { parseSize, STANDARD_SHAPE } from '../../src/game/shape.ts';
import { parseSquare, type SquareName } from '../../src/game/square.ts';
import { parseTranscript, readMoves } from '../../src/game/transcript.ts';

export const BLACK_AGAINST_MINIMAX: Seats = {
  black: { type: 'human' },
  white: { type: 'computer', opponent: 'minimax', level: 5 },
};

export const matchOf = (transcript: string, seats = BLACK_AGAINST_MINIMAX): Match => ({
  id: transcript,
  setup: STANDARD_SETUP,
  seats,
  transcript: parseTranscript(transcript) ?? [],
  given: 0,
  undone: [],
  seed: 1,
});

/** A match of two people with this setup. */
export const matchWith = (setup: Setup, transcript = ''): Match => ({
  ...matchOf(transcript, TWO_PEOPLE),
  setup,
});

/** A whole game: Black passes after 34 moves, and White wins 53-11. */
export const WHITE_WINS =
  'f5d6c3d3c2f4c5e6f6c6c7g5h5g6h6e7f7d7f8e8d8c8b8h7g3f3e3g7g4h4h8g8h3a8b7a7f2e1a6e2b6b5a4a5b4a3c4b3a2d1c1d2b2a1h2h1b1g2f1g1';
/** That game up to the move after which Black has to pass. */
export const BLACK_PASSES = WHITE_WINS.slice(0, 2 * 34);

export const TWO_PEOPLE: Seats = { black: { type: 'human' }, white: { type: 'human' } };
export const TWO_COMPUTERS: Seats = {
  black: { type: 'computer', opponent: 'bitboard', level: 1 },
  white: { type: 'computer', opponent: 'minimax', level: 5 },
};

/** A match of any game, on its only board or one of this size. */
export const gameOf = (game: Setup['game'], moves = '', seats = TWO_PEOPLE, size = '8x8'): Match => {
  const shape = onlyShapeOf(game) ?? parseSize(size) ?? STANDARD_SHAPE;
  const setup: Setup = { game, shape, headStart: undefined, freePassing: false };
  return { ...matchOf('', seats), id: moves, setup, transcript: readMoves(startOf(setup), moves) ?? [] };
};

/** An engine's result: moves with their scores, the best one first. */
export const analysisOf = (
  scores: Partial<Record<SquareName, number>>,
  facts: Partial<Analysis> = {},
): Analysis => {
  const { exact = false, depth = 12, certainty = exact ? 100 : 73 } = facts;
  const moves = Object.entries(scores).map(([name, score]) => {
    const square = parseSquare(name as SquareName);
    return { square, score, exact, depth, certainty, line: [square] };
  });
  return { depth, certainty, exact, nodes: 1, milliseconds: 1, moves, lines: [], ...facts };
};
