import type { Position } from './position.ts';
import { rulesFor } from './rules.ts';
import type { Shape } from './shape.ts';
import { columnOf, rowOf, type Square, squareAt } from './square.ts';
import { SquareSet } from './squareSet.ts';

/** Maps each square of a board to its place after mirroring or rotating the board. */
export type Symmetry = (square: Square) => Square;

const identity: Symmetry = square => square;
const transposed: Symmetry = square => squareAt(rowOf(square), columnOf(square));

const leftRight =
  ({ width }: Shape): Symmetry =>
  square =>
    squareAt(width - 1 - columnOf(square), rowOf(square));
const upsideDown =
  ({ height }: Shape): Symmetry =>
  square =>
    squareAt(columnOf(square), height - 1 - rowOf(square));

/** The symmetries of a rectangle; only the left-right mirror image if discs fall. */
export const symmetriesOfShape = (shape: Shape, discsFall: boolean): readonly Symmetry[] => {
  const sideways = [identity, leftRight(shape)];
  if (discsFall) return sideways;
  const flip = upsideDown(shape);
  const straight = [
    ...sideways,
    ...sideways.map(
      (side): Symmetry =>
        square =>
          flip(side(square)),
    ),
  ];
  if (shape.width !== shape.height) return straight;
  return [
    ...straight,
    ...straight.map(
      (turn): Symmetry =>
        square =>
          transposed(turn(square)),
    ),
  ];
};

const moved = (squares: SquareSet, symmetry: Symmetry): SquareSet =>
  SquareSet.of(...[...squares].map(symmetry));

const keeps = (symmetry: Symmetry, ...sets: readonly SquareSet[]): boolean =>
  sets.every(set => moved(set, symmetry).equals(set));

/** The symmetries that leave the position unchanged, the identity first. */
export const symmetriesOf = (position: Position): readonly Symmetry[] => {
  const rules = rulesFor(position);
  const { shape, discs } = position;
  const sets = [shape.squares, discs.black, discs.white, rules.centre(position)];
  return symmetriesOfShape(shape, rules.picks === 'column').filter(symmetry => keeps(symmetry, ...sets));
};
