import { emptySquares } from '../game/board.ts';
import { COLORS, type Color, opposite } from '../game/color.ts';
import type { OthelloPosition } from '../game/othello/position.ts';
import { flipsDiscs, legalMoves, type Position, play } from '../game/position.ts';
import type { Square } from '../game/square.ts';
import { SquareSet } from '../game/squareSet.ts';
import { AROUND, neighborOf, regionOf, stableDiscs } from './stability.ts';

/** The overlays that can be shown on the board. */
export const OVERLAYS = ['mobility', 'frontier', 'stability', 'parity', 'opened'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/**
 * A marked square of an overlay: a move or disc of one side, or part of a region with an odd or even number
 * of empty squares.
 */
export type OverlayMark =
  | {
      readonly square: Square;
      readonly kind: 'mobility' | 'frontier' | 'stable' | 'opened';
      readonly color: Color;
    }
  | { readonly square: Square; readonly kind: 'odd' | 'even' };

/** The moves that a side has or would have if it were to move. */
const movesOf = (position: OthelloPosition, color: Color): SquareSet =>
  legalMoves({ ...position, turn: color });

/** The discs of a side next to an empty square. */
export const frontierDiscs = (position: OthelloPosition, color: Color): SquareSet => {
  const empty = emptySquares(position);
  const isOpen = (square: Square): boolean =>
    AROUND.some(step => {
      const neighbor = neighborOf(position, square, step);
      return neighbor !== undefined && empty.has(neighbor);
    });
  return SquareSet.of(...[...position.discs[color]].filter(isOpen));
};

/** The connected regions of empty squares. */
export const emptyRegions = (position: OthelloPosition): readonly SquareSet[] => {
  const regions: SquareSet[] = [];
  let left = emptySquares(position);
  for (let first = left.first(); first !== undefined; first = left.first()) {
    const region = regionOf(position, first);
    regions.push(region);
    left = left.diff(region);
  }
  return regions;
};

/** The opponent's moves that only this move makes possible; empty for an illegal move. */
export const openedMoves = (position: OthelloPosition, square: Square): SquareSet => {
  const after = play(position, square);
  if (after === undefined) return SquareSet.empty;
  const other = opposite(position.turn);
  return movesOf(after, other).diff(movesOf(position, other));
};

const ofBoth = (
  kind: 'mobility' | 'frontier' | 'stable',
  find: (color: Color) => SquareSet,
): readonly OverlayMark[] =>
  COLORS.flatMap(color => [...find(color)].map(square => ({ square, kind, color }) as const));

type Find = (position: OthelloPosition, attended: Square | undefined) => readonly OverlayMark[];

const FINDS: Readonly<Record<Overlay, Find>> = {
  mobility: position => ofBoth('mobility', color => movesOf(position, color)),
  frontier: position => ofBoth('frontier', color => frontierDiscs(position, color)),
  stability: position => ofBoth('stable', color => stableDiscs(position, color)),
  parity: position =>
    emptyRegions(position).flatMap(region =>
      [...region].map(square => ({ square, kind: region.size % 2 === 0 ? 'even' : 'odd' }) as const),
    ),
  opened: (position, attended) =>
    attended === undefined
      ? []
      : [...openedMoves(position, attended)].map(
          square => ({ square, kind: 'opened', color: opposite(position.turn) }) as const,
        ),
};

/** The marks of an overlay; `attended` is the hovered square. Games without flips have none. */
export const overlayMarks = (
  position: Position,
  overlay: Overlay,
  attended?: Square | undefined,
): readonly OverlayMark[] => (flipsDiscs(position) ? FINDS[overlay](position, attended) : []);
