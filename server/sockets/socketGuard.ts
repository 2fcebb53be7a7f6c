import type { Duplex } from 'node:stream';
import { CloseCode, getMessageBytes, Protocol } from '@colyseus/core';
import type { WebSocket } from 'ws';
import type { ServerPayload } from '../../src/net/contract/fromServer.ts';
import { BOUNDS } from '../limits/allowances.ts';
import { Bucket } from '../limits/bucket.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import { FrameCounter } from './frameCounter.ts';

const LOOK_MILLISECONDS = 500;
const GOODBYE: ServerPayload<'goodbye'> = { reason: 'tooMany' };

/** Passes each received chunk to a check first; chunks that fail it are dropped. */
const lookFirst = (stream: Duplex, letsThrough: (chunk: Buffer) => boolean): void => {
  const emit = stream.emit.bind(stream);
  stream.emit = (...event: Parameters<typeof emit>): boolean => {
    const [name, chunk] = event;
    return name === 'data' && !letsThrough(chunk) ? true : emit(...event);
  };
};

/** A WebSocket, its underlying stream and its address. */
interface Watched {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly address: string;
}

/** Closes connections that send too much, or do not read what they receive. */
export class SocketGuard {
  readonly #limiter: RateLimiter;
  readonly #sockets = new Map<WebSocket, string>();
  readonly #timer = setInterval(() => this.#look(), LOOK_MILLISECONDS);

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  /** Counts all frames and bytes below the protocol, including those `ws` never reports. */
  watch({ socket, stream, address }: Watched): void {
    const { messages, frameBytes } = this.#limiter.allowances;
    const [frames, bytes] = [new Bucket(messages), new Bucket(frameBytes)];
    const counter = new FrameCounter();
    let isSilenced = false;
    lookFirst(stream, chunk => {
      if (isSilenced) return false;
      const now = performance.now();
      const sent = this.#countThere(address, counter.count(chunk));
      isSilenced = !(bytes.take(now, chunk.length) && frames.take(now, sent));
      if (isSilenced) this.#silence({ socket, stream, address });
      return !isSilenced;
    });
    this.#sockets.set(socket, address);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Once an address is over its limit, every frame counts several times. */
  #countThere(address: string, frames: number): number {
    const isCrowded = this.#limiter.take('messagesThere', address, frames) > 0;
    return isCrowded ? frames * BOUNDS.crowdedMessages : frames;
  }

  /** Stops reading, so that further data stays in the sender's buffers. */
  #silence({ socket, stream, address }: Watched): void {
    this.#limiter.report(address, 'messages');
    if (socket.readyState === socket.OPEN) {
      socket.send(getMessageBytes.raw(Protocol.ROOM_DATA, 'goodbye', GOODBYE));
      socket.close(CloseCode.CONSENTED);
    }
    socket.pause();
    // On close, `ws` would still read data that had already arrived.
    stream.prependOnceListener('close', () => stream.read());
  }

  #look(): void {
    for (const [socket, address] of this.#sockets) {
      if (socket.bufferedAmount <= BOUNDS.unreadBytes) continue;
      this.#limiter.report(address, 'unread');
      socket.terminate();
    }
  }
}
