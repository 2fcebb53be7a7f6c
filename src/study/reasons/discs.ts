import type { Color } from '../../game/color.ts';
import type { Shape } from '../../game/shape.ts';
import { columnOf, makeSquare, rowOf, type Square, squareAt } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import { type Course, coursesOf, isLineFinished } from '../review/courses.ts';
import {
  type Compared,
  endOf,
  FAR,
  type Finder,
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
  const plies = played.main.moves.length - 1;
  if (plies < 1 || plies > FAR || !inAll(played, isWiped) || !inNone(best, isWiped)) return [];
  return [{ reason: { name: 'wipeout', facts: { plies } }, worth: Number.POSITIVE_INFINITY }];
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

const edgesOf = ({ width, height }: Shape): readonly Part[] => {
  const [right, lower] = [width - 1, height - 1];
  const part = (left: number, upper: number, last: number, bottom: number): Part => ({
    from: squareAt(left, upper),
    to: squareAt(last, bottom),
  });
  return [
    part(0, 0, right, 0),
    part(0, lower, right, lower),
    part(0, 0, 0, lower),
    part(right, 0, right, lower),
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

/** An edge that changes hands at the end. */
export const findHeldEdge: Finder = compared => {
  const { before, played, best } = compared;
  if (!inAll(played, isLineFinished) || !inAll(best, isLineFinished)) return [];
  const holder = holderOf(compared);
  return edgesOf(before.shape).flatMap(edge => {
    const squares = squaresOf(before.shape, edge);
    const of = (course: Course): number => endOf(course).discs[holder].intersect(squares).size;
    const more = leastExcess(played, best, of);
    if (more < MANY_DISCS) return [];
    const held = { discs: of(played.main), discsAfterBest: of(best.main), squares: squares.size };
    const facts = { ...held, from: makeSquare(edge.from), to: makeSquare(edge.to) };
    return [{ reason: { name: 'held', facts }, worth: DISC * more }];
  });
};

/** The worth of a disc on an edge that is flipped, with the squares that depend on it. */
const EDGE_DISC = 3;
const FEWEST_BROKEN = 2;

/** Discs of the mover on an edge that the opponent soon holds only after the move. */
export const findEdgeBroken: Finder = compared => {
  const { before, color, other, played, best } = compared;
  if (!winsByDiscs(compared)) return [];
  return edgesOf(before.shape).flatMap(edge => {
    const own = squaresOf(before.shape, edge).intersect(before.discs[color]);
    const lost = ({ positions }: Course): SquareSet =>
      (positions[Math.min(FAR, positions.length - 1)] ?? before).discs[other].intersect(own);
    const broken = coursesOf(played)
      .map(lost)
      .reduce((all, one) => all.intersect(one));
    if (broken.size < FEWEST_BROKEN || !inNone(best, course => !lost(course).isEmpty())) return [];
    const facts = { discs: [...broken].map(makeSquare) };
    return [{ reason: { name: 'edgeBroken', facts }, worth: EDGE_DISC * broken.size }];
  });
};
