const SHORT_HEAD_BYTES = 2;
const MASK_BYTES = 4;
const MASKED = 0x80;
const LENGTH = 0x7f;
/** Values of the length byte that announce an extended length, and the size of that in bytes. */
const LONGER_LENGTHS: Readonly<Record<number, number>> = { 126: 2, 127: 8 };

/** The second byte of a complete header: mask bit and length. */
const second = (head: readonly number[]): number => head[1] as number;

const lengthBytes = (head: readonly number[]): number => LONGER_LENGTHS[second(head) & LENGTH] ?? 0;

const headBytes = (head: readonly number[]): number => {
  if (head.length < SHORT_HEAD_BYTES) return SHORT_HEAD_BYTES;
  return SHORT_HEAD_BYTES + lengthBytes(head) + ((second(head) & MASKED) === 0 ? 0 : MASK_BYTES);
};

const payloadBytes = (head: readonly number[]): number => {
  const longer = head.slice(SHORT_HEAD_BYTES, SHORT_HEAD_BYTES + lengthBytes(head));
  if (longer.length === 0) return second(head) & LENGTH;
  return longer.reduce((length, byte) => length * 0x100 + byte, 0);
};

/**
 * Counts WebSocket frames in the raw bytes by their headers. `ws` does not report all of them: unsolicited pongs and empty
 * fragments never reach its listeners.
 */
export class FrameCounter {
  #head: number[] = [];
  #payloadLeft = 0;

  /** The number of frames that begin in these bytes. */
  count(chunk: Uint8Array): number {
    let frames = 0;
    for (let at = 0; at < chunk.length; ) {
      if (this.#payloadLeft > 0) {
        const skipped = Math.min(this.#payloadLeft, chunk.length - at);
        this.#payloadLeft -= skipped;
        at += skipped;
        continue;
      }
      if (this.#head.length === 0) frames += 1;
      this.#head.push(chunk[at] as number);
      at += 1;
      if (this.#head.length === headBytes(this.#head)) {
        this.#payloadLeft = payloadBytes(this.#head);
        this.#head = [];
      }
    }
    return frames;
  }
}
