import type { WebSocket } from 'ws';
import { PATIENCE } from '../../src/net/contract/limits.ts';

const LOOK_MILLISECONDS = 500;

interface Watched {
  readonly socket: WebSocket;
  lastMessage: number;
}

/**
 * Closes silent connections. Browsers slow down the timers of hidden pages, so a quiet connection first gets a WebSocket
 * ping, which the browser itself answers.
 */
export class Watchdog {
  readonly #watched = new Set<Watched>();
  #lastLook = performance.now();
  readonly #timer = setInterval(() => this.#look(), LOOK_MILLISECONDS);

  get connections(): number {
    return this.#watched.size;
  }

  watch(socket: WebSocket): void {
    const watched = { socket, lastMessage: performance.now() };
    const renew = (): void => {
      watched.lastMessage = performance.now();
    };
    this.#watched.add(watched);
    socket.on('message', renew);
    socket.on('pong', renew);
    socket.once('close', () => this.#watched.delete(watched));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = performance.now();
    // While the process was blocked it read nothing, so data may be waiting that arrived meanwhile.
    const deaf = Math.max(0, now - this.#lastLook - LOOK_MILLISECONDS);
    this.#lastLook = now;
    for (const watched of this.#watched) {
      watched.lastMessage = Math.min(now, watched.lastMessage + deaf);
      const { socket, lastMessage } = watched;
      const silence = now - lastMessage;
      if (silence >= PATIENCE.silence) socket.terminate();
      else if (silence >= PATIENCE.heartbeat && socket.readyState === socket.OPEN) socket.ping();
    }
  }
}
