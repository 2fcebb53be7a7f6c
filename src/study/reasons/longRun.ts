import { emptySquares } from '../../game/board.ts';
import type { Color } from '../../game/color.ts';
import { isOver, legalMovesFor, type OthelloPosition } from '../../game/othello/position.ts';
import { cornersOf } from '../../game/shape.ts';
import { frontierDiscs } from '../overlays.ts';
import { type Branch, type Course, isFinished } from '../review/courses.ts';
import { stableDiscs } from '../stability.ts';
import {
  type Compared,
  excess,
  FAR,
  type Finder,
  goOn,
  inAll,
  inNone,
  leastExcess,
  reachOf,
} from './compared.ts';
import { CORNER, cornersTaken, DELAY, opensCorner, worthOfCorners } from './corners.ts';

/** How many plies after the move corners and stable discs are counted. */
const COUNTED_PLIES = 12;
/** What a disc is worth that can never be flipped, and playing last in the game. */
const STABLE_DISC = 1.5;
const LAST_MOVE = 6;
/** The least difference in stable discs that can be seen. */
const MANY_STABLE = 4;
/** Before that, who plays last is not known. */
const LATE_EMPTIES = 20;

/** The wall is counted from the second ply on: how many discs more are seen, and how many are sure whatever is answered. */
const FIRST_WALL = 2;
const WALL_PLIES = 9;
const LONG_WALL = 3;
const SURE_WALL = 2;
const WALL_DISC = 2;

/** Whether every move of a side gives a corner away, though the other side can take none yet. */
const hasNoSafeMove = (position: OthelloPosition, color: Color, other: Color): boolean => {
  if (position.turn !== color || isOver(position)) return false;
  if (legalMovesFor(position, other).intersects(cornersOf(position.shape))) return false;
  return [...legalMovesFor(position, color)].every(square => opensCorner(position, square, other));
};

/** After how many plies a side has only moves that give a corner away; undefined if it always has another. */
const noSafeMoveIn = ({ positions }: Course, color: Color, other: Color): number | undefined => {
  const at = positions.findIndex((position, index) => index > 1 && hasNoSafeMove(position, color, other));
  return at < 0 ? undefined : at - 1;
};

/** A side that is worse off runs out of safe moves in one branch, and in the other one it does not. */
const runsOut = ({ color, other }: Pick<Compared, 'color' | 'other'>, short: Branch, free: Branch) => {
  const plies = noSafeMoveIn(short.main, color, other);
  if (plies === undefined || plies > FAR) return undefined;
  const isShort = (course: Course): boolean =>
    (noSafeMoveIn(course, color, other) ?? Number.POSITIVE_INFINITY) <= plies + DELAY;
  const isFree = inNone(free, course => noSafeMoveIn(course, color, other) !== undefined);
  if (!inAll(short, isShort) || !isFree || excess(free, short, balanceOf(color, other)) <= 0)
    return undefined;
  return { plies, within: reachOf(free) };
};

export const findNoSafeMove: Finder = compared => {
  const facts = runsOut(compared, compared.played, compared.best);
  if (facts === undefined) return [];
  return [{ reason: { name: 'noSafeMove', facts }, worth: worthOfCorners(compared) }];
};

/** The shortage that the other side would have had after the best move. */
export const findMissedShortage: Finder = compared => {
  const { color, other, played, best } = compared;
  const facts = runsOut({ color: other, other: color }, best, played);
  if (facts === undefined) return [];
  return [{ reason: { name: 'shortageMissed', facts }, worth: worthOfCorners(compared) }];
};

/** How many corners a side takes in the counted plies, less those of the other side. */
const balanceOf =
  (color: Color, other: Color) =>
  (course: Course): number =>
    cornersTaken(course, color, COUNTED_PLIES) - cornersTaken(course, other, COUNTED_PLIES);

