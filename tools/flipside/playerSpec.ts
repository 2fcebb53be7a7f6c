import { CHARACTERS } from './characters.ts';
import { makeEnginePlayer } from './enginePlayer.ts';
import { GtpPlayer } from './gtpPlayer.ts';
import { makeCharacter, makeRandomPlayer } from './localPlayers.ts';
import { NBoardPlayer } from './nboardPlayer.ts';
import type { Player } from './player.ts';
import { splitCommand } from './playerProcess.ts';
import { canStart } from './programPath.ts';
import { methodFor, type Reach } from './reach.ts';
import { UsageError } from './usageError.ts';
import { parseWholeNumber } from './wholeNumber.ts';

export const PROTOCOLS = ['gtp', 'nboard'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** What is told of one side of a match. */
export interface PlayerSpec {
  readonly text: string;
  readonly protocol: Protocol | undefined;
  readonly depth: number | undefined;
}

export type OpenPlayer = () => Player;

type Numbers = Readonly<Record<string, number>>;

interface BuiltIn {
  readonly numbers: readonly string[];
  readonly open: (numbers: Numbers) => Player;
}

const BITBOARD_EVALUATIONS = 500_000;
const MINIMAX_DEPTH = 5;
const LARGEST = 1_000_000_000;

const openFlipside = ({ ms, depth, threads = 1 }: Numbers): Player => {
  const reach: Reach = { ...(ms && { milliseconds: ms }), ...(depth && { depth }) };
  return makeEnginePlayer(() => methodFor(reach, { every: false, threads }));
};

const CHARACTER_PLAYERS = Object.entries(CHARACTERS).map(([name, taste]): [string, BuiltIn] => [
  name,
  { numbers: ['seed'], open: ({ seed = 0 }) => makeCharacter(taste, seed) },
]);

/** The players that need no program of their own, with the numbers that they take. */
const BUILT_IN: ReadonlyMap<string, BuiltIn> = new Map<string, BuiltIn>([
  ['flipside', { numbers: ['ms', 'depth', 'threads'], open: openFlipside }],
  [
    'bitboard',
    {
      numbers: ['evaluations'],
      open: ({ evaluations = BITBOARD_EVALUATIONS }) =>
        makeEnginePlayer(() => ({ by: 'bitboard', evaluations })),
    },
  ],
  [
    'minimax',
    {
      numbers: ['depth'],
      open: ({ depth = MINIMAX_DEPTH }) => makeEnginePlayer(() => ({ by: 'minimax', depth })),
    },
  ],
  ['random', { numbers: ['seed'], open: ({ seed = 0 }) => makeRandomPlayer(seed) }],
  ...CHARACTER_PLAYERS,
]);

export const BUILT_IN_NAMES = [...BUILT_IN.keys()];

const readNumbers = (text: string, names: readonly string[], spec: string): Numbers =>
  Object.fromEntries(
    text.split(',').map(part => {
      const [name = '', value = ''] = part.split('=');
      const number = parseWholeNumber(value, { from: 0, to: LARGEST });
      if (names.includes(name) && number !== undefined) return [name, number];
      throw new UsageError(
        `"${spec}" cannot be read: "${part}" is none of ${names.map(name => `${name}=N`).join(', ')}.`,
      );
    }),
  );

const builtIn = (text: string): OpenPlayer | undefined => {
  const [, name = '', tail = ''] = /^([a-z]+)(?::(.*))?$/.exec(text.trim()) ?? [];
  const found = BUILT_IN.get(name);
  if (found === undefined) return undefined;
  const numbers = tail === '' ? {} : readNumbers(tail, found.numbers, text);
  return () => found.open(numbers);
};

/** A player that is built in, by its name, or any other text as a command that starts one. */
export const readPlayer = ({ text, protocol, depth }: PlayerSpec): OpenPlayer => {
  if (text.trim() === '') throw new UsageError('A player needs a name or a command.');
  const open = protocol === undefined ? builtIn(text) : undefined;
  if (open !== undefined) return open;
  const [program = ''] = splitCommand(text);
  if (!canStart(program)) throw new UsageError(`"${program}" is neither the name of a player nor a program.`);
  const spoken = protocol ?? (/nboard/i.test(text) ? 'nboard' : 'gtp');
  return spoken === 'gtp' ? () => new GtpPlayer(text) : () => new NBoardPlayer(text, depth);
};
