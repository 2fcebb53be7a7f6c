import { type Color, opposite } from '../../src/game/color.ts';
import { isOver, legalMoves, type OthelloPosition, play } from '../../src/game/othello/position.ts';
import type { Square } from '../../src/game/square.ts';
import type { ScoredReply } from '../../src/study/review/answers.ts';
import { engineSearch } from '../engine/engine.ts';

/** Deeper than the searches that made the sentence. */
const DEEP = { depth: 14, endgame: 20 } as const;
const DEEPEST = { depth: 18, endgame: 24 } as const;
/** A reply that is worse by up to this many discs counts as equally good. */
const AS_GOOD = 1;

/** A line with its positions: `positions[n]` is the one after `n` moves. */
export interface Line {
  readonly moves: readonly Square[];
  readonly positions: readonly OthelloPosition[];
}

/** The values of the moves of a position, best first. */
const valuesAt = (position: OthelloPosition, limit: typeof DEEP | typeof DEEPEST): readonly ScoredReply[] => {
  const { moves = [] } = engineSearch(position, {
    by: 'flipside',
    limit: { type: 'depth', ...limit },
    every: true,
  });
  return moves.toSorted((one, other) => other.score - one.score);
};

/** The values of the replies to a move by a deeper search; empty if there is no choice. */
export const answersTo = (before: OthelloPosition, move: Square): readonly ScoredReply[] => {
  const after = play(before, move);
  if (after === undefined || isOver(after) || after.turn === before.turn) return [];
  return legalMoves(after).size < 2 ? [] : valuesAt(after, DEEPEST);
};

/** Extends a line with a deep search for each move. */
const playOn = (start: OthelloPosition, given: readonly Square[], plies: number): Line => {
  const [positions, moves]: [OthelloPosition[], Square[]] = [[start], []];
  while (moves.length < plies) {
    const position = positions.at(-1) as OthelloPosition;
    if (isOver(position)) break;
    const square =
      given[moves.length] ??
      engineSearch(position, { by: 'flipside', limit: { type: 'depth', ...DEEP } }).square;
    const next = play(position, square);
    if (next === undefined) throw new Error('A line of the review has an illegal move.');
    moves.push(square);
    positions.push(next);
  }
  return { moves, positions };
};

/** The main line after some moves, and its alternatives in which a side plays another equally good move. */
export const linesAfter = (
  before: OthelloPosition,
  given: readonly Square[],
  { by, plies }: { readonly by: Color; readonly plies: number },
): readonly Line[] => {
  const main = playOn(before, given, plies);
  const at = main.positions.findIndex(
    (position, index) => index > 0 && position.turn === by && !isOver(position),
  );
  const position = main.positions[at];
  if (position === undefined || at >= main.moves.length) return [main];
  const values = valuesAt(position, DEEP);
  const least = (values[0]?.score ?? 0) - AS_GOOD;
  return [
    main,
    ...values
      .filter(({ square, score }) => square !== main.moves[at] && score >= least)
      .map(({ square }) => playOn(before, [...main.moves.slice(0, at), square], plies)),
  ];
};

/** Whether a side takes a square. */
export const takes = ({ moves, positions }: Line, color: Color, square: Square): boolean =>
  moves.some((move, ply) => move === square && positions[ply]?.turn === color);

/** Whether a side has to pass. */
export const passes = ({ positions }: Line, color: Color): boolean =>
  positions.some((position, ply) => {
    const next = positions[ply + 1];
    return (
      next !== undefined && position.turn === opposite(color) && next.turn === position.turn && !isOver(next)
    );
  });

/** The mean of a count over the turns of a side. */
export const averageOf = (
  { positions }: Line,
  side: Color,
  count: (position: OthelloPosition) => number,
): number => {
  const counts = positions
    .slice(1)
    .filter(position => position.turn === side)
    .map(count);
  return counts.reduce((sum, one) => sum + one, 0) / Math.max(1, counts.length);
};
