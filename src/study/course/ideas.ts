import { emptySquares } from '../../game/board.ts';
import { opposite } from '../../game/color.ts';
import { flippedBy, legalMovesFor, type OthelloPosition, play } from '../../game/othello/position.ts';
import { cornersOf } from '../../game/shape.ts';
import type { Square } from '../../game/square.ts';
import type { SquareSet } from '../../game/squareSet.ts';
import { frontierDiscs, openedMoves } from '../overlays.ts';
import { edgeNeighbors } from '../review/setting.ts';
import { regionOf, stableDiscs } from '../stability.ts';
import type { UnitName } from './units.ts';

/** What can be seen of a move without a search. */
export interface Sight {
  /** Whether the move follows the idea. */
  readonly follows: boolean;
  /** What the idea counts, if it counts something. */
  readonly count?: number;
  /** The squares that the sentence is about. */
  readonly squares: readonly Square[];
}

type Look = (before: OthelloPosition, move: Square, after: OthelloPosition) => Sight;

/** The moves that the other side has after a move; none where it has to pass. */
const repliesOf = (before: OthelloPosition, after: OthelloPosition): SquareSet =>
  legalMovesFor(after, opposite(before.turn));

const cornersGiven = (before: OthelloPosition, after: OthelloPosition): readonly Square[] => [
  ...repliesOf(before, after).intersect(cornersOf(before.shape)),
];

/** The replies that flip the disc which was just played. */
const flippedBack = (before: OthelloPosition, move: Square, after: OthelloPosition): readonly Square[] => {
  const answering: OthelloPosition = { ...after, turn: opposite(before.turn) };
  return [...repliesOf(before, after)].filter(reply => flippedBy(answering, reply).has(move));
};

/** A count follows the idea if no other move has a better one. */
const fewest =
  (count: (before: OthelloPosition, move: Square, after: OthelloPosition) => number, squares: Look): Look =>
  (before, move, after) => {
    const own = count(before, move, after);
    const least = Math.min(
      ...[...legalMovesFor(before, before.turn)].map(other => {
        const next = play(before, other);
        return next === undefined ? Number.POSITIVE_INFINITY : count(before, other, next);
      }),
    );
    return { follows: own <= least, count: own, squares: squares(before, move, after).squares };
  };

const shown =
  (squares: (before: OthelloPosition, move: Square, after: OthelloPosition) => SquareSet): Look =>
  (before, move, after) => ({ follows: true, squares: [...squares(before, move, after)] });

const LOOKS: Readonly<Record<UnitName, Look>> = {
  /** No corner can be taken after it, or it takes one. */
  corners: (before, move, after) => {
    const given = cornersGiven(before, after);
    return { follows: cornersOf(before.shape).has(move) || given.length === 0, squares: given };
  },
  /** A disc on the edge that no reply flips. */
  edges: (before, move, after) => {
    const replies = flippedBack(before, move, after);
    const isOnEdge = edgeNeighbors(before, move) !== undefined;
    return { follows: isOnEdge && replies.length === 0, squares: replies };
  },
  mobility: fewest(
    (before, _, after) => repliesOf(before, after).size,
    shown((before, _, after) => repliesOf(before, after)),
  ),
  /** It gives the other side no move that it would not have had. */
  quiet: (before, move) => {
    const opened = openedMoves(before, move);
    return { follows: opened.isEmpty(), count: opened.size, squares: [...opened] };
  },
  frontier: fewest(
    (before, _, after) => frontierDiscs(after, before.turn).size,
    shown((before, _, after) => frontierDiscs(after, before.turn)),
  ),
  /** It goes into an area with an odd number of empty squares. */
  parity: (before, move) => {
    const region = regionOf(before, move);
    return { follows: region.size % 2 === 1, count: region.size, squares: [...region] };
  },
  /** The other side could play there as well, so that it does not wait. */
  tempo: (before, move) => ({
    follows: legalMovesFor(before, opposite(before.turn)).has(move),
    squares: [move],
  }),
  /** The disc can never be flipped, and it is no corner. */
  stable: (before, move, after) => {
    const safe = stableDiscs(after, before.turn);
    const gained = safe.diff(stableDiscs(before, before.turn));
    return {
      follows: safe.has(move) && !cornersOf(before.shape).has(move),
      count: gained.size,
      squares: [...gained],
    };
  },
  /** Between two discs of the other side on the edge. */
  wedges: (before, move) => {
    const sides = edgeNeighbors(before, move) ?? [];
    const theirs = before.discs[opposite(before.turn)];
    const follows = sides.length > 0 && sides.every(square => theirs.has(square));
    return { follows, squares: follows ? sides : [] };
  },
  /** Only counting tells. */
  counting: before => ({ follows: true, count: emptySquares(before).size, squares: [] }),
  /** Only having learned it tells. */
  openings: () => ({ follows: true, squares: [] }),
};

/** What a unit sees in a legal move. */
export const sightOf = (unit: UnitName, before: OthelloPosition, move: Square): Sight => {
  const after = play(before, move);
  if (after === undefined) throw new Error(`an illegal move ${move} in the course`);
  return LOOKS[unit](before, move, after);
};

/** Whether all that counts is to be found at the end of the game. */
export const isAtEnd = (unit: UnitName): boolean => unit === 'parity' || unit === 'counting';
