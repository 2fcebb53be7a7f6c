/**
 * Plays many games on a server, in a separate process controlled by messages from `main.ts`. It reports when
 * all games are running.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { COLORS } from '../../../src/game/color.ts';
import { makeRandom } from '../../../src/game/random.ts';
import { PATIENCE } from '../../../src/net/contract/limits.ts';
import { drawGame, LivePlay } from '../../../testkit/server/livePlay.ts';

export interface LoadOrder {
  /** The hosts to which the two sides of a game connect in turn. */
  readonly hosts: readonly string[];
  /** Total number of games. */
  readonly games: number;
  readonly plyMilliseconds: number;
  readonly seconds: number;
}

export interface LoadReport {
  readonly games: number;
  /** Milliseconds from sending a ply until both sides have received it. */
  readonly delays: readonly number[];
  /** Event loop delays of this process, in milliseconds. */
  readonly lags: readonly number[];
  readonly failures: readonly string[];
}

const BEGINNING_AT_ONCE = 16;
const LAG_MILLISECONDS = 50;
const SEED = 1;

const random = makeRandom(SEED);
const plays: LivePlay[] = [];
const failures: string[] = [];
let measured: { delays: number[]; lags: number[] } | undefined;

const fail = (error: unknown): void => {
  failures.push(String(error));
};

const playOn = async (play: LivePlay, plyMilliseconds: number): Promise<void> => {
  await pause(random() * plyMilliseconds);
  while (!play.isOver) {
    const start = performance.now();
    await play.playNext();
    const delay = performance.now() - start;
    measured?.delays.push(delay);
    await pause(Math.max(0, plyMilliseconds - delay));
  }
  play.close();
  plays.splice(plays.indexOf(play), 1);
};

const keepPinging = async (play: LivePlay): Promise<void> => {
  await pause(random() * PATIENCE.heartbeat);
  const timer = setInterval(() => {
    for (const color of COLORS) play.ping(color);
    if (play.isOver) clearInterval(timer);
  }, PATIENCE.heartbeat);
};

const beginOne = async ({ hosts, plyMilliseconds }: LoadOrder): Promise<void> => {
  const play = new LivePlay(drawGame(random));
  const [black = '', white = black] = plays.length % 2 === 0 ? hosts : [...hosts].reverse();
  plays.push(play);
  await play.begin(black, white);
  void keepPinging(play);
  void playOn(play, plyMilliseconds).catch(fail);
};

const beginAll = async (order: LoadOrder): Promise<void> => {
  while (plays.length < order.games) {
    const count = Math.min(BEGINNING_AT_ONCE, order.games - plays.length);
    await Promise.all(Array.from({ length: count }, () => beginOne(order)));
  }
};

const watchLag = (): (() => void) => {
  let due = performance.now() + LAG_MILLISECONDS;
  const timer = setInterval(() => {
    const now = performance.now();
    measured?.lags.push(Math.max(0, now - due));
    due = now + LAG_MILLISECONDS;
  }, LAG_MILLISECONDS);
  return () => clearInterval(timer);
};

const carryOut = async (order: LoadOrder): Promise<LoadReport> => {
  await beginAll(order);
  await pause(order.plyMilliseconds);
  process.send?.('begun');
  const { delays, lags } = { delays: [], lags: [] } as { delays: number[]; lags: number[] };
  measured = { delays, lags };
  const stop = watchLag();
  await pause(order.seconds * 1000);
  stop();
  measured = undefined;
  return { games: plays.length, delays, lags, failures: failures.splice(0) };
};

process.on('message', (order: LoadOrder) => {
  carryOut(order).then(
    report => process.send?.(report),
    error => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
