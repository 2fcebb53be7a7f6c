/** The part of MessagePack that page and server use. */

const FIX_MAP = 0x80;
const FIX_ARRAY = 0x90;
const FIX_TEXT = 0xa0;
const FIXED_TEXT_LIMIT = 32;
const NEGATIVE_FIXED = 0xe0;
const TEXT_8 = 0xd9;
const DOUBLE = 0xcb;

const writeText = (text: string): Buffer => {
  const bytes = Buffer.from(text);
  const head = bytes.length < FIXED_TEXT_LIMIT ? [FIX_TEXT | bytes.length] : [TEXT_8, bytes.length];
  return Buffer.concat([Buffer.from(head), bytes]);
};

const writeNumber = (value: number): Buffer => {
  if (Number.isInteger(value) && value >= 0 && value < FIX_MAP) return Buffer.from([value]);
  const buffer = Buffer.alloc(9);
  buffer[0] = DOUBLE;
  buffer.writeDoubleBE(value, 1);
  return buffer;
};

/** Writes booleans, numbers, short texts, and small objects of them; undefined values are left out. */
export const writePacked = (value: unknown): Buffer => {
  if (typeof value === 'boolean') return Buffer.from([value ? 0xc3 : 0xc2]);
  if (typeof value === 'number') return writeNumber(value);
  if (typeof value === 'string') return writeText(value);
  const entries = Object.entries(value ?? {}).filter(([, part]) => part !== undefined);
  const parts = entries.flatMap(([name, part]) => [writeText(name), writePacked(part)]);
  return Buffer.concat([Buffer.from([FIX_MAP | entries.length]), ...parts]);
};

/** Reads one value after the other. */
export class PackedReader {
  readonly #bytes: Buffer;
  #at: number;

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  read(): unknown {
    const head = this.#take(1);
    if (head < FIX_MAP) return head;
    if (head >= NEGATIVE_FIXED) return head - 256;
    if (head < FIX_ARRAY) return this.#readMap(head - FIX_MAP);
    if (head < FIX_TEXT) return this.#readArray(head - FIX_ARRAY);
    if (head < FIX_TEXT + FIXED_TEXT_LIMIT) return this.#readText(head - FIX_TEXT);
    return this.#readLong(head);
  }

  #readLong(head: number): unknown {
    switch (head) {
      case 0xc0:
        return undefined;
      case 0xc2:
      case 0xc3:
        return head === 0xc3;
      case 0xca:
        return this.#advance(4, at => this.#bytes.readFloatBE(at));
      case DOUBLE:
        return this.#advance(8, at => this.#bytes.readDoubleBE(at));
      case 0xcc:
      case 0xcd:
      case 0xce:
        return this.#take(1 << (head - 0xcc));
      case 0xcf:
        return this.#advance(8, at => Number(this.#bytes.readBigUInt64BE(at)));
      case 0xd0:
      case 0xd1:
      case 0xd2:
        return this.#advance(1 << (head - 0xd0), (at, length) => this.#bytes.readIntBE(at, length));
      case TEXT_8:
      case 0xda:
        return this.#readText(this.#take(head - TEXT_8 + 1));
      case 0xdc:
        return this.#readArray(this.#take(2));
      case 0xde:
        return this.#readMap(this.#take(2));
      default:
        throw new Error(`MessagePack of the kind 0x${head.toString(16)}`);
    }
  }

  #take(length: number): number {
    return this.#advance(length, at => this.#bytes.readUIntBE(at, length));
  }

  #advance<T>(length: number, readAt: (at: number, length: number) => T): T {
    const value = readAt(this.#at, length);
    this.#at += length;
    return value;
  }

  #readText(length: number): string {
    return this.#advance(length, at => this.#bytes.toString('utf8', at, at + length));
  }

  #readArray(length: number): unknown[] {
    return Array.from({ length }, () => this.read());
  }

  #readMap(length: number): Record<string, unknown> {
    return Object.fromEntries(Array.from({ length }, () => [String(this.read()), this.read()]));
  }
}
