import type { PadDirection } from './padReading.ts';

/** A rectangle of the page, as from `getBoundingClientRect`. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Sideways distance weighs this many times as much as distance ahead. */
const ASIDE = 2.5;

const middleOf = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The distance between two intervals; 0 if they overlap. */
const apart = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, otherFrom - to, from - otherTo);

/** The weighted distance from one box to another in a direction; undefined if the other is not on that side. */
const wayTo = (from: Box, to: Box, direction: PadDirection): number | undefined => {
  const [start, end] = [middleOf(from), middleOf(to)];
  const isAcross = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  const ahead = (isAcross ? end.x - start.x : end.y - start.y) * sign;
  if (ahead <= 1) return undefined;
  const aside = isAcross
    ? apart(from.top, from.bottom, to.top, to.bottom)
    : apart(from.left, from.right, to.left, to.right);
  return ahead + ASIDE * aside;
};

/** The nearest place in a direction; undefined if there is none. */
export const nearestTo = <Place extends { readonly box: Box }>(
  from: Box,
  places: readonly Place[],
  direction: PadDirection,
): Place | undefined => {
  let best: { readonly place: Place; readonly way: number } | undefined;
  for (const place of places) {
    const way = wayTo(from, place.box, direction);
    if (way !== undefined && (best === undefined || way < best.way)) best = { place, way };
  }
  return best?.place;
};
