/**
 * Soak test: plays many games at once on several server processes for a long time, and restarts each process,
 * Redis and PostgreSQL in turn, and silently cuts the connections to both. Exits with code 1 if a ply was
 * lost, a game got stuck, an error was logged that no restart explains, or the heap grew.
 */
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fractionOf, makeTable, median } from '../bench/measurement.ts';
import { BUILT_SERVER } from '../paths.ts';
import { startPlayers } from './askPlayers.ts';
import { describeFaults } from './faults.ts';
import { startServers } from './servers.ts';
import { countLost } from './stored.ts';

const PLY_MILLISECONDS = 5_000;
const GO_ON_MILLISECONDS = 120_000;
const SAMPLE_MILLISECONDS = 2_000;
/** One more than two rounds of restarts of two processes. */
const STRETCHES = 13;
const LEAST_STRETCH_SECONDS = 20;
const GROWTH_LIMIT = 0.25;
const [KILOBYTE, MEGABYTE] = [1_000, 1_000_000];

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    games: { type: 'string', default: '2000' },
    processes: { type: 'string', default: '2' },
  },
});
const numberOf = (name: keyof typeof values): number => {
  const value = Number(values[name]);
  if (!(value > 0)) throw new Error(`--${name} must be a number above 0`);
  return value;
};

/** The time between two restarts. */
interface Stretch {
  readonly after: string;
  /** Resident memory. */
  readonly megabytes: number;
  /** Heap after a garbage collection at the end. */
  readonly heapMegabytes: number;
  readonly delays: readonly number[];
}

/** The stretch to compare the last one with: the first after the warm-up that followed the same restart. */
const firstLike = (stretches: readonly Stretch[], last: Stretch | undefined): Stretch | undefined =>
  stretches.slice(1).find(({ after }) => after === last?.after) ?? last;

const [games, seconds] = [numberOf('games'), numberOf('minutes') * 60];
if (!existsSync(BUILT_SERVER)) throw new Error('There is no built server. Run: npm run build');
const servers = await startServers(numberOf('processes'));
const players = startPlayers();
const stretchSeconds = Math.max(LEAST_STRETCH_SECONDS, seconds / STRETCHES);

/** Measures while nothing is restarted. */
const measureStretch = async (after: string): Promise<Stretch> => {
  const samples: number[] = [];
  await players.ask({ kind: 'delays' });
  const until = performance.now() + stretchSeconds * 1_000;
  while (performance.now() < until) {
    await pause(SAMPLE_MILLISECONDS);
    samples.push((servers.kilobytes() * KILOBYTE) / MEGABYTE);
  }
  const { delays } = await players.ask({ kind: 'delays' });
  const heapMegabytes = (await servers.heapBytes()) / MEGABYTE;
  // Only the second half, after the effects of the restart.
  return { after, megabytes: median(samples.slice(samples.length >> 1)), heapMegabytes, delays };
};

const stretches: Stretch[] = [];
const goneOn: number[] = [];
let stuck = 0;
const say = (words: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${words}`);
const printStretch = async (after: string): Promise<void> => {
  const stretch = await measureStretch(after);
  stretches.push(stretch);
  const [half, most] = [0.5, 0.95].map(fraction => fractionOf(stretch.delays, fraction).toFixed(1));
  say(
    `${stretch.delays.length} plies, ${half} / ${most} ms, ${stretch.megabytes.toFixed(0)} MB, in use ${stretch.heapMegabytes.toFixed(1)}`,
  );
};

const soak = async () => {
  const order = { hosts: servers.hosts, games, plyMilliseconds: PLY_MILLISECONDS };
  const begun = await players.ask({ kind: 'begin', order });
  say(`${begun.games} games are under way`);
  const deadline = performance.now() + seconds * 1_000;
  await printStretch('the start');
  for (let n = 0; performance.now() < deadline; n++) {
    const restart = servers.restarts[n % servers.restarts.length];
    if (restart === undefined) break;
    await restart.run();
    const answer = await players.ask({ kind: 'goOn', milliseconds: GO_ON_MILLISECONDS });
    goneOn.push(answer.milliseconds / 1_000);
    stuck += answer.stuck;
    say(
      `${restart.what} restarted; all a ply further after ${goneOn.at(-1)?.toFixed(1)} s, stuck: ${answer.stuck}`,
    );
    await printStretch(restart.what);
  }
  const end = await players.ask({ kind: 'end' });
  return { ...end, lost: await countLost(servers.database, end.confirmed) };
};

const soaked = await soak().finally(async () => {
  for (const words of describeFaults(servers.faults())) console.log(words);
  players.stop();
  await servers.stop();
});
const faults = servers.faults();
const { confirmed, lostPlies, lost } = soaked;
const last = stretches.at(-1);
const first = firstLike(stretches, last);
const delays = stretches.flatMap(stretch => stretch.delays);
const growth = (last?.heapMegabytes ?? 0) / (first?.heapMegabytes ?? 1) - 1;
const line = (name: string, value: number, unit = '', digits = 0) => ({
  name,
  value: value.toFixed(digits),
  unit,
});
console.log(
  makeTable([
    line('games at once', games),
    line('games in all', confirmed.length),
    line(
      'plies sent to players',
      confirmed.reduce((sum, { moves }) => sum + moves.length / 2, 0),
    ),
    line('restarts', goneOn.length),
    line('until every game was a ply further, longest', Math.max(...goneOn), 's', 1),
    line('pages that came back', soaked.returns),
    line('games that did not go on', stuck),
    line('plies without an answer', soaked.unanswered),
    line('plies missing on a page', lostPlies),
    line('plies missing in the storage', lost),
    line('errors that no restart explains', faults.length),
    line('received by both, median', fractionOf(delays, 0.5), 'ms', 1),
    line('received by both, 95 %', fractionOf(delays, 0.95), 'ms', 1),
    line('memory in use, first', first?.heapMegabytes ?? Number.NaN, 'MB', 1),
    line('memory in use, last', last?.heapMegabytes ?? Number.NaN, 'MB', 1),
    line('resident memory, first', first?.megabytes ?? Number.NaN, 'MB'),
    line('resident memory, last', last?.megabytes ?? Number.NaN, 'MB'),
  ]),
);
process.exitCode = stuck + lostPlies + lost + faults.length === 0 && growth <= GROWTH_LIMIT ? 0 : 1;
