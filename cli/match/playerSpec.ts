import { timeOfMean } from '../../src/engine/thinkingTime.ts';
import { emptySquares } from '../../src/game/board.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { fromEntries, tableOf } from '../../src/game/record.ts';
import { CHARACTERS, type Character, type Opponent } from '../../src/game/seat.ts';
import { FULL_STRENGTH } from '../../src/opponents/levels.ts';
import { BITBOARD_EVALUATIONS, planReply, type SearchMeans } from '../../src/opponents/opponents.ts';
import { methodFor, type Reach } from '../engine/thinker.ts';
import { parseWholeNumber, UsageError } from '../program/commandLine.ts';
import { enginePlayer, type OpenPlayer, searchPlayer } from './builtInPlayers.ts';
import { GtpPlayer } from './gtpPlayer.ts';
import { NBoardPlayer } from './nboardPlayer.ts';
import { PLAIN_PLAYERS, plainPlayer } from './plainPlayers.ts';
import { canStart, splitCommand } from './playerProcess.ts';
import { bookReplies } from './tournamentBook.ts';

export const PROTOCOLS = ['gtp', 'nboard'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** The description of one side of a match. */
export interface PlayerSpec {
  readonly text: string;
  readonly protocol: Protocol | undefined;
  readonly depth: number | undefined;
  /** Whether the match has a board or rules that programs cannot be told. */
  readonly builtInOnly?: boolean;
}

type Numbers = Readonly<Record<string, number>>;

interface BuiltIn {
  readonly numbers: readonly string[];
  readonly open: (numbers: Numbers) => OpenPlayer;
}

/** The thinking time of level 12 for a move. */
const LEVEL_MILLISECONDS = 1000;
const MINIMAX_DEPTH = 5;

/** The valid range of each of a player's numbers. */
const RANGES = tableOf<readonly [from: number, to: number]>({
  level: [1, FULL_STRENGTH],
  ms: [1, 3_600_000],
  mean: [1, 3_600_000],
  depth: [1, 60],
  evaluations: [1, 999_999_999],
  seed: [0, 999_999_999],
  threads: [1, 16],
  book: [0, 1],
  original: [0, 1],
});

const ONE_THREAD: SearchMeans = { milliseconds: LEVEL_MILLISECONDS, threads: 1 };

const flipsidePlayer = (numbers: Numbers): OpenPlayer => {
  const { level, ms, mean, depth, threads = 1 } = numbers;
  if (level !== undefined)
    return seatedPlayer('flipside', numbers, { milliseconds: ms ?? LEVEL_MILLISECONDS, threads });
  if (mean !== undefined) return pacedPlayer(mean, threads);
  const reach: Reach = { ...(ms && { milliseconds: ms }), ...(depth && { depth }) };
  return searchPlayer(methodFor(reach, { every: false, threads }));
};

/** Spends this average time per move over a game, like full strength on the page. */
const pacedPlayer = (mean: number, threads: number): OpenPlayer =>
  enginePlayer(position => ({
    method: methodFor(timeOfMean(mean, emptySquares(position).size), { every: false, threads }),
    choose: ({ square }) => square,
  }));

/** A player of the page's matches as a seat. */
const seatedPlayer = (
  opponent: Opponent,
  { level = 1, seed = 0, book = 0, original = 0 }: Numbers,
  means: SearchMeans = ONE_THREAD,
): OpenPlayer => {
  const seat = { type: 'computer', opponent, level } as const;
  const turnAt = (position: OthelloPosition, game: number) => ({
    seat,
    position,
    seed: seed + game,
    original: original === 1,
    hasBook: true,
  });
  const reply = opponent === 'flipside' ? bookReplies(book === 1) : undefined;
  return enginePlayer(
    (position, game) => planReply(turnAt(position, game), means),
    (position, game) => reply?.(turnAt(position, game)),
  );
};

/** The page's opponents, each with its own options. */
const OPPONENT_PLAYERS: Readonly<Record<Exclude<Opponent, Character | 'solver'>, BuiltIn>> = {
  flipside: {
    numbers: ['level', 'ms', 'mean', 'depth', 'seed', 'threads', 'book'],
    open: flipsidePlayer,
  },
  bitboard: {
    numbers: ['evaluations', 'original'],
    open: ({ evaluations = BITBOARD_EVALUATIONS, original = 0 }) =>
      searchPlayer({ by: 'bitboard', evaluations, ...(original === 1 && { original: true }) }),
  },
  minimax: {
    numbers: ['depth'],
    open: ({ depth = MINIMAX_DEPTH }) => searchPlayer({ by: 'minimax', depth }),
  },
};

const CHARACTER_PLAYERS = CHARACTERS.map((name): [string, BuiltIn] => [
  name,
  { numbers: ['seed', 'original'], open: numbers => seatedPlayer(name, numbers) },
]);

const PLAIN = PLAIN_PLAYERS.map((name): [string, BuiltIn] => [
  name,
  { numbers: ['seed'], open: ({ seed = 0 }) => plainPlayer(name, seed) },
]);

/** The built-in players and their options. */
const BUILT_IN: ReadonlyMap<string, BuiltIn> = new Map([
  ...Object.entries(OPPONENT_PLAYERS),
  ...PLAIN,
  ...CHARACTER_PLAYERS,
]);

export const BUILT_IN_NAMES = [...BUILT_IN.keys()];

const readNumbers = (text: string, names: readonly string[], spec: string): Numbers =>
  fromEntries(
    text.split(',').map(part => {
      const [name = '', value = ''] = part.split('=');
      const [from = 0, to = 0] = names.includes(name) ? (RANGES.get(name) ?? []) : [];
      const number = parseWholeNumber(value, { from, to });
      if (to > 0 && number !== undefined) return [name, number] as const;
      const choices = names.map(name => `${name}=${RANGES.get(name)?.join('-')}`);
      throw new UsageError(`"${spec}" cannot be read: "${part}" is none of ${choices.join(', ')}.`);
    }),
  );

const builtIn = (text: string): OpenPlayer | undefined => {
  const [, name = '', tail = ''] = /^([a-z-]+)(?::(.*))?$/.exec(text.trim()) ?? [];
  const found = BUILT_IN.get(name);
  if (found === undefined) return undefined;
  const numbers = tail === '' ? {} : readNumbers(tail, found.numbers, text);
  return found.open(numbers);
};

/** A built-in player by name; any other text is a command that starts a program. */
export const readPlayer = ({ text, protocol, depth, builtInOnly = false }: PlayerSpec): OpenPlayer => {
  if (text.trim() === '') throw new UsageError('A player needs a name or a command.');
  const open = protocol === undefined ? builtIn(text) : undefined;
  if (open !== undefined) return open;
  const [program = ''] = splitCommand(text);
  if (!canStart(program)) throw new UsageError(`"${program}" is neither the name of a player nor a program.`);
  if (builtInOnly) throw new UsageError(`"${program}" is a program, and programs play 8x8 Othello only.`);
  const spoken = protocol ?? (/nboard/i.test(text) ? 'nboard' : 'gtp');
  return spoken === 'gtp' ? () => new GtpPlayer(text) : () => new NBoardPlayer(text, depth);
};