/** How many corners each side takes, where it is not one certain corner. */
export const findCorners: Finder = compared => {
  const { color, other, loss, played, best } = compared;
  const balance = balanceOf(color, other);
  // Where less is lost than a corner is worth, something else makes up for it.
  if (2 * loss < CORNER || leastExcess(best, played, balance) <= 0 || !goOn(compared, COUNTED_PLIES))
    return [];
  const facts = {
    own: cornersTaken(played.main, color, COUNTED_PLIES),
    ownAfterBest: cornersTaken(best.main, color, COUNTED_PLIES),
    others: cornersTaken(played.main, other, COUNTED_PLIES),
    othersAfterBest: cornersTaken(best.main, other, COUNTED_PLIES),
    moves: COUNTED_PLIES / 2,
  };
  return [{ reason: { name: 'corners', facts }, worth: CORNER * excess(best, played, balance) }];
};

const stableIn =
  (color: Color) =>
  ({ positions }: Course): number =>
    stableDiscs(positions[Math.min(COUNTED_PLIES, positions.length - 1)] as OthelloPosition, color).size;

/** Which side has more discs that can never be flipped, a few moves on. */
export const findStable: Finder = compared => {
  const { before, color, other, loss, played, best } = compared;
  if (2 * loss < STABLE_DISC * MANY_STABLE || emptySquares(before).size <= COUNTED_PLIES + 2) return [];
  if (!goOn(compared, COUNTED_PLIES)) return [];
  // Only what is told counts: not what the side that is not named gains or loses besides.
  const [given, missed] = [excess(played, best, stableIn(other)), excess(best, played, stableIn(color))];
  const of = (side: Color) => ({
    discs: stableIn(side)(played.main),
    discsAfterBest: stableIn(side)(best.main),
    moves: COUNTED_PLIES / 2,
  });
  if (leastExcess(played, best, stableIn(other)) >= MANY_STABLE)
    return [{ reason: { name: 'stableGiven', facts: of(other) }, worth: STABLE_DISC * given }];
  if (leastExcess(best, played, stableIn(color)) >= MANY_STABLE)
    return [{ reason: { name: 'stableMissed', facts: of(color) }, worth: STABLE_DISC * missed }];
  return [];
};

/** Who plays the last move of a finished line. */
const lastMover = ({ moves, positions }: Course): Color | undefined => positions[moves.length - 1]?.turn;

const areFinished = ({ played, best }: Compared): boolean =>
  inAll(played, isFinished) && inAll(best, isFinished);

export const findLastMove: Finder = compared => {
  const { before, color, other, played, best } = compared;
  if (!areFinished(compared) || emptySquares(before).size > LATE_EMPTIES) return [];
  const isTrue =
    inAll(played, course => lastMover(course) === other) &&
    inAll(best, course => lastMover(course) === color);
  return isTrue ? [{ reason: { name: 'lastMove', facts: {} }, worth: LAST_MOVE }] : [];
};

/** How many discs of a side touch an empty square, on the average of the next plies. */
const frontier =
  (color: Color) =>
  ({ positions }: Course): number => {
    const counted = positions.slice(FIRST_WALL, FIRST_WALL + WALL_PLIES);
    const sum = counted.reduce((total, position) => total + frontierDiscs(position, color).size, 0);
    return sum / Math.max(1, counted.length);
  };

/** A wall of one's own discs that face empty squares. */
export const findWall: Finder = compared => {
  const { before, color, played, best } = compared;
  if (emptySquares(before).size <= LATE_EMPTIES || !goOn(compared, FIRST_WALL + WALL_PLIES)) return [];
  const more = excess(played, best, frontier(color));
  const facts = {
    discs: Math.round(frontier(color)(played.main)),
    discsAfterBest: Math.round(frontier(color)(best.main)),
  };
  const isLong = facts.discs - facts.discsAfterBest >= LONG_WALL;
  if (!isLong || leastExcess(played, best, frontier(color)) < SURE_WALL) return [];
  return [{ reason: { name: 'wall', facts }, worth: WALL_DISC * more }];
};
