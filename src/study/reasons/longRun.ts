import { emptySquares } from '../../game/board.ts';
import type { Color } from '../../game/color.ts';
import { isOver, legalMovesFor, type OthelloPosition } from '../../game/othello/position.ts';
import { cornersOf } from '../../game/shape.ts';
import { makeSquare } from '../../game/square.ts';
import { frontierDiscs } from '../overlays.ts';
import { type Branch, type Course, isLineFinished } from '../review/courses.ts';
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
import { choices } from './moves.ts';

/** Plies after the move over which corners and stable discs are counted. */
const COUNTED_PLIES = 12;
/** The worth of a stable disc, and of playing last. */
const STABLE_DISC = 1.5;
const LAST_MOVE = 6;
/** Smallest noticeable difference in stable discs. */
const MANY_STABLE = 4;
/** With more empty squares the last mover cannot be predicted. */
const LATE_EMPTIES = 20;

/**
 * Walls are counted from the second ply on; minimum differences in the main line, and in all alternatives.
 */
const FIRST_WALL = 2;
const WALL_PLIES = 9;
const LONG_WALL = 3;
const SURE_WALL = 2;
/** The worth of each additional move to choose from, and the minimum difference in all alternatives. */
const MOVE = 2;
const SURE_ROOM = 1;
const FEWER_MOVES = 2;

/** With fewer empty squares the game is nearly filled up, and no longer about safe moves. */
const SHORTAGE_EMPTIES = 8;
/** Maximum number of moves that a sentence about a shortage names. */
const MOST_LEFT = 4;

/** Whether every move of a side gives a corner away, while the opponent cannot take one yet. */
const hasNoSafeMove = (position: OthelloPosition, color: Color, other: Color): boolean => {
  if (position.turn !== color || isOver(position) || emptySquares(position).size < SHORTAGE_EMPTIES)
    return false;
  if (legalMovesFor(position, other).intersects(cornersOf(position.shape))) return false;
  return [...legalMovesFor(position, color)].every(square => opensCorner(position, square, other));
};

/** After how many plies a side has only moves that give a corner away; undefined if never. */
const noSafeMoveIn = ({ positions }: Course, color: Color, other: Color): number | undefined => {
  const at = positions.findIndex((position, index) => index > 1 && hasNoSafeMove(position, color, other));
  return at < 0 ? undefined : at - 1;
};

/** A side that runs out of safe moves in one branch but not in the other. */
const runsOut = ({ color, other }: Pick<Compared, 'color' | 'other'>, short: Branch, free: Branch) => {
  const plies = noSafeMoveIn(short.main, color, other);
  if (plies === undefined || plies > FAR) return undefined;
  const isShort = (course: Course): boolean =>
    (noSafeMoveIn(course, color, other) ?? Number.POSITIVE_INFINITY) <= plies + DELAY;
  const isFree = inNone(free, course => noSafeMoveIn(course, color, other) !== undefined);
  if (!inAll(short, isShort) || !isFree || excess(free, short, balanceOf(color, other)) <= 0)
    return undefined;
  // A corner that falls on the way is the reason itself.
  const isQuiet = [color, other].every(side => cornersTaken(short.main, side, plies + 1) === 0);
  const left = [...legalMovesFor(short.main.positions[plies + 1] as OthelloPosition, color)];
  if (!isQuiet || left.length > MOST_LEFT) return undefined;
  return { plies, within: reachOf(free), left: left.map(makeSquare) };
};

export const findNoSafeMove: Finder = compared => {
  const facts = runsOut(compared, compared.played, compared.best);
  if (facts === undefined) return [];
  return [{ reason: { name: 'noSafeMove', facts }, worth: worthOfCorners(compared) }];
};

/** The opponent would have run out of safe moves after the best move. */
export const findMissedShortage: Finder = compared => {
  const { color, other, played, best } = compared;
  const facts = runsOut({ color: other, other: color }, best, played);
  if (facts === undefined) return [];
  return [{ reason: { name: 'shortageMissed', facts }, worth: worthOfCorners(compared) }];
};

/** Corners taken by a side minus those of the opponent, within the counted plies. */
const balanceOf =
  (color: Color, other: Color) =>
  (course: Course): number =>
    cornersTaken(course, color, COUNTED_PLIES) - cornersTaken(course, other, COUNTED_PLIES);

/** The balance of corners, if no single corner explains it. */
export const findCorners: Finder = compared => {
  const { color, other, loss, played, best } = compared;
  const balance = balanceOf(color, other);
  // If the loss is smaller than a corner is worth, something else compensates for it.
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

/** The balance of stable discs after some moves. */
export const findStable: Finder = compared => {
  const { before, color, other, loss, played, best } = compared;
  if (2 * loss < STABLE_DISC * MANY_STABLE || emptySquares(before).size <= COUNTED_PLIES + 2) return [];
  if (!goOn(compared, COUNTED_PLIES)) return [];
  // Only the named side's discs count, not what the other side gains or loses.
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

/** The side that plays the last move of a finished line. */
const lastMover = ({ moves, positions }: Course): Color | undefined => positions[moves.length - 1]?.turn;

const areFinished = ({ played, best }: Compared): boolean =>
  inAll(played, isLineFinished) && inAll(best, isLineFinished);

export const findLastMove: Finder = compared => {
  const { before, color, other, played, best } = compared;
  if (!areFinished(compared) || emptySquares(before).size > LATE_EMPTIES) return [];
  const isTrue =
    inAll(played, course => lastMover(course) === other) &&
    inAll(best, course => lastMover(course) === color);
  return isTrue ? [{ reason: { name: 'lastMove', facts: {} }, worth: LAST_MOVE }] : [];
};

/** Mean number of a side's discs next to empty squares over the next plies. */
const frontier =
  (color: Color) =>
  ({ positions }: Course): number => {
    const counted = positions.slice(FIRST_WALL, FIRST_WALL + WALL_PLIES);
    const sum = counted.reduce((total, position) => total + frontierDiscs(position, color).size, 0);
    return sum / Math.max(1, counted.length);
  };

/**
 * A wall: more discs of the mover face empty squares, which leaves it fewer moves. The moves have to make up for the
 * loss.
 */
export const findWall: Finder = compared => {
  const { before, color, other, played, best } = compared;
  if (emptySquares(before).size <= LATE_EMPTIES || !goOn(compared, FIRST_WALL + WALL_PLIES)) return [];
  const facts = {
    discs: Math.round(frontier(color)(played.main)),
    discsAfterBest: Math.round(frontier(color)(best.main)),
    own: Math.round(choices(color)(played.main)),
    ownAfterBest: Math.round(choices(color)(best.main)),
  };
  const lead = (course: Course): number => choices(color)(course) - choices(other)(course);
  const isLong =
    facts.discs - facts.discsAfterBest >= LONG_WALL && facts.ownAfterBest - facts.own >= FEWER_MOVES;
  const isSure =
    leastExcess(played, best, frontier(color)) >= SURE_WALL && leastExcess(best, played, lead) >= SURE_ROOM;
  return isLong && isSure
    ? [{ reason: { name: 'wall', facts }, worth: MOVE * excess(best, played, lead) }]
    : [];
};
