/** A frame of a GIF file: its position, duration in milliseconds, and pixels. */
export interface ReadPicture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly delay: number;
  readonly transparent: number | undefined;
  readonly pixels: readonly number[];
}

export interface ReadGif {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly string[];
  readonly pictures: readonly ReadPicture[];
  /** Whether it loops forever. */
  readonly repeats: boolean;
}

const BLOCK = { extension: 0x21, picture: 0x2c, end: 0x3b, control: 0xf9, application: 0xff } as const;

class Bytes {
  at = 0;
  readonly #bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }
  byte(): number {
    const byte = this.#bytes[this.at++];
    if (byte === undefined) throw new Error('the file ends too early');
    return byte;
  }
  short(): number {
    return this.byte() + 256 * this.byte();
  }
  take(count: number): number[] {
    return Array.from({ length: count }, () => this.byte());
  }
  /** Sub-blocks of up to 255 bytes, until an empty one. */
  blocks(): number[] {
    const all: number[] = [];
    for (let size = this.byte(); size > 0; size = this.byte()) all.push(...this.take(size));
    return all;
  }
}

/** Decodes LZW codes. */
const unpacked = (bytes: readonly number[], least: number): number[] => {
  const clear = 1 << least;
  const pixels: number[] = [];
  let table: number[][] = [];
  let size = least + 1;
  let before: readonly number[] | undefined;
  const start = (): void => {
    table = Array.from({ length: clear + 2 }, (_, code) => (code < clear ? [code] : []));
    size = least + 1;
    before = undefined;
  };
  start();
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held += byte * 2 ** bits;
    bits += 8;
    while (bits >= size) {
      const code = held % 2 ** size;
      held = Math.floor(held / 2 ** size);
      bits -= size;
      if (code === clear) start();
      else if (code === clear + 1) return pixels;
      else {
        const known: readonly number[] | undefined = table[code];
        const next: readonly number[] = known ?? [...(before ?? []), before?.[0] ?? 0];
        pixels.push(...next);
        if (before !== undefined && table.length < 4096) table.push([...before, next[0] ?? 0]);
        if (table.length === 2 ** size && size < 12) size++;
        before = next;
      }
    }
  }
  return pixels;
};

const hex = (rgb: readonly number[]): string =>
  `#${rgb.map(value => value.toString(16).padStart(2, '0')).join('')}`;

/** Decodes an animated GIF with a single palette. */
export const readGif = (file: Uint8Array): ReadGif => {
  const bytes = new Bytes(file);
  const name = String.fromCharCode(...bytes.take(6));
  if (name !== 'GIF89a') throw new Error(`no GIF: ${name}`);
  const [width, height, flags] = [bytes.short(), bytes.short(), bytes.byte()];
  bytes.take(2);
  const palette = Array.from({ length: 2 ** ((flags & 7) + 1) }, () => hex(bytes.take(3)));
  const pictures: ReadPicture[] = [];
  let control = { delay: 0, transparent: undefined as number | undefined };
  let repeats = false;
  for (let kind = bytes.byte(); kind !== BLOCK.end; kind = bytes.byte()) {
    if (kind === BLOCK.extension) {
      const label = bytes.byte();
      const data = bytes.blocks();
      if (label === BLOCK.control)
        control = {
          delay: 10 * ((data[1] ?? 0) + 256 * (data[2] ?? 0)),
          transparent: (data[0] ?? 0) & 1 ? data[3] : undefined,
        };
      if (label === BLOCK.application) repeats = data.slice(-2).every(byte => byte === 0);
    } else if (kind === BLOCK.picture) {
      const [x, y, w, h] = [bytes.short(), bytes.short(), bytes.short(), bytes.short()];
      bytes.byte();
      const least = bytes.byte();
      pictures.push({ x, y, width: w, height: h, ...control, pixels: unpacked(bytes.blocks(), least) });
    } else throw new Error(`unknown block ${kind}`);
  }
  return { width, height, palette, pictures, repeats };
};

/** The color of each pixel after each frame. */
export const shownBy = ({ width, height, palette, pictures }: ReadGif): readonly (readonly string[])[] => {
  let seen: string[] = Array.from({ length: width * height }, () => '');
  return pictures.map(picture => {
    seen = [...seen];
    for (const [index, pixel] of picture.pixels.entries()) {
      if (pixel === picture.transparent) continue;
      const x = picture.x + (index % picture.width);
      const y = picture.y + Math.floor(index / picture.width);
      seen[y * width + x] = palette[pixel] ?? '';
    }
    return seen;
  });
};
