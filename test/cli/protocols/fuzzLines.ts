import { makeRandom, pick } from '../../../src/game/random.ts';

/** Input for a protocol: its commands, their arguments, and near misses. */
interface Vocabulary {
  readonly commands: readonly string[];
  readonly words: readonly string[];
}

const SQUARES = [...'abcdefgh'].flatMap(column => [...'12345678'].map(row => `${column}${row}`));
const ODD_NUMBERS = ['0', '-1', '3', '8', '1e9', '99999999999999999999', '0.5', 'NaN', ''];

export const GTP_WORDS: Vocabulary = {
  commands: [
    ...'protocol_version name version known_command list_commands list_games set_game boardsize'.split(' '),
    ...'clear_board komi play play play play genmove genmove reg_genmove undo time_settings'.split(' '),
    ...'time_left final_score showboard 7 # constructor __proto__'.split(' '),
    '12 play',
  ],
  words: ['b', 'w', 'black', 'WHITE', 'pass', 'Othello', 'i9', ...SQUARES, ...ODD_NUMBERS],
};

const START = '8 ---------------------------O*------*O--------------------------- *';
const GAMES = ['', 'B[f5]W[d6]B[c3]', 'B[f5/1.0/2]W[d6//3]', 'B[a1]', 'B[PA]', 'B[', 'W[f4]'].map(
  moves => `(;GM[Othello]TI[00:01]BO[${START}]${moves};)`,
);

export const NBOARD_WORDS: Vocabulary = {
  commands: [
    ...'nboard set move move move move go go hint ping learn analyze constructor __proto__'.split(' '),
    ...['set depth', 'set game', 'set contempt', ...SQUARES],
  ],
  words: [
    'PA',
    '(;',
    ';)',
    'BO[8',
    ...SQUARES.flatMap(square => [square, `${square}/1.5/0.1`]),
    ...GAMES,
    ...ODD_NUMBERS,
  ],
};

const MOST_WORDS = 4;
const MOST_BYTES = 40;
const BYTES = 256;
const GARBAGE_SHARE = 0.2;

/** Any bytes except line ends. */
const garbage = (random: () => number): string =>
  String.fromCharCode(
    ...Array.from({ length: Math.floor(random() * MOST_BYTES) }, () => Math.floor(random() * BYTES)),
  ).replace(/[\r\n]/g, '');

export const fuzzLines = function* (
  seed: number,
  count: number,
  { commands, words }: Vocabulary,
): Generator<string> {
  const random = makeRandom(seed);
  for (let index = 0; index < count; index++) {
    const tail = Array.from({ length: Math.floor(random() * MOST_WORDS) }, () => pick(random, words));
    yield random() < GARBAGE_SHARE ? garbage(random) : [pick(random, commands), ...tail].join(' ');
  }
};
