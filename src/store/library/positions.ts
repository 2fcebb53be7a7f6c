import { KEY_WORDS, type PositionKey } from '../../game/positionKey.ts';

/** Keys per block: eight megabytes. */
const KEYS_IN_BLOCK = 1 << 20;

/** Keys of many rows, one array per word of the key, so that a search scans contiguous memory. */
interface Block {
  readonly firsts: Uint32Array;
  readonly seconds: Uint32Array;
  /** The rows in the order of insertion, and the offset of each row's keys. */
  readonly starts: number[];
  readonly rows: number[];
  used: number;
}

interface Place {
  readonly block: Block;
  /** Index of the row in the block. */
  readonly index: number;
}

const makeBlock = (size: number): Block => ({
  firsts: new Uint32Array(size),
  seconds: new Uint32Array(size),
  starts: [],
  rows: [],
  used: 0,
});

const endOf = ({ block: { starts, used }, index }: Place): number => starts[index + 1] ?? used;

/** The keys of all positions by row: sixteen kilobytes per thirty or so games. */
export class PositionIndex {
  readonly #blocks: Block[] = [];
  readonly #places: (Place | undefined)[] = [];

  /** Keys of the main line come first, in move order. */
  put(row: number, keys: Uint32Array): void {
    const count = keys.length / KEY_WORDS;
    const block = this.#blockFor(count);
    const { used } = block;
    for (let index = 0; index < count; index++) {
      block.firsts[used + index] = keys[KEY_WORDS * index] ?? 0;
      block.seconds[used + index] = keys[KEY_WORDS * index + 1] ?? 0;
    }
    block.used += count;
    block.rows.push(row);
    this.#places[row] = { block, index: block.starts.push(used) - 1 };
  }

  remove(row: number): void {
    this.#places[row] = undefined;
  }

  /** Calls `visit` with each row that has the position, and the ply of the position in it. */
  forEach(key: PositionKey, visit: (row: number, ply: number) => void): void {
    for (const block of this.#blocks) this.#searchBlock(block, key, visit);
  }

  /** The key at a ply of a row; undefined after the last. */
  keyAt(row: number, ply: number): PositionKey | undefined {
    const place = this.#places[row];
    if (place === undefined) return undefined;
    const { firsts, seconds, starts } = place.block;
    const at = (starts[place.index] ?? 0) + ply;
    return at < endOf(place) ? [firsts[at] ?? 0, seconds[at] ?? 0] : undefined;
  }

  #blockFor(count: number): Block {
    const last = this.#blocks.at(-1);
    if (last !== undefined && last.used + count <= last.firsts.length) return last;
    const block = makeBlock(Math.max(KEYS_IN_BLOCK, count));
    this.#blocks.push(block);
    return block;
  }

  #searchBlock(block: Block, [first, second]: PositionKey, visit: (row: number, ply: number) => void): void {
    const { seconds, starts, rows, used } = block;
    const firsts = block.firsts.subarray(0, used);
    let index = 0;
    for (let at = firsts.indexOf(first); at !== -1; at = firsts.indexOf(first, at + 1)) {
      if (seconds[at] !== second) continue;
      while ((starts[index + 1] ?? used) <= at) index++;
      const row = rows[index] ?? 0;
      const place = this.#places[row];
      // The row may have been reused or changed meanwhile.
      if (place?.block === block && place.index === index) visit(row, at - (starts[index] ?? 0));
    }
  }
}
