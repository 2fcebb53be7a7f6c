import type { Color } from '../../game/color.ts';
import type { Shape } from '../../game/shape.ts';
import { columnOf, makeSquare, rowOf, type Square, squareAt } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import { type Course, isLineFinished } from '../review/courses.ts';
import {
  type Compared,
  endOf,
  type Finder,
  type FoundReason,
  inAll,
  inNone,
  leastExcess,
  winsByDiscs,
} from './compared.ts';

/** Each disc that changes sides counts twice. */
const DISC = 2;
/** Smallest noticeable difference. */
const MANY_DISCS = 3;
export const findWipeout: Finder = ({ color, played, best }) => {
  const isWiped = (course: Course): boolean => endOf(course).discs[color].isEmpty();
  if (!inAll(played, isWiped) || !inNone(best, isWiped)) return [];
  const [, reply, ...more] = played.main.moves;
  if (reply === undefined || more.length > 0) return [];
  return [
    { reason: { name: 'wipeout', facts: { reply: makeSquare(reply) } }, worth: Number.POSITIVE_INFINITY },
  ];
};

/**
 * The side for whom holding discs is an advantage: the opponent in normal games, the mover in Anti-Othello.
 */
const holderOf = (compared: Compared): Color => (winsByDiscs(compared) ? compared.other : compared.color);

/** A rectangle of the board, given by two opposite corners. */
interface Part {
  readonly from: Square;
  readonly to: Square;
}

const partsOf = ({ width, height }: Shape): readonly Part[] => {
  const [right, lower] = [width - 1, height - 1];
  const [middle, half] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const part = (left: number, upper: number, last: number, bottom: number): Part => ({
    from: squareAt(left, upper),
    to: squareAt(last, bottom),
  });
  return [
    part(0, 0, right, 0),
    part(0, lower, right, lower),
    part(0, 0, 0, lower),
    part(right, 0, right, lower),
    part(0, 0, middle - 1, half - 1),
    part(width - middle, 0, right, half - 1),
    part(0, height - half, middle - 1, lower),
    part(width - middle, height - half, right, lower),
  ];
};

const squaresOf = ({ squares }: Shape, { from, to }: Part): SquareSet =>
  SquareSet.of(
    ...[...squares].filter(
      square =>
        columnOf(square) >= columnOf(from) &&
        columnOf(square) <= columnOf(to) &&
        rowOf(square) >= rowOf(from) &&
        rowOf(square) <= rowOf(to),
    ),
  );

const EDGES = 4;

const heldParts = (compared: Compared, parts: readonly Part[]): readonly FoundReason[] => {
  const { before, played, best } = compared;
  if (!inAll(played, isLineFinished) || !inAll(best, isLineFinished)) return [];
  const holder = holderOf(compared);
  return parts.flatMap(part => {
    const squares = squaresOf(before.shape, part);
    const of = (course: Course): number => endOf(course).discs[holder].intersect(squares).size;
    const more = leastExcess(played, best, of);
    if (more < MANY_DISCS) return [];
    const held = { discs: of(played.main), discsAfterBest: of(best.main), squares: squares.size };
    const facts = { ...held, from: makeSquare(part.from), to: makeSquare(part.to) };
    return [{ reason: { name: 'held', facts }, worth: DISC * more }];
  });
};

/** An edge that changes hands at the end. */
export const findHeldEdge: Finder = compared =>
  heldParts(compared, partsOf(compared.before.shape).slice(0, EDGES));

/** A quarter of the board that changes hands at the end. */
export const findHeld: Finder = compared => heldParts(compared, partsOf(compared.before.shape).slice(EDGES));
