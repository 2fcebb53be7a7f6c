import { BOARD_SIZE, type Square, squareAt } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import type { Taste } from './characters.ts';

const LAST = BOARD_SIZE - 1;
const ALONG = Array.from({ length: BOARD_SIZE }, (_, step) => step);

/** The four sides of a ring, which is `inset` squares from the rim; each runs from corner to corner of the ring. */
const sidesOf = (inset: number): readonly (readonly Square[])[] => {
  const [near, far] = [inset, LAST - inset];
  const steps = ALONG.slice(near, far + 1);
  return [
    steps.map(step => squareAt(step, near)),
    steps.map(step => squareAt(step, far)),
    steps.map(step => squareAt(near, step)),
    steps.map(step => squareAt(far, step)),
  ];
};

const [EDGES, INNER_EDGES, OUTER_CENTRE] = [sidesOf(0), sidesOf(1), sidesOf(2)];

const CORNERS = SquareSet.of(...EDGES.flatMap(edge => [edge[0] as Square, edge[LAST] as Square]));
/** Rim squares that are not beside a corner; the corners are counted apart. */
const PLAIN_RIM = SquareSet.of(...EDGES.flatMap(edge => edge.slice(2, -2)));

/** Rim squares beside a corner, with it. */
const BESIDE_CORNERS = EDGES.flatMap(edge => [
  { square: edge[1] as Square, corner: edge[0] as Square },
  { square: edge[LAST - 1] as Square, corner: edge[LAST] as Square },
]);

/** Squares of the second ring with the one outside of them, once for each of their sides. */
const INNER_PAIRS = INNER_EDGES.flatMap((side, index) =>
  side.map((square, step) => ({ square, outside: EDGES[index]?.[step + 1] as Square })),
);

const [OUTER_CENTRE_SQUARES, OUTER_CENTRE_CORNERS] = [
  SquareSet.of(...OUTER_CENTRE.flat()),
  SquareSet.of(...OUTER_CENTRE.flatMap(side => [side[0] as Square, side.at(-1) as Square])),
];

const edgeValue = ({ edge, edgePenalty }: Taste, own: SquareSet): number => {
  let value = edge * (own.intersect(PLAIN_RIM).size + 2 * own.intersect(CORNERS).size);
  for (const { square, corner } of BESIDE_CORNERS)
    if (own.has(square)) value += own.has(corner) ? edge : edgePenalty;
  return value;
};

const innerEdgeValue = (taste: Taste, own: SquareSet, other: SquareSet): number => {
  let value = 0;
  for (const { square, outside } of INNER_PAIRS) {
    if (!own.has(square) || other.has(outside)) continue;
    value += own.has(outside) ? taste.innerEdge : taste.innerEdgePenalty;
  }
  return value;
};

/** What the character who has the discs `own` finds a position worth. */
export const characterValue = (taste: Taste, own: SquareSet, other: SquareSet): number => {
  let value = taste.base * own.size + taste.corner * own.intersect(CORNERS).size;
  if (taste.edge > 0) value += edgeValue(taste, own);
  if (taste.innerEdge > 0) value += innerEdgeValue(taste, own, other);
  if (taste.outerCentre > 0)
    value +=
      taste.outerCentre *
      (own.intersect(OUTER_CENTRE_SQUARES).size + own.intersect(OUTER_CENTRE_CORNERS).size);
  return value;
};
