declare module 'gifenc' {
  interface FrameOptions {
    /** Red, green and blue of each color; needed for the first picture. */
    readonly palette?: [number, number, number][];
    /** In milliseconds. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** What becomes of the picture when the next one comes. */
    readonly dispose?: number;
    /** 0 for ever. */
    readonly repeat?: number;
  }
  interface Encoder {
    writeFrame(pixels: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    /** Without a copy. */
    bytesView(): Uint8Array<ArrayBuffer>;
  }
  export const GIFEncoder: () => Encoder;
  /** A palette of `most` colors or fewer, close to those of the pixels, which have four bytes each. */
  export const quantize: (pixels: Uint8Array, most: number) => [number, number, number][];
}
