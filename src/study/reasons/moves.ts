import { emptySquares } from '../../game/board.ts';
import { type Color, opposite } from '../../game/color.ts';
import { isOver, legalMovesFor, type OthelloPosition } from '../../game/othello/position.ts';
import type { SquareSet } from '../../game/squareSet.ts';
import { type Branch, type Course, isLineFinished } from '../review/courses.ts';
import { regionOf } from '../stability.ts';
import {
  type Compared,
  excess,
  FAR,
  type Finder,
  type FoundReason,
  goOn,
  inAll,
  inNone,
  leastExcess,
  reachOf,
} from './compared.ts';
import { opensCorner } from './corners.ts';

/** The worth in discs of a pass, of playing last, and of each additional move to choose from. */
const PASS = 8;
const LAST_MOVE = 6;
const MOVE = 2;
/** The worth of each additional safe move for a side that has few. */
const SAFE_MOVE = 3;
const SHORT = 0.7;
/** Maximums that still count as few moves, for all moves and for safe moves. */
const MOST_FEW = 7;
const MOST_SAFE = 5;
/** A line this short tells nothing about passes. */
const SHORT_LINE = 2;
/** Smallest noticeable difference in the mean over the next plies. */
const FEWER_MOVES = 2;
const COUNTED_PLIES = 9;
/** The minimum of both differences together, in the main lines and in all alternatives. */
const LESS_ROOM = 4;
const SURE_ROOM = 2.5;
/** Regions matter near the end, mobility before. */
const LATE_EMPTIES = 16;

/** The number of plies before a side has to pass in a line; undefined if it does not. */
const passOf = ({ moves, positions }: Course, color: Color): number | undefined => {
  const ply = moves.findIndex((_, index) => {
    const [position, next] = [positions[index], positions[index + 1]];
    return position?.turn !== color && next?.turn === position?.turn && next !== undefined && !isOver(next);
  });
  return ply < 0 ? undefined : ply;
};

/** The opponent would have had to pass after the best move. */
export const findMissedPass: Finder = ({ other, played, best }) => {
  const plies = passOf(best.main, other);
  const has = (course: Course): boolean => passOf(course, other) !== undefined;
  if (plies === undefined || plies > FAR || !inAll(best, has) || !inNone(played, has)) return [];
  if (played.main.moves.length <= SHORT_LINE) return [];
  return [{ reason: { name: 'passMissed', facts: { plies, within: reachOf(played) } }, worth: PASS }];
};

export const findPass: Finder = ({ color, played, best }) => {
  const plies = passOf(played.main, color);
  const has = (course: Course): boolean => passOf(course, color) !== undefined;
  if (plies === undefined || plies > FAR || !inAll(played, has) || !inNone(best, has)) return [];
  if (best.main.moves.length <= SHORT_LINE) return [];
  return [{ reason: { name: 'passGiven', facts: { plies, within: reachOf(best) } }, worth: PASS }];
};

/** The side that plays the last of these squares in a finished line. */
const lastIn = ({ moves, positions }: Course, squares: SquareSet): Color | undefined => {
  const ply = moves.findLastIndex(square => squares.has(square));
  return positions[ply]?.turn;
};

const areFinished = ({ played, best }: Compared): boolean =>
  inAll(played, isLineFinished) && inAll(best, isLineFinished);

export const findParity: Finder = compared => {
  const { before, color, other, played, best } = compared;
  const [move, better] = [played.main.moves[0], best.main.moves[0]];
  if (!areFinished(compared) || emptySquares(before).size > LATE_EMPTIES) return [];
  if (move === undefined || better === undefined) return [];
  const [region, bestRegion] = [regionOf(before, move), regionOf(before, better)];
  if (region.size % 2 === 1 || bestRegion.size % 2 === 0) return [];
  const isTrue =
    inAll(played, course => lastIn(course, region) === other) &&
    inAll(best, course => lastIn(course, bestRegion) === color);
  const facts = { region: region.size, bestRegion: bestRegion.size };
  return isTrue ? [{ reason: { name: 'parity', facts }, worth: LAST_MOVE }] : [];
};

