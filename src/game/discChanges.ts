import { colorAt } from './board.ts';
import type { Color } from './color.ts';
import { type Position, RULES } from './rules.ts';
import { distanceBetween, rowOf, type Square } from './square.ts';

/** The differences between two positions on the same board, for views to animate. */
export interface DiscChanges {
  /** The new disc, if exactly one was added and none removed: a play. `fall` is the number of squares it falls. */
  readonly landed: { readonly square: Square; readonly color: Color; readonly fall: number } | undefined;
  /** Flipped discs, with their distance from the landed disc (0 if none landed). */
  readonly flipped: readonly { readonly square: Square; readonly to: Color; readonly distance: number }[];
  /** Added discs, except the landed one. */
  readonly appeared: readonly { readonly square: Square; readonly color: Color }[];
  /** Squares that became empty. */
  readonly vanished: readonly Square[];
}

export const discChanges = (before: Position, after: Position): DiscChanges => {
  const appeared: { square: Square; color: Color }[] = [];
  const vanished: Square[] = [];
  const turned: { square: Square; to: Color }[] = [];
  for (const square of after.shape.squares.union(before.shape.squares)) {
    const from = colorAt(before, square);
    const to = colorAt(after, square);
    if (from === to) continue;
    if (to === undefined) vanished.push(square);
    else if (from === undefined) appeared.push({ square, color: to });
    else turned.push({ square, to });
  }
  const [only] = appeared.length === 1 && vanished.length === 0 ? appeared : [];
  const landed = only && {
    ...only,
    fall: RULES[after.rules].picks === 'column' ? rowOf(only.square) + 1 : 0,
  };
  const flipped = turned.map(({ square, to }) => ({
    square,
    to,
    distance: landed === undefined ? 0 : distanceBetween(landed.square, square),
  }));
  return { landed, flipped, appeared: landed === undefined ? appeared : [], vanished };
};
