import { setTimeout as pause } from 'node:timers/promises';
import { COLORS } from '../../src/game/color.ts';
import { drawGame, LivePlay } from '../../tools/benchServer/livePlay.ts';
import { makeRandom } from '../../tools/random.ts';

const INITIAL_SECONDS = 600;
const RETRY_MILLISECONDS = 100;

/** A game that is played on wherever it can be, and when that was. */
export interface Game {
  readonly play: LivePlay;
  readonly begun: number;
  /** For how long the two were not both there. */
  away: number;
  ended: number;
}

const sumOf = ({ black, white }: { readonly black: number; readonly white: number }): number => black + white;

/** What the two clocks together have shown of time that passed. */
export const usedBy = ({ play }: Game): number =>
  2 * INITIAL_SECONDS * 1000 - sumOf(play.seenBy('black')?.remaining ?? { black: 0, white: 0 });

/** Many games at once, whose pages come back by themselves. */
export class ManyGames {
  readonly games: Game[] = [];
  /** Where the pages ask, in turn. */
  hosts: readonly string[];

  constructor(hosts: readonly string[]) {
    this.hosts = hosts;
  }

  async begin(count: number): Promise<void> {
    const random = makeRandom(count);
    for (let n = 0; n < count; n++) {
      const play = new LivePlay(drawGame(random), { initialSeconds: INITIAL_SECONDS, incrementSeconds: 0 });
      await play.begin(this.#host(n), this.#host(n + 1));
      this.games.push({ play, begun: performance.now(), away: 0, ended: 0 });
    }
  }

  /** Plays until so many plies are played in every game, or to the end. */
  async playUntil(plies = Number.POSITIVE_INFINITY): Promise<void> {
    await Promise.all(this.games.map((game, n) => this.#playUntil(game, plies, n)));
  }

  close(): void {
    for (const { play } of this.games) play.close();
  }

  #host(n: number): string {
    return this.hosts[n % this.hosts.length] ?? '';
  }

  async #playUntil(game: Game, plies: number, n: number): Promise<void> {
    const { play } = game;
    while (!play.isOver && play.ply < plies) {
      try {
        await play.playNext();
      } catch {
        const lost = performance.now();
        await Promise.all(COLORS.map((color, index) => this.#comeBack(play, color, n + index)));
        game.away += performance.now() - lost;
      }
    }
    game.ended = performance.now();
  }

  /** Asks one host after the other until it is let in. */
  async #comeBack(play: LivePlay, color: (typeof COLORS)[number], first: number): Promise<void> {
    for (let attempt = first; !play.isConnected(color); attempt++) {
      try {
        await play.sit(color, this.#host(attempt));
      } catch {
        await pause(RETRY_MILLISECONDS);
      }
    }
  }
}
