import type { WebSocket } from 'ws';
import { PATIENCE } from '../../src/net/contract/limits.ts';

const LOOK_MILLISECONDS = 500;

/**
 * Detects silent connections. Browsers slow down the timers of hidden pages, so a quiet connection gets a ping, which the
 * browser answers by itself.
 */
export class Watchdog {
  readonly #lastMessages = new Map<WebSocket, number>();
  readonly #timer = setInterval(() => this.#look(), LOOK_MILLISECONDS);

  get connections(): number {
    return this.#lastMessages.size;
  }

  watch(socket: WebSocket): void {
    const renew = (): void => {
      if (this.#lastMessages.has(socket)) this.#lastMessages.set(socket, performance.now());
    };
    this.#lastMessages.set(socket, performance.now());
    socket.on('message', renew);
    socket.on('pong', renew);
    socket.once('close', () => this.#lastMessages.delete(socket));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = performance.now();
    for (const [socket, lastMessage] of this.#lastMessages) {
      const silence = now - lastMessage;
      if (silence >= PATIENCE.silence) socket.terminate();
      else if (silence >= PATIENCE.heartbeat && socket.readyState === socket.OPEN) socket.ping();
    }
  }
}
