import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { FrameCounter } from './frameCounter.ts';
import { pingTime, pongFrame } from './pings.ts';

/** The head of an unmasked frame that is a whole message of bytes. */
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
 * A connection below its protocol, where what comes and goes most often costs least: the pings of pages, their answers, and
 * messages in one piece. Nothing is compressed, so nothing that `ws` sends can be waiting.
 */
export class Line {
  /** Says what time it is here, for the answer to a ping; `undefined` leaves the ping to the protocol. */
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

  /** The line of a socket that is watched. */
  static of(socket: unknown): Line | undefined {
    return (socket as Lined)[LINE];
  }

  /** How many frames begin in these bytes. */
  count(chunk: Buffer): number {
    this.#sent = this.#counter.isBetweenMessages ? pingTime(chunk) : undefined;
    return this.#sent === undefined ? this.#counter.count(chunk) : 1;
  }

  /** Answers what was counted last if it was a ping and nothing else. */
  answer(): boolean {
    if (this.#sent === undefined || !this.#isOpen) return false;
    const now = this.onPing();
    if (now !== undefined) this.#stream.write(pongFrame(this.#sent, now));
    return now !== undefined;
  }

  /** Sends a message of bytes in one frame and one write. */
  send(message: Buffer): void {
    if (message.length > MOST_IN_LONG) this.#socket.send(message, { binary: true });
    else if (this.#isOpen) this.#stream.write(frameOf(message));
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }
}
