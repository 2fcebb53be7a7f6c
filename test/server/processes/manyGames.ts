import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Moment, movesOf, type StoredMatch } from '../../../server/storage/records.ts';
import { COLORS, type Color } from '../../../src/game/color.ts';
import { makeRandom } from '../../../src/game/random.ts';
import { drawGame, LivePlay } from '../../../testkit/server/livePlay.ts';
import { openAlone } from '../kit/databases.ts';

const INITIAL_SECONDS = 600;
const RETRY_MILLISECONDS = 100;

const sumOf = ({ left }: Moment): number => (left?.black ?? 0) + (left?.white ?? 0);

/** The clock time that both sides lost between the last ply before the kill and their return. */
const paidAround = ({ begun, events }: StoredMatch, killed: number): { before: number; paid: number } => {
  const at = events.findIndex(event => event.kind === 'clocks' && event.at > killed);
  const [after, before] = [events[at], events[at - 1] ?? begun];
  if (after === undefined) throw new Error('a game that was not taken over');
  return { before: before.at, paid: sumOf(before) - sumOf(after) };
};

/** Asks the hosts in turn until one admits the player. */
export const enter = async (
  play: LivePlay,
  color: Color,
  hostOf: (attempt: number) => string,
): Promise<void> => {
  for (let attempt = 0; ; attempt++) {
    try {
      return await play.sit(color, hostOf(attempt));
    } catch {
      await pause(RETRY_MILLISECONDS);
    }
  }
};

/** Many simultaneous games whose pages reconnect by themselves. */
export class ManyGames {
  readonly plays: LivePlay[] = [];
  /** The hosts that pages ask, in turn. */
  hosts: readonly string[];

  constructor(hosts: readonly string[]) {
    this.hosts = hosts;
  }

  async begin(count: number): Promise<void> {
    const random = makeRandom(count);
    for (let n = 0; n < count; n++) {
      const play = new LivePlay(drawGame(random), { initialSeconds: INITIAL_SECONDS, incrementSeconds: 0 });
      await play.begin(this.#host(n), this.#host(n + 1));
      this.plays.push(play);
    }
  }

  /** Plays until every game has this many plies, or to the end. */
  async playUntil(plies = Number.POSITIVE_INFINITY): Promise<void> {
    await Promise.all(this.plays.map((play, n) => this.#playUntil(play, plies, n)));
  }

  close(): void {
    for (const play of this.plays) play.close();
  }

  #host(n: number): string {
    return this.hosts[n % this.hosts.length] ?? '';
  }

  async #playUntil(play: LivePlay, plies: number, n: number): Promise<void> {
    while (!play.isOver && play.ply < plies) {
      try {
        await play.playNext();
      } catch {
        const absent = COLORS.filter(color => !play.isConnected(color));
        await Promise.all(absent.map(color => enter(play, color, attempt => this.#host(n + attempt))));
      }
    }
  }
}

/** Checks that every game was played and stored to its end, and that no clock ran after the kill. */
export const expectNothingLost = async (many: ManyGames, place: string, killed: number): Promise<void> => {
  for (const play of many.plays) expect([play.isOver, play.lostPlies]).toEqual([true, 0]);
  many.close();
  const storage = await openAlone(place);
  for (const play of many.plays) {
    const stored = (await storage.matches.latest(play.code))!;
    expect(movesOf(stored)).toEqual(play.plies.map(({ square }) => square));
    const { before, paid } = paidAround(stored, killed);
    expect(paid).toBeLessThanOrEqual(killed - before);
    expect(stored.ended?.result.by).toBe('play');
  }
  await storage.close();
};
