import { KEY_WORDS, type PositionKey } from '../../game/positionKey.ts';

/** Words in a block of keys: four megabytes. */
const BLOCK = 1 << 20;

interface Place {
  readonly block: Uint32Array;
  readonly from: number;
  readonly to: number;
}

/** The keys of the positions of all entries, by row: sixteen kilobytes for each thirty-odd games. */
export class PositionIndex {
  readonly #places: (Place | undefined)[] = [];
  #last: { readonly block: Uint32Array; used: number } = { block: new Uint32Array(0), used: 0 };

  /** Those of the main line come first, in the order of its moves. */
  put(row: number, keys: Uint32Array): void {
    if (this.#last.used + keys.length > this.#last.block.length)
      this.#last = { block: new Uint32Array(Math.max(BLOCK, keys.length)), used: 0 };
    const { block, used } = this.#last;
    block.set(keys, used);
    this.#last.used += keys.length;
    this.#places[row] = { block, from: used, to: used + keys.length };
  }

  remove(row: number): void {
    this.#places[row] = undefined;
  }

  /** Calls `visit` with each row that has the position, and the number of its moves before it. */
  forEach([first, second]: PositionKey, visit: (row: number, ply: number) => void): void {
    for (let row = 0; row < this.#places.length; row++) {
      const place = this.#places[row];
      if (place === undefined) continue;
      const { block, from, to } = place;
      for (let at = from; at < to; at += KEY_WORDS) {
        if (block[at] !== first || block[at + 1] !== second) continue;
        visit(row, (at - from) / KEY_WORDS);
        break;
      }
    }
  }

  /** The key of a position of a row, counted as `forEach` counts; undefined after the last. */
  keyAt(row: number, ply: number): PositionKey | undefined {
    const place = this.#places[row];
    if (place === undefined) return undefined;
    const at = place.from + KEY_WORDS * ply;
    return at < place.to ? [place.block[at] ?? 0, place.block[at + 1] ?? 0] : undefined;
  }
}
