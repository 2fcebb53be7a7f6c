import { withoutDirections } from '../../game/tree.ts';

/** Numbers are written in groups of this many bits, each followed by a continuation bit. */
const GROUP_BITS = 4;
/** Limits numbers, so that a malicious link cannot request much memory. */
const MOST_GROUPS = 5;

/** The number of bits that distinguish `count` values. */
export const bitsFor = (count: number): number => (count <= 1 ? 0 : 32 - Math.clz32(count - 1));

/** Packs numbers into bytes without gaps. */
export class BitWriter {
  readonly #bytes: number[] = [];
  #length = 0;

  write(value: number, bits: number): void {
    for (let bit = bits - 1; bit >= 0; bit--) this.#push((value >>> bit) & 1);
  }

  flag(value: boolean): void {
    this.#push(value ? 1 : 0);
  }

  number(value: number): void {
    const hasMore = value >= 1 << GROUP_BITS;
    this.flag(hasMore);
    this.write(value & ((1 << GROUP_BITS) - 1), GROUP_BITS);
    if (hasMore) this.number(value >>> GROUP_BITS);
  }

  text(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.number(bytes.length);
    for (const byte of bytes) this.write(byte, 8);
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }

  #push(bit: number): void {
    const index = this.#length >>> 3;
    this.#bytes[index] = (this.#bytes[index] ?? 0) | (bit << (7 - (this.#length & 7)));
    this.#length++;
  }
}

/** Reads the output of a `BitWriter`. Beyond the end it returns zeros and sets `isOverrun`. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #place = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isOverrun(): boolean {
    return this.#place > this.#bytes.length * 8;
  }

  read(bits: number): number {
    let value = 0;
    for (let bit = 0; bit < bits; bit++) {
      const byte = this.#bytes[this.#place >>> 3] ?? 0;
      value = (value << 1) | ((byte >>> (7 - (this.#place & 7))) & 1);
      this.#place++;
    }
    return value >>> 0;
  }

  flag(): boolean {
    return this.read(1) === 1;
  }

  number(): number {
    let value = 0;
    for (let group = 0; group < MOST_GROUPS; group++) {
      const hasMore = this.flag();
      value |= this.read(GROUP_BITS) << (group * GROUP_BITS);
      if (!hasMore) return value;
    }
    return value;
  }

  text(): string {
    const length = Math.min(this.number(), this.#bytes.length);
    const bytes = Uint8Array.from({ length }, () => this.read(8));
    return withoutDirections(new TextDecoder().decode(bytes));
  }
}
