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

/** What a unit's idea says about a move, found without a search. */
export interface Sight {
  /** Whether the move follows the idea. */
  readonly follows: boolean;
  /** The number the idea is about, if any. */
  readonly count?: number;
  /** The squares mentioned in the sentence. */
  readonly squares: readonly Square[];
}

type Look = (before: OthelloPosition, move: Square, after: OthelloPosition) => Sight;

/** The opponent's moves after a move; empty if it has to pass. */
const repliesOf = (before: OthelloPosition, after: OthelloPosition): SquareSet =>
  legalMovesFor(after, opposite(before.turn));

const cornersGiven = (before: OthelloPosition, after: OthelloPosition): readonly Square[] => [
  ...repliesOf(before, after).intersect(cornersOf(before.shape)),
];

/** The replies that flip the disc just played. */
const flippedBack = (before: OthelloPosition, move: Square, after: OthelloPosition): readonly Square[] => {
  const answering: OthelloPosition = { ...after, turn: opposite(before.turn) };
  return [...repliesOf(before, after)].filter(reply => flippedBy(answering, reply).has(move));
};

/** The move follows the idea if no other move has a lower count. */
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
  /** The opponent cannot take a corner, or the move takes one. */
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
  /** Opens no new move to the opponent. */
  quiet: (before, move) => {
    const opened = openedMoves(before, move);
    return { follows: opened.isEmpty(), count: opened.size, squares: [...opened] };
  },
  frontier: fewest(
    (before, _, after) => frontierDiscs(after, before.turn).size,
    shown((before, _, after) => frontierDiscs(after, before.turn)),
  ),
  /** Plays into a region with an odd number of empty squares. */
  parity: (before, move) => {
    const region = regionOf(before, move);
    return { follows: region.size % 2 === 1, count: region.size, squares: [...region] };
  },
  /** The opponent could play there too, so the move cannot wait. */
  tempo: (before, move) => ({
    follows: legalMovesFor(before, opposite(before.turn)).has(move),
    squares: [move],
  }),
  /** A disc that can never be flipped, not on a corner. */
  stable: (before, move, after) => {
    const safe = stableDiscs(after, before.turn);
    const gained = safe.diff(stableDiscs(before, before.turn));
    return {
      follows: safe.has(move) && !cornersOf(before.shape).has(move),
      count: gained.size,
      squares: [...gained],
    };
  },
  /** Between two opposing discs on the edge. */
  wedges: (before, move) => {
    const sides = edgeNeighbors(before, move) ?? [];
    const theirs = before.discs[opposite(before.turn)];
    const follows = sides.length > 0 && sides.every(square => theirs.has(square));
    return { follows, squares: follows ? sides : [] };
  },
  /** Known only by calculation. */
  counting: before => ({ follows: true, count: emptySquares(before).size, squares: [] }),
  /** Known only by learning the opening. */
  openings: () => ({ follows: true, squares: [] }),
};

/** What a unit's idea says about a legal move. */
export const sightOf = (unit: UnitName, before: OthelloPosition, move: Square): Sight => {
  const after = play(before, move);
  if (after === undefined) throw new Error(`The course has an illegal move ${move}.`);
  return LOOKS[unit](before, move, after);
};

/** Whether the idea matters only at the end of the game. */
export const isAtEnd = (unit: UnitName): boolean => unit === 'parity' || unit === 'counting';
