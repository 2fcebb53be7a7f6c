import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { makeRandom, shuffled } from '../../src/game/random.ts';
import { makeShapeText } from '../../src/game/shape.ts';
import { GAME_OPTION, readBoard, startOn } from '../program/boardOptions.ts';
import type { Command, Environment } from '../program/command.ts';
import { type CommandLine, SIZE_OPTION, UsageError } from '../program/commandLine.ts';
import { GameSeries, type MatchPlan, pairingOf } from './match.ts';
import { MatchLog, readOpenings } from './matchFiles.ts';
import { type MatchGame, type Side, summarize } from './matchResult.ts';
import { drawOpenings, isStandard, type Opening } from './openings.ts';
import { killPlayers } from './playerProcess.ts';
import { BUILT_IN_NAMES, PROTOCOLS, readPlayer } from './playerSpec.ts';

const MOST_GAMES = 1_000_000;
const DEFAULT_GAMES = 100;
const MOST_DEPTH = 60;
const MOST_CONCURRENCY = 64;
const LARGEST_SEED = 999_999_999;
const DEFAULT_TIMEOUT_MILLISECONDS = 60_000;
const LONGEST_TIMEOUT_MILLISECONDS = 86_400_000;
const INTERRUPTED_EXIT_CODE = 130;

const readSide = (line: CommandLine, side: Side, start: OthelloPosition) =>
  readPlayer({
    text: line.required(side),
    protocol: line.choice(`protocol-${side}`, PROTOCOLS),
    depth: line.wholeNumber(`depth-${side}`, { from: 1, to: MOST_DEPTH }),
    builtInOnly: !isStandard(start),
  });

const readGames = (line: CommandLine): number | undefined =>
  line.wholeNumber('games', { from: 1, to: MOST_GAMES });

/** The openings of a file, shuffled if there is a seed; without a file, generated ones. */
const chooseOpenings = async (
  line: CommandLine,
  start: OthelloPosition,
  input: Environment['input'],
): Promise<readonly Opening[]> => {
  const path = line.text('openings');
  const seed = line.wholeNumber('seed', { from: 0, to: LARGEST_SEED });
  if (path === undefined)
    return drawOpenings(start, Math.ceil((readGames(line) ?? DEFAULT_GAMES) / 2), seed ?? 0);
  const openings = await readOpenings(path, input, start);
  return seed === undefined ? openings : shuffled(makeRandom(seed), openings);
};

const readPlan = async (line: CommandLine, { input, openEngine }: Environment): Promise<MatchPlan> => {
  const board = readBoard(line);
  const start = startOn(board);
  const open = { first: readSide(line, 'first', start), second: readSide(line, 'second', start) };
  return {
    names: { first: line.required('first'), second: line.required('second') },
    open,
    start,
    on: isStandard(start) ? undefined : `${board.game} ${makeShapeText(board.shape)}`,
    openings: await chooseOpenings(line, start, input),
    timeoutMilliseconds:
      line.wholeNumber('timeout', { from: 1, to: LONGEST_TIMEOUT_MILLISECONDS }) ??
      DEFAULT_TIMEOUT_MILLISECONDS,
    openEngine,
  };
};

/** A log can only be continued by the match that wrote it. */
const refuseOtherMatch = (plan: MatchPlan, { games }: MatchLog, path: string): void => {
  const isOurs = ({ game, first, second, on, opening }: MatchGame): boolean =>
    first === plan.names.first &&
    second === plan.names.second &&
    on === plan.on &&
    opening === pairingOf(plan, game).opening.name;
  if (!games.every(isOurs))
    throw new UsageError(
      `${path} is the log of another match: of other players, another board, other openings or another seed.`,
    );
};

interface MatchRun {
  readonly plan: MatchPlan;
  readonly log: MatchLog;
  readonly count: number;
  readonly concurrency: number;
}

