/**
 * The file of the opening book, before compression: a header, then one column after another, which compresses
 * well. Positions are sorted by code. Numbers are little-endian; `varints` have seven bits in each byte.
 *
 * | content | bytes |
 * | --- | --- |
 * | `FLBK`, version, depth of the values, minimum games of a position, year before the first (two bytes) | 9 |
 * | number of positions, number of moves | 8 |
 * | codes of the positions: the highest bytes of all, then the next bytes, and so on | 5 for each |
 * | first year, last year, value for the side to move, number of moves to other positions of the book | 4 for each |
 * | games, games won by Black, draws | varints |
 * | for each move, in order of the codes it leads to: the games that reached the next position by other moves | varints |
 */
export const BOOK_MAGIC = [0x46, 0x4c, 0x42, 0x4b] as const;
export const BOOK_VERSION = 1;
/** Added to a value to store it as a byte; `NO_VALUE` is stored for positions that were not searched. */
export const VALUE_OFFSET = 128;
export const NO_VALUE = 0;

const MORE = 0x80;
const SEVEN_BITS = 0x7f;
const SHIFT = 7;

/** Reads bytes in order; past the end it reads zeros, and `isWhole` is false. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Whether exactly all bytes were read. */
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
