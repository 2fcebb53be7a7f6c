import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { FrameCounter } from './frameCounter.ts';
import { pingTime, pongFrame } from './pings.ts';

/** The first byte of an unfragmented binary frame. */
const WHOLE = 0x82;
const [SHORT_HEAD, LONG_HEAD] = [2, 4];
const MOST_IN_SHORT = 125;
const MOST_IN_LONG = 0xffff;
const LONG = 126;

const LINE = Symbol('the line of a socket');
interface Lined {
  [LINE]?: Line;
}

const frameOf = (message: Buffer): Buffer => {
  const isShort = message.length <= MOST_IN_SHORT;
  const head = isShort ? SHORT_HEAD : LONG_HEAD;
  const frame = Buffer.allocUnsafe(head + message.length);
  frame[0] = WHOLE;
  frame[1] = isShort ? message.length : LONG;
  if (!isShort) frame.writeUInt16BE(message.length, SHORT_HEAD);
  message.copy(frame, head);
  return frame;
};

/**
 * A connection below the WebSocket protocol, as a fast path for the most frequent frames: the pings of pages, their answers,
 * and unfragmented messages. Nothing is compressed, so `ws` never has queued data that this could overtake.
 */
export class Line {
  /** Returns the current time for the answer to a ping; `undefined` leaves the ping to the protocol. */
  onPing = (): number | undefined => undefined;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #counter = new FrameCounter();
  #sent: number | undefined;

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
    (socket as Lined)[LINE] = this;
  }

  /** The line of a watched socket. */
  static of(socket: unknown): Line | undefined {
    return (socket as Lined)[LINE];
  }

  /** The number of frames that begin in these bytes. */
  count(chunk: Buffer): number {
    this.#sent = this.#counter.isBetweenMessages ? pingTime(chunk) : undefined;
    return this.#sent === undefined ? this.#counter.count(chunk) : 1;
  }

  /** Answers the last counted chunk if it was exactly one ping. */
  answer(): boolean {
    if (this.#sent === undefined || !this.#isOpen) return false;
    const now = this.onPing();
    if (now !== undefined) this.#stream.write(pongFrame(this.#sent, now));
    return now !== undefined;
  }

  /** Sends a binary message in one frame and one write. */
  send(message: Buffer): void {
    if (message.length > MOST_IN_LONG) this.#socket.send(message, { binary: true });
    else if (this.#isOpen) this.#stream.write(frameOf(message));
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }
}