/** The mean of a count over the next turns of a side. */
const average = (course: Course, side: Color, count: (position: OthelloPosition) => number): number => {
  const counts = course.positions
    .slice(1, 1 + COUNTED_PLIES)
    .filter(position => position.turn === side)
    .map(count);
  return counts.reduce((sum, one) => sum + one, 0) / Math.max(1, counts.length);
};

/** Whether a mean number of moves is low in itself and compared with the other. */
const isMuchLess = (few: number, many: number, most = MOST_FEW): boolean =>
  few > 1 && few <= most && many - few >= FEWER_MOVES && few <= SHORT * many;

/** The mean number of moves of a side on its next turns. */
export const choices = (side: Color) => (course: Course) =>
  average(course, side, position => legalMovesFor(position, side).size);

const mobilities = ({ color, other, played, best }: Compared) => {
  const rounded = (side: Color, { main }: Branch): number => Math.round(choices(side)(main));
  return {
    own: rounded(color, played),
    ownAfterBest: rounded(color, best),
    others: rounded(other, played),
    othersAfterBest: rounded(other, best),
  };
};

/** Mobility: the mover has fewer moves afterwards, or the opponent has more. */
export const findMobility: Finder = compared => {
  const { before, color, other, played, best } = compared;
  if (emptySquares(before).size <= LATE_EMPTIES || !goOn(compared, COUNTED_PLIES)) return [];
  const facts = mobilities(compared);
  const [lost, given] = [excess(best, played, choices(color)), excess(played, best, choices(other))];
  const isLost = isMuchLess(facts.own, facts.ownAfterBest) && leastExcess(best, played, choices(color)) > 0;
  const isGiven =
    isMuchLess(facts.othersAfterBest, facts.others) && leastExcess(played, best, choices(other)) > 0;
  // Only the mentioned side counts, not what the other gains or loses.
  const told: readonly (FoundReason | false)[] = [
    isLost && { reason: { name: 'mobilityLost', facts }, worth: MOVE * lost },
    isGiven && { reason: { name: 'mobilityGiven', facts }, worth: MOVE * given },
  ];
  return told.filter(one => one !== false).toSorted((one, other) => other.worth - one.worth);
};

/** Mobility of both sides together: neither difference is large on its own. */
export const findRoom: Finder = compared => {
  const { before, color, other, played, best } = compared;
  if (emptySquares(before).size <= LATE_EMPTIES || !goOn(compared, COUNTED_PLIES)) return [];
  const facts = mobilities(compared);
  const [lost, given] = [facts.ownAfterBest - facts.own, facts.others - facts.othersAfterBest];
  const lead = (course: Course): number => choices(color)(course) - choices(other)(course);
  const isSure = leastExcess(best, played, lead) >= SURE_ROOM;
  if (lost < 1 || given < 1 || lost + given < LESS_ROOM || !isSure) return [];
  return [{ reason: { name: 'room', facts }, worth: MOVE * excess(best, played, lead) }];
};

/** The moves of a side that do not let the opponent take a corner. */
const safeMoves = (side: Color) => (course: Course) =>
  average(
    course,
    side,
    position =>
      [...legalMovesFor(position, side)].filter(square => !opensCorner(position, square, opposite(side)))
        .length,
  );

export const findSafeMoves: Finder = compared => {
  const { before, color, played, best } = compared;
  if (emptySquares(before).size <= LATE_EMPTIES || !goOn(compared, COUNTED_PLIES)) return [];
  const fewer = excess(best, played, safeMoves(color));
  const facts = {
    safe: Math.round(safeMoves(color)(played.main)),
    safeAfterBest: Math.round(safeMoves(color)(best.main)),
  };
  const isShort =
    isMuchLess(facts.safe, facts.safeAfterBest, MOST_SAFE) &&
    leastExcess(best, played, safeMoves(color)) >= FEWER_MOVES;
  return isShort ? [{ reason: { name: 'safeMoves', facts }, worth: SAFE_MOVE * fewer }] : [];
};