/** Plays the games missing in the log and returns all games. */
const playMatch = async (
  { plan, log, count, concurrency }: MatchRun,
  onGame: (game: MatchGame) => void,
): Promise<readonly MatchGame[]> => {
  const games = log.games.filter(({ game }) => game < count);
  const done = new Set(games.map(({ game }) => game));
  const left = Array.from({ length: count }, (_, game) => game).filter(game => !done.has(game));
  const work = async (): Promise<void> => {
    const series = new GameSeries(plan);
    for (let game = left.shift(); game !== undefined; game = left.shift()) {
      const played = await series.play(pairingOf(plan, game));
      log.add(played);
      onGame(played);
      games.push(played);
    }
    series.close();
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, left.length) }, work));
  return games;
};

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const endInterrupted = (): void => process.exit(INTERRUPTED_EXIT_CODE);

/** During this, an interrupt ends this program and all programs it has started. */
const interruptibly = async (work: () => Promise<void>): Promise<void> => {
  process.on('exit', killPlayers);
  for (const signal of SIGNALS) process.on(signal, endInterrupted);
  try {
    await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, endInterrupted);
    process.off('exit', killPlayers);
  }
};

const run = async (line: CommandLine, environment: Environment): Promise<void> => {
  line.refuseRest();
  const plan = await readPlan(line, environment);
  const count = readGames(line) ?? 2 * plan.openings.length;
  const concurrency = line.wholeNumber('concurrency', { from: 1, to: MOST_CONCURRENCY }) ?? 1;
  const path = line.text('log');
  const log = new MatchLog(path);
  refuseOtherMatch(plan, log, path ?? '');
  const { write } = environment;
  await interruptibly(async () => {
    const matchRun = { plan, log, count, concurrency };
    const games = await playMatch(matchRun, game => write(JSON.stringify(game)));
    write(JSON.stringify(summarize(games)));
  });
};

const playerOptions = (side: Side) => ({
  [side]: {
    placeholder: 'PLAYER',
    help: `The ${side} player: a name from below, or a command that starts a program.`,
  },
  [`protocol-${side}`]: {
    placeholder: 'NAME',
    help: 'gtp or nboard: the protocol of the program (default nboard if the command contains that word, else gtp).',
  },
  [`depth-${side}`]: { placeholder: 'N', help: 'The depth sent to an NBoard program by "set depth".' },
});

export const matchCommand: Command = {
  name: 'match',
  summary: 'Play many games between two players.',
  usage: 'match --first PLAYER --second PLAYER [--game NAME] [--size WxH] [--openings FILE] [options]',
  options: {
    ...playerOptions('first'),
    ...playerOptions('second'),
    game: GAME_OPTION,
    size: SIZE_OPTION,
    openings: {
      placeholder: 'FILE',
      help: 'Transcripts, one per line; "-" reads the standard input (default balanced openings for 8x8 Othello, else random ones).',
    },
    games: {
      placeholder: 'N',
      help: `Number of games (default two for each opening, or ${DEFAULT_GAMES} without a file).`,
    },
    seed: {
      placeholder: 'N',
      help: 'Use the openings in a random order, or draw them; the same for the same number.',
    },
    log: {
      placeholder: 'FILE',
      help: 'Add a line for each game to this file; games already in it are not played again.',
    },
    timeout: {
      placeholder: 'MS',
      help: `A player that thinks longer about a move loses the game (default ${DEFAULT_TIMEOUT_MILLISECONDS}).`,
    },
    concurrency: {
      placeholder: 'N',
      help: 'How many games to play at the same time (default 1).',
    },
  },
  details: [
    `Players that need no program: ${BUILT_IN_NAMES.join(', ')}. Numbers follow a colon: flipside:ms=20, flipside:depth=8, flipside:level=6, bitboard:evaluations=500000, minimax:depth=7, random:seed=1, arthur:seed=1.`,
    'Every opening is played twice, with colors swapped. Illegal moves, crashes and time-outs lose the game.',
    'Prints a JSON line for each game ({"game","first","second","opening","black","winner","score","reason","transcript","time"}, the score for the first player) and one for the whole match: {"games","wins","draws","losses","percent","interval","elo","eloInterval","meanScore","first","second"}, all for the first player. Intervals are at 95 %; elo is null if every point was won or lost.',
  ].join('\n'),
  run,
};
