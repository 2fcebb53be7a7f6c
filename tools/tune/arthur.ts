import { type Color, opposite } from '../../src/game/color.ts';
import {
  emptySquares,
  isOver,
  legalMoves,
  legalMovesFor,
  type Position,
  play,
} from '../../src/game/othello/position.ts';
import { BOARD_SIZE, type Square, squareAt } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { makeRandom, pick } from '../flipside/random.ts';

/** Plies searched after his own move, and what he counts for his own discs: a published character. */
const DEPTH = 6;
const WEIGHTS = {
  disc: 1,
  edge: 4,
  edgePenalty: -4,
  innerEdge: 2,
  innerEdgePenalty: -3,
  outerCentre: 3,
  corner: 16,
} as const;

const LAST = BOARD_SIZE - 1;

/** The squares from the `from`-th to the last but `from` along each side of the ring that is `ring` squares in. */
const sidesOf = (ring: number): readonly (readonly Square[])[] => {
  const along = Array.from({ length: BOARD_SIZE - 2 * ring }, (_, index) => ring + index);
  return [
    along.map(index => squareAt(index, ring)),
    along.map(index => squareAt(index, LAST - ring)),
    along.map(index => squareAt(ring, index)),
    along.map(index => squareAt(LAST - ring, index)),
  ];
};

const RIM = sidesOf(0);
const CORNERS = [squareAt(0, 0), squareAt(LAST, 0), squareAt(0, LAST), squareAt(LAST, LAST)] as const;
/** Each square of the second ring with the rim square just outside of it, once for each of its sides. */
const INNER = sidesOf(1).flatMap((side, index) =>
  side.map((square, place) => ({ square, outside: RIM[index]?.[place + 1] as Square })),
);
const CENTRE = sidesOf(2).map(side => SquareSet.of(...side));
/** Each rim square beside a corner, with that corner. */
const BESIDE = RIM.flatMap(side => [
  { square: side[1] as Square, corner: side[0] as Square },
  { square: side[LAST - 1] as Square, corner: side[LAST] as Square },
]);
const RIM_SETS = RIM.map(side => SquareSet.of(...side));

const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0);

/** What Arthur of this color thinks of the board: he counts his own discs only. */
const worthFor = (position: Position, color: Color): number => {
  const own = position.discs[color];
  const free = emptySquares(position);
  const edges = sum(RIM_SETS, side => own.intersect(side).size) * WEIGHTS.edge;
  const careless = BESIDE.filter(({ square, corner }) => own.has(square) && !own.has(corner)).length;
  const inner = sum(INNER, ({ square, outside }) => {
    if (!own.has(square)) return 0;
    if (own.has(outside)) return WEIGHTS.innerEdge;
    return free.has(outside) ? WEIGHTS.innerEdgePenalty : 0;
  });
  return (
    own.size * WEIGHTS.disc +
    edges +
    careless * (WEIGHTS.edgePenalty - WEIGHTS.edge) +
    inner +
    sum(CENTRE, side => own.intersect(side).size) * WEIGHTS.outerCentre +
    sum(CORNERS, corner => (own.has(corner) ? 1 : 0)) * WEIGHTS.corner
  );
};

/** The position after each legal move, those first that leave the other side few replies: they cut most. */
const successors = (position: Position): readonly Position[] =>
  [...legalMoves(position)]
    .map(square => play(position, square) as Position)
    .map(after => ({ after, replies: legalMovesFor(after, opposite(position.turn)).size }))
    .sort((a, b) => a.replies - b.replies)
    .map(({ after }) => after);

/** Alpha-beta over what `self` thinks of the board: his own moves raise it, the other's lower it. */
const worthOf = (position: Position, self: Color, depth: number, alpha: number, beta: number): number => {
  if (depth === 0 || isOver(position)) return worthFor(position, self);
  const raises = position.turn === self;
  let best = raises ? -Infinity : Infinity;
  let [low, high] = [alpha, beta];
  for (const after of successors(position)) {
    const value = worthOf(after, self, depth - 1, low, high);
    best = raises ? Math.max(best, value) : Math.min(best, value);
    if (raises) low = Math.max(low, best);
    else high = Math.min(high, best);
    if (low >= high) break;
  }
  return best;
};

/** Arthur's move; among equals the seed decides. */
export const arthursMove = (position: Position, seed: number): Square => {
  let best = -Infinity;
  let equals: Square[] = [];
  for (const square of legalMoves(position)) {
    const value = worthOf(play(position, square) as Position, position.turn, DEPTH, best - 1, Infinity);
    if (value > best) equals = [];
    if (value >= best) equals.push(square);
    best = Math.max(best, value);
  }
  return pick(makeRandom(seed + emptySquares(position).size), equals);
};
