declare module 'gifenc' {
  interface FrameOptions {
    /** Red, green and blue of each color; required for the first frame. */
    readonly palette?: [number, number, number][];
    /** In milliseconds. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** The disposal method. */
    readonly dispose?: number;
    /** 0 repeats forever. */
    readonly repeat?: number;
  }
  interface Encoder {
    writeFrame(pixels: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    /** A view of the buffer, not a copy. */
    bytesView(): Uint8Array<ArrayBuffer>;
  }
  export const GIFEncoder: () => Encoder;
  /** A palette of at most `most` colors close to those of the pixels, which have four bytes each. */
  export const quantize: (pixels: Uint8Array, most: number) => [number, number, number][];
}
