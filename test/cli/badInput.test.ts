import { expect, test } from 'vitest';
import { GAMES } from '../../src/game/games.ts';
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import { readTable } from '../../testkit/game/positions.ts';
import { flipside } from './flipside.ts';
import { runProgram } from './runProgram.ts';

const [[board = ''] = []] = readTable('endgame.tsv');
const option = (name: string, value: string, needed: string): string =>
  `The option --${name} is "${value}", but has to be ${needed}.`;
const noSize = (words: string): string =>
  `"${words}" is not a size: give a width and a height from 2 to 8, as in 7 4.`;
const MATCH_OPTIONS =
  'level=1-12, ms=1-3600000, mean=1-3600000, depth=1-60, seed=0-999999999, threads=1-16, book=0-1';

test.each([
  ['', 'A command is needed; "flipside help" lists them.'],
  ['chess', 'There is no command "chess"; "flipside help" lists them.'],
  ['perft', 'The option --depth is needed.'],
  ['perft --depth 0', option('depth', '0', 'a whole number from 1 to 128')],
  ['analyze', 'A transcript or a board is needed.'],
  ['analyze f5d7', 'Move 2, d7, is not legal.'],
  [`analyze ${board}`, 'After the board comes the side to move, X or O.'],
  ['analyze f5 --game anti --rules othello', 'The rules of anti are not those of othello.'],
  ['analyze 444444 --game xot', '"444444" is neither a square nor a pass.'],
  ['analyze 48 --game connect4', 'Move 2, 8, is not legal.'],
  ['analyze f5 --game blocked', 'For blocked, --size has to name the blocked squares, as in 8x8-b2c7g1h8.'],
  ['analyze a1 --size 1x9', option('size', '1x9', 'WxH with sides from 2 to 8, as in 8x8')],
  ['analyze f5 -- pass c4', 'Move 2 is a pass, but the turn cannot be handed over there.'],
  ['review', 'A transcript is needed.'],
  ['review f5d7', 'Move 2, d7, is not legal.'],
  ['review f5 --language xx', option('language', 'xx', LANGUAGE_CODES.map(code => `"${code}"`).join(' or '))],
  ['solve', 'One file of positions is needed, or "-" for the standard input.'],
  ['solve /no/such/file.obf', 'The file "/no/such/file.obf" cannot be read.'],
  ['openings f5f5', 'The transcript is not legal: ply 2 cannot be played.'],
  ['openings no such', '"no such" is neither a transcript nor part of the name of an opening.'],
  ['openings f5d6 --count 3', 'The option --count is only for random openings.'],
  ['match --first nobody --second random', '"nobody" is neither the name of a player nor a program.'],
  [
    'match --first flipside:speed=3 --second random',
    `"flipside:speed=3" cannot be read: "speed=3" is none of ${MATCH_OPTIONS}.`,
  ],
  ['play --game chess', option('game', 'chess', `one of ${GAMES.join(', ')}`)],
  ['play --game xot --size 4x4', 'The option --size is "4x4", but this game is played on 8x8 only.'],
  ['play --opponent minimax --level 10', option('level', '10', '1–9')],
  ['play --game connect4 --free-passing', 'Nobody can pass in this game: leave --free-passing out.'],
  ['play d3', noSize('d3')],
  ['play 1 9', noSize('1 9')],
  ['play 7 4 4', noSize('7 4 4')],
  ['play 7 4 --size 7x4', 'The size is given twice, as "7 4" and as --size.'],
])('"flipside %s" is rejected in one sentence', async (line, sentence) => {
  const words = line.split(' ').filter(word => word !== '');
  expect(await flipside(words)).toEqual({ exitCode: 2, stdout: '', stderr: `flipside: ${sentence}\n` });
});

test('the process exits with the code for invalid input', async () => {
  const stderr = 'flipside: The option --depth is needed.\n';
  expect(await runProgram(['perft'])).toEqual({ exitCode: 2, stdout: '', stderr });
});
