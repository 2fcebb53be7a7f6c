import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '../../src/game/seat.ts';
import { CommandLine } from '../flipside/commandLine.ts';
import { type MatchPlan, MatchTable, pairingOf } from '../flipside/match.ts';
import { MatchLog } from '../flipside/matchLog.ts';
import { summarize } from '../flipside/matchSummary.ts';
import { readOpenings } from '../flipside/openingsFile.ts';
import { writeLine } from '../flipside/output.ts';
import { readPlayer } from '../flipside/playerSpec.ts';
import { UsageError } from '../flipside/usageError.ts';

/**
 * Lets each level of Flipside meet the one below: `npx tsx tools/tune/levels.ts --openings FILE --logs FOLDER`. A run
 * that was stopped goes on with its logs, one for each pair; a changed table of levels wants another folder.
 */
const OPTIONS = {
  openings: { placeholder: 'FILE', help: 'As "flipside openings" makes them.' },
  logs: { placeholder: 'FOLDER', help: 'Where the games are kept.' },
  games: { placeholder: 'N', help: 'For each pair.' },
  from: { placeholder: 'LEVEL', help: 'The lowest upper one of a pair.' },
  to: { placeholder: 'LEVEL', help: 'The highest one.' },
  ms: { placeholder: 'N', help: 'What full strength thinks about a move.' },
} as const;

const HIGHEST = LEVELS.flipside?.max ?? 1;
const DEFAULTS = { games: 200, ms: 1000 } as const;
const MOST_GAMES = 10_000;
const LONGEST_MILLISECONDS = 60_000;
const TIMEOUT_MILLISECONDS = 120_000;

const playPair = async (plan: MatchPlan, log: MatchLog, count: number): Promise<string> => {
  const games = [...log.games];
  const table = new MatchTable(plan);
  for (let game = games.length; game < count; game++) {
    const played = await table.play(pairingOf(plan, game));
    log.add(played);
    games.push(played);
  }
  table.close();
  const { percent, interval, meanScore } = summarize(games);
  const { first, second } = plan.names;
  return `${first} against ${second}: ${percent} % (${interval.join(' to ')}) of ${games.length} games, ${meanScore} discs`;
};

const run = async (): Promise<void> => {
  const line = new CommandLine(process.argv.slice(2), OPTIONS);
  line.refuseRest();
  const openings = readOpenings(line.required('openings'));
  const logs = line.required('logs');
  const count = line.wholeNumber('games', { from: 2, to: MOST_GAMES }) ?? DEFAULTS.games;
  const ms = line.wholeNumber('ms', { from: 1, to: LONGEST_MILLISECONDS }) ?? DEFAULTS.ms;
  const lowest = line.wholeNumber('from', { from: 2, to: HIGHEST }) ?? 2;
  const highest = line.wholeNumber('to', { from: lowest, to: HIGHEST }) ?? HIGHEST;
  const nameOf = (level: number): string => `flipside:level=${level}${level === HIGHEST ? `,ms=${ms}` : ''}`;
  const playerOf = (text: string) => readPlayer({ text, protocol: undefined, depth: undefined });
  mkdirSync(logs, { recursive: true });
  for (let level = lowest; level <= highest; level++) {
    const names = { first: nameOf(level), second: nameOf(level - 1) };
    const open = { first: playerOf(names.first), second: playerOf(names.second) };
    const plan: MatchPlan = { names, open, openings, timeoutMilliseconds: TIMEOUT_MILLISECONDS };
    writeLine(await playPair(plan, new MatchLog(join(logs, `level-${level}.jsonl`)), count));
  }
};

await run().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
});
