/**
 * The file of the opening book, before it is packed: a head, then one column after the other, so that it packs well. The
 * positions are in order of their codes. Numbers are little-endian, and those of `varints` have seven bits in each byte.
 *
 * | what | bytes |
 * | --- | --- |
 * | `FLBK`, version, depth of the values, least games of a position, years before the first one (two bytes) | 9 |
 * | number of positions, number of moves | 8 |
 * | code of each position: the highest byte of all, then the next one | 5 for each |
 * | first year, last year, value for the side to move, number of moves that lead to a position of the book | 4 for each |
 * | games, games won by Black, draws | varints |
 * | of each move, in order of the codes after it: how many of the games that reached the position after it came another way | varints |
 */
export const BOOK_MAGIC = [0x46, 0x4c, 0x42, 0x4b] as const;
export const BOOK_VERSION = 1;
/** Added to a value, to make it a byte; a position that the engine has not looked at has `NO_VALUE`. */
export const VALUE_OFFSET = 128;
export const NO_VALUE = 0;

const MORE = 0x80;
const SEVEN_BITS = 0x7f;
const SHIFT = 7;

export const writeVarint = (bytes: number[], value: number): void => {
  let rest = value;
  while (rest > SEVEN_BITS) {
    bytes.push((rest & SEVEN_BITS) | MORE);
    rest >>>= SHIFT;
  }
  bytes.push(rest);
};

/** Reads bytes one after the other; beyond the end it reads zeros, and `isWhole` is false. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Whether exactly all bytes have been read. */
  get isWhole(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  number(size: number): number {
    let value = 0;
    for (let shift = 0; shift < size; shift++) value += this.byte() * 256 ** shift;
    return value;
  }

  column(length: number): Uint8Array {
    const column = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    return column;
  }

  varints(length: number): Int32Array {
    const column = new Int32Array(length);
    for (let index = 0; index < length; index++) {
      let [byte, shift] = [this.byte(), 0];
      let value = byte & SEVEN_BITS;
      while (byte >= MORE) {
        shift += SHIFT;
        byte = this.byte();
        value |= (byte & SEVEN_BITS) << shift;
      }
      column[index] = value;
    }
    return column;
  }
}
