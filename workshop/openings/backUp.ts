import { positionOfKey } from '../../src/game/othello/canonical.ts';
import { codeText } from '../../src/openings/code.ts';
import type { CountedPosition } from './countPositions.ts';
import type { Searched } from './searched.ts';

/** A position and its searched successor positions. */
interface Place {
  readonly code: string;
  readonly turn: 'black' | 'white';
  readonly next: readonly Place[];
}

const placesOf = (positions: readonly CountedPosition[]): readonly Place[] => {
  const places = new Map<string, Place & { readonly next: Place[] }>();
  for (const { key } of positions) {
    const position = positionOfKey(key);
    places.set(key, { code: codeText(position), turn: position.turn, next: [] });
  }
  for (const { key, next } of positions)
    for (const after of next.keys()) {
      const place = places.get(after);
      if (place !== undefined) places.get(key)?.next.push(place);
    }
  return [...places.values()];
};

/** Negates a value for the side that moved before. */
const valueBefore = ({ turn }: Place, before: Place, value: number): number =>
  turn === before.turn ? value : 0 - value;

/**
 * Backs up the values of deeply searched positions, by their codes, from the last ones: the best value among the moves whose
 * positions were searched too. If the search prefers a move to another position, its own value counts as well.
 */
export const backedUp = (
  positions: readonly CountedPosition[],
  searched: (code: string) => Searched | undefined,
): ReadonlyMap<string, number> => {
  const values = new Map<string, number>();
  const inOrder = placesOf(positions.toSorted((one, other) => other.ply - one.ply));
  for (const place of inOrder) {
    const found = searched(place.code);
    if (found === undefined) continue;
    const known = place.next.flatMap(after => {
      const value = values.get(after.code);
      return value === undefined ? [] : [valueBefore(after, place, value)];
    });
    const isFollowed = place.next.some(({ code }) => code === found.after && values.has(code));
    values.set(place.code, Math.max(...known, ...(isFollowed ? [] : [found.value])));
  }
  return values;
};
