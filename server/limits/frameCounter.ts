const SHORT_HEAD_BYTES = 2;
const MASK_BYTES = 4;
const MASKED = 0x80;
const LENGTH = 0x7f;
/** What a length says if it stands in bytes of its own, and how many those are. */
const LONGER_LENGTHS: Readonly<Record<number, number>> = { 126: 2, 127: 8 };

const lengthBytes = (head: readonly number[]): number => LONGER_LENGTHS[(head[1] ?? 0) & LENGTH] ?? 0;

const headBytes = (head: readonly number[]): number => {
  if (head.length < SHORT_HEAD_BYTES) return SHORT_HEAD_BYTES;
  return SHORT_HEAD_BYTES + lengthBytes(head) + (((head[1] ?? 0) & MASKED) === 0 ? 0 : MASK_BYTES);
};

const payloadBytes = (head: readonly number[]): number => {
  const longer = head.slice(SHORT_HEAD_BYTES, SHORT_HEAD_BYTES + lengthBytes(head));
  if (longer.length === 0) return (head[1] ?? 0) & LENGTH;
  return longer.reduce((length, byte) => length * 0x100 + byte, 0);
};

/**
 * Counts the frames in what comes from a WebSocket, by their heads alone. Not all of them are ever heard of above: neither
 * pongs that nobody asked for nor pieces of a message in which there is nothing.
 */
export class FrameCounter {
  #head: number[] = [];
  #payloadLeft = 0;

  /** How many frames begin in the next bytes. */
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
