/**
 * Plays many games at once in a process of its own, and answers requests of `main.ts`. Its pages reconnect
 * automatically.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { COLORS, type Color } from '../../src/game/color.ts';
import { makeRandom } from '../../src/game/random.ts';
import { Backoff } from '../../src/net/backoff.ts';
import { PATIENCE } from '../../src/net/contract/limits.ts';
import { drawGame, LivePlay } from '../../testkit/server/livePlay.ts';

export interface SoakOrder {
  readonly hosts: readonly string[];
  readonly games: number;
  readonly plyMilliseconds: number;
}

/**
 * Requests to the players: begin, report the delays since the last report, wait until every game has
 * advanced, end.
 */
export type Question =
  | { readonly kind: 'begin'; readonly order: SoakOrder }
  | { readonly kind: 'delays' }
  | { readonly kind: 'goOn'; readonly milliseconds: number }
  | { readonly kind: 'end' };

/** The moves that players have received in a game, as text. */
export interface Confirmed {
  readonly code: string;
  readonly moves: string;
}

export interface Answers {
  readonly begin: { readonly games: number };
  /** Milliseconds from sending a ply until both sides received it. */
  readonly delays: { readonly delays: readonly number[] };
  readonly goOn: { readonly stuck: number; readonly milliseconds: number };
  readonly end: {
    readonly confirmed: readonly Confirmed[];
    readonly lostPlies: number;
    readonly unanswered: number;
    readonly returns: number;
  };
}

const SEED = 1;
const BEGINNING_AT_ONCE = 16;
const LOOK_MILLISECONDS = 500;
const ANSWER_MILLISECONDS = 15_000;

const random = makeRandom(SEED);
const current = new Map<number, LivePlay>();
const confirmed: Confirmed[] = [];
const ending: Promise<void>[] = [];
const count = { lostPlies: 0, unanswered: 0, returns: 0 };
let delays: number[] = [];
let isEnding = false;

/** Tries one server after another, with the pauses of a real page. */
const tryUntilLetIn = async (attempt: (n: number) => Promise<void>): Promise<void> => {
  const tries = new Backoff(random, () => undefined);
  for (let n = 0; !isEnding; n++) {
    const isIn = await attempt(n).then(
      () => true,
      () => false,
    );
    if (isIn) return;
    await pause(tries.next());
  }
};

const comeBack = async (play: LivePlay, { hosts }: SoakOrder): Promise<void> => {
  const comeBackAs = (color: Color): Promise<void> => {
    count.returns++;
    const first = Math.floor(random() * hosts.length);
    return tryUntilLetIn(n => play.sit(color, hosts[(first + n) % hosts.length] ?? ''));
  };
  await Promise.all(COLORS.filter(color => !play.isConnected(color)).map(comeBackAs));
};

/** Waits, like a page that reconnects at once, for both sides. */
const rest = async (play: LivePlay, order: SoakOrder, milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0 && !isEnding; left -= LOOK_MILLISECONDS) {
    await pause(Math.min(left, LOOK_MILLISECONDS));
    if (!play.areConnected) await comeBack(play, order);
  }
};

const playPly = async (play: LivePlay, order: SoakOrder): Promise<void> => {
  const start = performance.now();
  const timer = setTimeout(() => {
    count.unanswered++;
    play.close();
  }, ANSWER_MILLISECONDS);
  try {
    await play.playNext();
    delays.push(performance.now() - start);
  } catch {
    await comeBack(play, order);
  } finally {
    clearTimeout(timer);
  }
};

const keepPinging = (play: LivePlay): (() => void) => {
  const timer = setInterval(() => {
    for (const color of COLORS) play.ping(color);
  }, PATIENCE.heartbeat);
  return () => clearInterval(timer);
};

const beginPlay = async (n: number, { hosts }: SoakOrder): Promise<LivePlay> => {
  let play = new LivePlay(drawGame(random));
  await tryUntilLetIn(async attempt => {
    const [black = '', white = black] = (n + attempt) % 2 === 0 ? hosts : [...hosts].reverse();
    play = new LivePlay(play.plies);
    const begun = play.begin(black, white);
    await begun.catch(error => {
      play.close();
      throw error;
    });
  });
  current.set(n, play);
  return play;
};

const playThrough = async (play: LivePlay, order: SoakOrder): Promise<void> => {
  const stopPinging = keepPinging(play);
  await rest(play, order, random() * order.plyMilliseconds);
  while (!play.isOver && !isEnding) {
    const start = performance.now();
    await playPly(play, order);
    await rest(play, order, order.plyMilliseconds - (performance.now() - start));
  }
  stopPinging();
  if (play.code !== '') confirmed.push({ code: play.code, moves: play.confirmed });
  count.lostPlies += play.lostPlies;
  play.close();
};

const beginAll = async (order: SoakOrder): Promise<Answers['begin']> => {
  const keepPlaying = async (n: number, first: LivePlay): Promise<void> => {
    await playThrough(first, order);
    while (!isEnding) await playThrough(await beginPlay(n, order), order);
  };
  for (let first = 0; first < order.games; first += BEGINNING_AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(BEGINNING_AT_ONCE, order.games - first) },
      (_, n) => first + n,
    );
    const plays = await Promise.all(numbers.map(n => beginPlay(n, order)));
    for (const [at, play] of plays.entries()) ending.push(keepPlaying(first + at, play));
  }
  return { games: current.size };
};

/** Waits until every game has another ply or is over. */
const goOn = async (limit: number): Promise<Answers['goOn']> => {
  const start = performance.now();
  const behind = [...current].map(([n, play]) => ({ n, play, ply: play.ply }));
  const isBehind = ({ n, play, ply }: (typeof behind)[number]): boolean =>
    current.get(n) === play && play.ply <= ply && !play.isOver;
  let stuck = behind.filter(isBehind);
  while (stuck.length > 0 && performance.now() - start < limit) {
    await pause(LOOK_MILLISECONDS);
    stuck = stuck.filter(isBehind);
  }
  return { stuck: stuck.length, milliseconds: performance.now() - start };
};

const end = async (): Promise<Answers['end']> => {
  isEnding = true;
  await Promise.all(ending);
  return { confirmed, ...count };
};

const answerTo = async (question: Question): Promise<Answers[Question['kind']]> => {
  switch (question.kind) {
    case 'begin':
      return beginAll(question.order);
    case 'delays': {
      const taken = delays;
      delays = [];
      return { delays: taken };
    }
    case 'goOn':
      return goOn(question.milliseconds);
    case 'end':
      return end();
  }
};

process.on('message', (question: Question) => {
  answerTo(question).then(
    answer => process.send?.(answer),
    error => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
