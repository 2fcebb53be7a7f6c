import { emptySquares } from '../../game/board.ts';
import { type Color, opposite } from '../../game/color.ts';
import { flippedBy, legalMovesFor, type OthelloPosition, play } from '../../game/othello/position.ts';
import { cornersOf } from '../../game/shape.ts';
import { type Square, squareAt } from '../../game/square.ts';
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

/** An edge seen from one of its corners: its eight squares in order, and the X-square beside the first. */
interface Edge {
  readonly squares: readonly Square[];
  readonly xSquare: Square;
}

/** Both views of each edge. */
const edgesOf = ({ shape: { width, height } }: OthelloPosition): readonly Edge[] =>
  [0, width - 1].flatMap(column =>
    [0, height - 1].flatMap(row => {
      const [right, down] = [column === 0 ? 1 : -1, row === 0 ? 1 : -1];
      const xSquare = squareAt(column + right, row + down);
      const along = (count: number, step: number): readonly number[] =>
        Array.from({ length: count }, (_, index) => index * step);
      return [
        { squares: along(width, right).map(offset => squareAt(column + offset, row)), xSquare },
        { squares: along(height, down).map(offset => squareAt(column, row + offset)), xSquare },
      ];
    }),
  );

type Flipped = (position: OthelloPosition, color: Color, corner: Square, along: Square) => boolean;

/** Whether this side, if it were to move, could take a corner by flipping the disc beside it. */
const takesAlong: Flipped = (position, color, corner, along) =>
  legalMovesFor(position, color).has(corner) && flippedBy({ ...position, turn: color }, corner).has(along);

/** The C-square disc that is attacked by the last move, and the corner beside it; nothing if there is none. */
const attackedOn = (
  { squares: [corner, cSquare] }: Edge,
  before: OthelloPosition,
  after: OthelloPosition,
): readonly (readonly Square[])[] => {
  const { turn, discs } = before;
  if (corner === undefined || cSquare === undefined) return [];
  if (!emptySquares(before).has(corner) || !discs[opposite(turn)].has(cSquare)) return [];
  const isNew = !takesAlong(before, turn, corner, cSquare) && takesAlong(after, turn, corner, cSquare);
  return isNew ? [[cSquare, corner]] : [];
};

/**
 * The exchange of corners that a move offers on an unbalanced edge: the other side has five discs in a row there, and an empty
 * C-square beside an empty corner. It takes this corner, the C-square is a wedge, and the other corner comes next.
 */
const exchangeOn = (
  { squares, xSquare }: Edge,
  before: OthelloPosition,
  move: Square,
  after: OthelloPosition,
): readonly (readonly Square[])[] => {
  const { turn, discs } = before;
  const other = opposite(turn);
  const empty = emptySquares(before);
  const [given, wedge, ...rest] = squares;
  const taken = rest.at(-1);
  const row = rest.slice(0, -1);
  if (given === undefined || wedge === undefined || taken === undefined || move !== xSquare) return [];
  const isUnbalanced =
    [given, wedge, taken].every(square => empty.has(square)) && row.every(square => discs[other].has(square));
  if (!isUnbalanced || !legalMovesFor(after, other).has(given)) return [];
  const accepted = play({ ...after, turn: other }, given);
  if (accepted === undefined || !legalMovesFor(accepted, turn).has(wedge)) return [];
  const wedged = play({ ...accepted, turn }, wedge);
  const [beside] = row.slice(-1);
  if (wedged === undefined || beside === undefined || !takesAlong(wedged, turn, taken, beside)) return [];
  return [[given, wedge, taken]];
};

const LOOKS: Readonly<Record<UnitName, Look>> = {
  /** The opponent cannot take a corner, or the move takes one. */
  corners: (before, move, after) => {
    const given = cornersGiven(before, after);
    return { follows: cornersOf(before.shape).has(move) || given.length === 0, squares: given };
  },
  /** Attacks a disc on a C-square along the edge, so that the corner beside it comes next. */
  csquares: (before, move, after) => {
    const squares = edgesOf(before).flatMap(edge => attackedOn(edge, before, after))[0] ?? [];
    return { follows: squares.length > 0 && !cornersOf(before.shape).has(move), squares };
  },
  /** A disc on the edge that no reply flips. */
  edges: (before, move, after) => {
    const replies = flippedBack(before, move, after);
    const isOnEdge = edgeNeighbors(before, move) !== undefined;
    return { follows: isOnEdge && replies.length === 0, squares: replies };
  },
  /** Offers the corner beside an unbalanced edge of the other side, and gets the other one. */
  unbalanced: (before, move, after) => {
    const squares = edgesOf(before).flatMap(edge => exchangeOn(edge, before, move, after))[0] ?? [];
    return { follows: squares.length > 0, squares };
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
  /** Known only by calculation: the values of the file say how many replies win. */
  swindles: () => ({ follows: true, squares: [] }),
  /** Flips as few discs as possible. */
  principles: fewest(
    (before, move) => flippedBy(before, move).size,
    shown((before, move) => flippedBy(before, move)),
  ),
  /** Known only by learning the opening. */
  openings: () => ({ follows: true, squares: [] }),
};

/** What a unit's idea says about a legal move. */
export const sightOf = (unit: UnitName, before: OthelloPosition, move: Square): Sight => {
  const after = play(before, move);
  if (after === undefined) throw new Error(`The course has an illegal move ${move}.`);
  return LOOKS[unit](before, move, after);
};

/** Whether the idea matters only at the end of the game, where every value is proved. */
export const isAtEnd = (unit: UnitName): boolean =>
  unit === 'parity' || unit === 'counting' || unit === 'swindles';

/** Whether the idea can be seen on the board: the others need calculation or memory. */
export const isVisible = (unit: UnitName): boolean =>
  unit !== 'counting' && unit !== 'swindles' && unit !== 'openings';
