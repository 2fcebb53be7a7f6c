import { makeRandom, shuffled } from '../../src/game/random.ts';
import type { Command } from '../program/command.ts';
import type { CommandLine } from '../program/commandLine.ts';
import { writeJson } from '../program/output.ts';
import { UsageError } from '../program/usageError.ts';
import { type MatchPlan, MatchTable, pairingOf } from './match.ts';
import { MatchLog } from './matchLog.ts';
import type { MatchGame, Side } from './matchResult.ts';
import { summarize } from './matchSummary.ts';
import { readOpenings } from './openingsFile.ts';
import { killPlayers } from './playerProcess.ts';
import { BUILT_IN_NAMES, PROTOCOLS, readPlayer } from './playerSpec.ts';

const MOST_GAMES = 1_000_000;
const MOST_DEPTH = 60;
const MOST_TABLES = 64;
const LARGEST_SEED = 999_999_999;
const DEFAULT_TIMEOUT_MILLISECONDS = 60_000;
const LONGEST_TIMEOUT_MILLISECONDS = 86_400_000;
const INTERRUPTED_EXIT_CODE = 130;

const readSide = (line: CommandLine, side: Side) =>
  readPlayer({
    text: line.required(side),
    protocol: line.choice(`protocol-${side}`, PROTOCOLS),
    depth: line.wholeNumber(`depth-${side}`, { from: 1, to: MOST_DEPTH }),
  });

const readPlan = (line: CommandLine): MatchPlan => {
  const open = { first: readSide(line, 'first'), second: readSide(line, 'second') };
  const openings = readOpenings(line.required('openings'));
  const seed = line.wholeNumber('seed', { from: 0, to: LARGEST_SEED });
  return {
    names: { first: line.required('first'), second: line.required('second') },
    open,
    openings: seed === undefined ? openings : shuffled(makeRandom(seed), openings),
    timeoutMilliseconds:
      line.wholeNumber('timeout', { from: 1, to: LONGEST_TIMEOUT_MILLISECONDS }) ??
      DEFAULT_TIMEOUT_MILLISECONDS,
  };
};

/** A log continues only the match it was written for. */
const refuseOtherMatch = (plan: MatchPlan, { games }: MatchLog, path: string): void => {
  const isOurs = ({ game, first, second, opening }: MatchGame): boolean =>
    first === plan.names.first &&
    second === plan.names.second &&
    opening === pairingOf(plan, game).opening.name;
  if (!games.every(isOurs))
    throw new UsageError(`${path} is the log of another match: of other players, openings or another seed.`);
};

const playMatch = async (plan: MatchPlan, log: MatchLog, count: number, tables: number): Promise<void> => {
  const games = log.games.filter(({ game }) => game < count);
  const done = new Set(games.map(({ game }) => game));
  const left = Array.from({ length: count }, (_, game) => game).filter(game => !done.has(game));
  const work = async (): Promise<void> => {
    const table = new MatchTable(plan);
    for (let game = left.shift(); game !== undefined; game = left.shift()) {
      const played = await table.play(pairingOf(plan, game));
      log.add(played);
      writeJson(played);
      games.push(played);
    }
    table.close();
  };
  await Promise.all(Array.from({ length: Math.min(tables, left.length) }, work));
  writeJson(summarize(games));
};

const run = async (line: CommandLine): Promise<void> => {
  line.refuseRest();
  const plan = readPlan(line);
  const count = line.wholeNumber('games', { from: 1, to: MOST_GAMES }) ?? 2 * plan.openings.length;
  const tables = line.wholeNumber('concurrency', { from: 1, to: MOST_TABLES }) ?? 1;
  const path = line.text('log');
  const log = new MatchLog(path);
  refuseOtherMatch(plan, log, path ?? '');
  process.on('exit', killPlayers);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => process.exit(INTERRUPTED_EXIT_CODE));
  await playMatch(plan, log, count, tables);
};

const playerOptions = (side: Side) => ({
  [side]: {
    placeholder: 'PLAYER',
    help: `The ${side} player: a name from below, or a command that starts a program.`,
  },
  [`protocol-${side}`]: {
    placeholder: 'NAME',
    help: 'gtp or nboard: what the program speaks (nboard if the command has that word in it, else gtp).',
  },
  [`depth-${side}`]: { placeholder: 'N', help: 'What a program that speaks NBoard is told by "set depth".' },
});

export const matchCommand: Command = {
  name: 'match',
  summary: 'Let two players meet in many games.',
  usage: 'match --first PLAYER --second PLAYER --openings FILE [options]',
  options: {
    ...playerOptions('first'),
    ...playerOptions('second'),
    openings: { placeholder: 'FILE', help: 'Transcripts, one a line; "-" reads the standard input.' },
    games: { placeholder: 'N', help: 'How many games to play (two for each opening if nothing is said).' },
    seed: {
      placeholder: 'N',
      help: 'Take the openings in a random order, always the same for the same number.',
    },
    log: {
      placeholder: 'FILE',
      help: 'Add a line for each game to this file; games that are in it already are not played again.',
    },
    timeout: {
      placeholder: 'MS',
      help: `A player who thinks longer about a move has lost (${DEFAULT_TIMEOUT_MILLISECONDS} if nothing is said).`,
    },
    concurrency: {
      placeholder: 'N',
      help: 'How many games to play at the same time (1 if nothing is said).',
    },
  },
  details: [
    `Players that need no program: ${BUILT_IN_NAMES.join(', ')}. Numbers follow a colon: flipside:ms=20, flipside:depth=8, flipside:level=6, bitboard:evaluations=500000, minimax:depth=7, random:seed=1, arthur:seed=1.`,
    'Every opening is played twice, with the colors changed. Illegal moves, crashes and time-outs lose the game.',
    'Prints a JSON line for each game ({"game","first","second","opening","black","winner","score","reason","transcript","time"}, the score for the first player) and one for the match: {"games","wins","draws","losses","percent","interval","elo","eloInterval","meanScore","first","second"}, all for the first player. The intervals are of 95 %; elo is null where nothing or everything was won.',
  ].join('\n'),
  run,
};
