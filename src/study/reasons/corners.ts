import { emptySquares } from '../../game/board.ts';
import type { Color } from '../../game/color.ts';
import { legalMovesFor, type OthelloPosition, play } from '../../game/othello/position.ts';
import { cornersOf } from '../../game/shape.ts';
import { columnOf, makeSquare, rowOf, type Square } from '../../game/square.ts';
import type { Course } from '../review/courses.ts';
import { stableDiscs } from '../stability.ts';
import {
  type Compared,
  endOf,
  excess,
  FAR,
  type Finder,
  type FoundReason,
  inAll,
  inNone,
  plyOf,
  reachOf,
} from './compared.ts';
import type { Reason } from './reason.ts';

/** The worth of a corner, and of each disc that becomes stable because of it. */
export const CORNER = 10;
const STABLE_DISC = 2;
/** After the best move a corner that is lost late has to be safe for at least this many plies. */
const LONG_KEPT = 20;
/** In alternatives a corner may fall up to this many plies later. */
export const DELAY = 6;
/** The number of corners a side takes in the first moves of a line. */
export const cornersTaken = ({ moves, positions }: Course, color: Color, plies = moves.length): number => {
  const corners = cornersOf((positions[0] as OthelloPosition).shape);
  return moves.slice(0, plies).filter((square, ply) => corners.has(square) && positions[ply]?.turn === color)
    .length;
};

/** Whether the best move does not lose as many corners elsewhere. */
const isBetterOff = ({ color, other, played, best }: Compared): boolean => {
  const of = (course: Course): number => cornersTaken(course, color) - cornersTaken(course, other);
  return excess(best, played, of) > 0;
};

const stableLead = (course: Course, color: Color): number => stableDiscs(endOf(course), color).size;

/** The worth of a corner and the discs that it makes stable. */
export const worthOfCorners = ({ other, played, best }: Compared): number =>
  CORNER + STABLE_DISC * Math.max(0, stableLead(played.main, other) - stableLead(best.main, other));

const emptyCorners = ({ before }: Compared): readonly Square[] => [
  ...cornersOf(before.shape).diff(before.discs.black).diff(before.discs.white),
];

const inOrder = (found: readonly (FoundReason & { readonly plies: number })[]): readonly FoundReason[] =>
  found.toSorted((one, other) => one.plies - other.plies);

/** Whether a side could reply on this square to the first move of a line. */
const canTakeAtOnce = ({ positions: [, next] }: Course, color: Color, square: Square): boolean =>
  next?.turn === color && legalMovesFor(next, color).has(square);

/** The name of a square beside a corner; undefined if it is not beside it. */
const besideCorner = (square: Square, corner: Square): 'xSquare' | 'cSquare' | undefined => {
  const [columns, rows] = [
    Math.abs(columnOf(square) - columnOf(corner)),
    Math.abs(rowOf(square) - rowOf(corner)),
  ];
  if (Math.max(columns, rows) !== 1) return undefined;
  return columns === rows ? 'xSquare' : 'cSquare';
};

/** Whether a move is beside an empty corner, so that its consequences may take long. */
export const isBesideCorner = (before: OthelloPosition, move: Square): boolean =>
  [...cornersOf(before.shape).intersect(emptySquares(before))].some(
    corner => besideCorner(move, corner) !== undefined,
  );

/** A corner that the opponent takes only after the move. */
export const findLostCorner: Finder = compared => {
  const { color, other, played, best } = compared;
  const move = played.main.moves[0];
  if (!isBetterOff(compared) || move === undefined) return [];
  return inOrder(
    emptyCorners(compared).flatMap(square => {
      const plies = plyOf(played.main, other, square);
      if (plies === undefined || plies > FAR) return [];
      const beside = besideCorner(move, square);
      // A move beside the corner is to blame even if the corner falls much later after the best move too.
      const last = beside === undefined ? Number.POSITIVE_INFINITY : best.answeredPlies;
      const isTaken = inAll(played, course => (plyOf(course, other, square) ?? Infinity) <= plies + DELAY);
      const isKept = inNone(
        best,
        course => canTakeAtOnce(course, other, square) || (plyOf(course, other, square) ?? Infinity) < last,
      );
      if (!isTaken || !isKept) return [];
      const isOwn = inAll(best, course => (plyOf(course, color, square) ?? Infinity) <= FAR);
      const facts = { corner: makeSquare(square), plies };
      const within = reachOf(best);
      if (beside !== undefined) {
        const reason: Reason = { name: beside, facts: { ...facts, within, isOwn } };
        return [{ reason, worth: Number.POSITIVE_INFINITY, plies }];
      }
      const reason: Reason = isOwn
        ? { name: 'cornerLost', facts }
        : { name: 'corner', facts: { ...facts, within } };
      return [{ reason, worth: worthOfCorners(compared), plies }];
    }),
  );
};

/** Whether a side has taken a corner in a line, or can take it at the end. */
const holdsOrOpens = (course: Course, color: Color, square: Square): boolean =>
  plyOf(course, color, square) !== undefined || legalMovesFor(endOf(course), color).has(square);

/**
 * A corner beside the move that the opponent gets sooner or later: with a corner that nobody takes away from it, it need not
 * hurry.
 */
export const findBesideCorner: Finder = compared => {
  const { color, other, played, best } = compared;
  const move = played.main.moves[0];
  if (move === undefined) return [];
  return emptyCorners(compared).flatMap(square => {
    const beside = besideCorner(move, square);
    if (beside === undefined) return [];
    const isLost = inAll(
      played,
      course => plyOf(course, color, square) === undefined && holdsOrOpens(course, other, square),
    );
    const isKept =
      (plyOf(best.main, other, square) ?? Infinity) >= LONG_KEPT &&
      inNone(best, course => (plyOf(course, other, square) ?? Infinity) < best.answeredPlies);
    if (!isLost || !isKept) return [];
    const reason: Reason = { name: `${beside}Late`, facts: { corner: makeSquare(square) } };
    return [{ reason, worth: CORNER }];
  });
};

/** A corner that the mover takes only after the best move. */
export const findMissedCorner: Finder = compared => {
  const { color, played, best } = compared;
  if (!isBetterOff(compared)) return [];
  return inOrder(
    emptyCorners(compared).flatMap(square => {
      const plies = plyOf(best.main, color, square);
      if (plies === undefined || plies > FAR) return [];
      const isWon = inAll(best, course => (plyOf(course, color, square) ?? Infinity) <= plies + DELAY);
      const isMissed = inNone(played, course => plyOf(course, color, square) !== undefined);
      if (!isWon || !isMissed) return [];
      const facts = { corner: makeSquare(square), plies, within: reachOf(played) };
      return [{ reason: { name: 'cornerMissed', facts }, worth: worthOfCorners(compared), plies }];
    }),
  );
};

/** Whether the opponent could take a corner after this move. */
export const opensCorner = (position: OthelloPosition, square: Square, other: Color): boolean => {
  const after = play(position, square);
  return after === undefined || legalMovesFor(after, other).intersects(cornersOf(position.shape));
};
