import { occupied } from '../../../src/game/board.ts';
import { type Color, opposite } from '../../../src/game/color.ts';
import { isOver, legalMoves, type OthelloPosition, play } from '../../../src/game/othello/position.ts';
import { CHARACTERS, type Character } from '../../../src/game/seat.ts';
import { cornersOf, type Shape } from '../../../src/game/shape.ts';
import { columnOf, rowOf, type Square, squareAt } from '../../../src/game/square.ts';
import type { SquareSet } from '../../../src/game/squareSet.ts';
import { readTable } from '../../../testkit/game/positions.ts';

/** The characters implemented directly from their description, as a slow reference for the engine's. */

interface Taste {
  readonly depth: number;
  readonly base: number;
  readonly edge: number;
  readonly edgePenalty: number;
  readonly innerEdge: number;
  readonly innerEdgePenalty: number;
  readonly outerCentre: number;
  readonly corner: number;
}

/** The names and the eight numbers of each, in the order of the description. */
export const CHARACTER_ROWS = readTable('characters.tsv').map(([name = '', ...numbers]) => ({
  name,
  numbers: numbers.map(Number),
}));

const tasteOf = (character: Character): Taste => {
  const { numbers } = CHARACTER_ROWS[CHARACTERS.indexOf(character)] as (typeof CHARACTER_ROWS)[number];
  const [depth = 0, base = 0, edge = 0, edgePenalty = 0, innerEdge = 0, innerEdgePenalty = 0] = numbers;
  const [outerCentre = 0, corner = 0] = numbers.slice(6);
  return { depth, base, edge, edgePenalty, innerEdge, innerEdgePenalty, outerCentre, corner };
};

/** A square on a side of a ring, with the square just outside it. */
interface Place {
  readonly square: Square;
  readonly outside: Square | undefined;
}

const placeAt = (column: number, row: number, [right, down]: readonly [number, number]): Place => {
  const [outerColumn, outerRow] = [column + right, row + down];
  const isOutside = outerColumn < 0 || outerRow < 0 || outerColumn > 7 || outerRow > 7;
  return {
    square: squareAt(column, row),
    outside: isOutside ? undefined : squareAt(outerColumn, outerRow),
  };
};

const steps = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** The four sides of the ring `inset` squares from the edge; none if two of them would coincide. */
const sidesOf = ({ width, height }: Shape, inset: number): readonly (readonly Place[])[] => {
  const [left, right, top, bottom] = [inset, width - 1 - inset, inset, height - 1 - inset];
  if (left >= right || top >= bottom) return [];
  return [
    steps(left, right).map(column => placeAt(column, top, [0, -1])),
    steps(left, right).map(column => placeAt(column, bottom, [0, 1])),
    steps(top, bottom).map(row => placeAt(left, row, [-1, 0])),
    steps(top, bottom).map(row => placeAt(right, row, [1, 0])),
  ];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const edgeValue = (taste: Taste, own: SquareSet, shape: Shape): number => {
  const corners = cornersOf(shape);
  return sum(
    sidesOf(shape, 0).flatMap(side =>
      side
        .filter(({ square }) => own.has(square))
        .map(({ square }) => {
          const besideCorners = [...corners].filter(
            corner =>
              Math.abs(columnOf(corner) - columnOf(square)) + Math.abs(rowOf(corner) - rowOf(square)) === 1,
          );
          const isUnsafe = !corners.has(square) && besideCorners.some(corner => !own.has(corner));
          return isUnsafe ? taste.edgePenalty : taste.edge;
        }),
    ),
  );
};

const innerEdgeValue = (taste: Taste, own: SquareSet, position: OthelloPosition): number => {
  const discs = occupied(position);
  return sum(
    sidesOf(position.shape, 1)
      .flat()
      .filter(({ square }) => own.has(square))
      .map(({ outside }) => {
        if (outside === undefined) throw new Error('The second ring has squares outside.');
        if (own.has(outside)) return taste.innerEdge;
        return discs.has(outside) || !position.shape.squares.has(outside) ? 0 : taste.innerEdgePenalty;
      }),
  );
};

/** Characters with an odd depth count the opponent's discs. */
const countedBy = ({ depth }: Taste, self: Color): Color => (depth % 2 === 0 ? self : opposite(self));

/** The value of a position for a character of this color. */
const characterValue = (taste: Taste, position: OthelloPosition, self: Color): number => {
  const { shape, rules } = position;
  const own = position.discs[countedBy(taste, self)];
  const centre = sidesOf(shape, 2).flat();
  const value =
    taste.base * own.size +
    taste.corner * cornersOf(shape).intersect(own).size +
    (taste.edge > 0 ? edgeValue(taste, own, shape) : 0) +
    (taste.innerEdge > 0 ? innerEdgeValue(taste, own, position) : 0) +
    (taste.outerCentre > 0 ? taste.outerCentre * centre.filter(({ square }) => own.has(square)).length : 0);
  return rules === 'anti' ? 0 - value : 0 + value;
};

export const referenceCharacterValue = (character: Character, position: OthelloPosition): number =>
  characterValue(tasteOf(character), position, position.turn);

/** The brute-force value for `self`, whichever side is to move, at `depth` plies. */
const deepValue = (taste: Taste, position: OthelloPosition, self: Color, depth: number): number => {
  if (depth === 0 || isOver(position)) return characterValue(taste, position, self);
  const values = [...legalMoves(position)].map(square =>
    deepValue(taste, play(position, square) as OthelloPosition, self, depth - 1),
  );
  return position.turn === self ? Math.max(...values) : Math.min(...values);
};

/** All best moves of plain minimax, and their value. */
export const referenceBestMoves = (
  character: Character,
  position: OthelloPosition,
): { readonly best: readonly Square[]; readonly score: number } => {
  const taste = tasteOf(character);
  const values = [...legalMoves(position)].map(square => ({
    square,
    value: deepValue(taste, play(position, square) as OthelloPosition, position.turn, taste.depth),
  }));
  const score = Math.max(...values.map(({ value }) => value));
  return { score, best: values.filter(({ value }) => value === score).map(({ square }) => square) };
};
