import type { WebSocket } from 'ws';
import { PATIENCE } from '../../src/net/contract/limits.ts';

const LOOK_MILLISECONDS = 500;

/**
 * Detects silent connections. Browsers slow down the timers of hidden pages, so a quiet connection gets a ping, which the
 * browser answers by itself.
 */
export class Watchdog {
  readonly #heard = new Map<WebSocket, number>();
  readonly #timer = setInterval(() => this.#look(), LOOK_MILLISECONDS);

  get connections(): number {
    return this.#heard.size;
  }

  watch(socket: WebSocket): void {
    const hear = (): void => {
      if (this.#heard.has(socket)) this.#heard.set(socket, performance.now());
    };
    this.#heard.set(socket, performance.now());
    socket.on('message', hear);
    socket.on('pong', hear);
    socket.once('close', () => this.#heard.delete(socket));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = performance.now();
    for (const [socket, heard] of this.#heard) {
      const silence = now - heard;
      if (silence >= PATIENCE.silence) socket.terminate();
      else if (silence >= PATIENCE.heartbeat && socket.readyState === socket.OPEN) socket.ping();
    }
  }
}
