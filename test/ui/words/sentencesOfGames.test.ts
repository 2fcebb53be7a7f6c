import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { type Match, turnsOf } from '../../../src/game/match.ts';
import type { Seats } from '../../../src/game/seat.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { treeOf, withLine } from '../../../src/game/tree.ts';
import { createWords, loadWords } from '../../../src/i18n/words.ts';
import type { FinishedMatch } from '../../../src/net/contract/records.ts';
import { NO_MATCH } from '../../../src/store/matchStore.ts';
import { OFFLINE } from '../../../src/store/onlineStore.ts';
import { newsOf } from '../../../src/ui/words/news.ts';
import { marginText, resultText } from '../../../src/ui/words/results.ts';
import { hintText } from '../../../src/ui/words/squares.ts';
import { stripLabel } from '../../../src/ui/words/status.ts';
import { turnsText } from '../../../src/ui/words/turnWords.ts';
import {
  BLACK_AGAINST_MINIMAX,
  gameOf,
  matchOf,
  TWO_COMPUTERS,
  TWO_PEOPLE,
} from '../../../testkit/ui/matches.ts';

const en = createWords();
const ja = await loadWords('ja');

/** A drawn game of Connect Four: the board is full and nobody has four. */
const FULL_BOARD = '121212212121343434434343565656656565777777';

const RED_AGAINST_SOLVER: Seats = {
  black: { type: 'human' },
  white: { type: 'computer', opponent: 'solver', level: 4 },
};

const lastTold = (match: Match): string => turnsText(en, turnsOf(match).slice(-1), match);

test.each([
  ['a disc that is only placed', gameOf('reversi', 'd4'), 'Black d4. White to move.'],
  ['the fourth in a row', gameOf('connect4', '4141414'), 'Red column 4, row 4. Red wins with four in a row.'],
])('%s is announced', (_, match, text) => {
  expect(lastTold(match)).toBe(text);
});

test('a full board without four in a row is a draw', () => {
  const match = gameOf('connect4', FULL_BOARD);
  expect(match.transcript).toHaveLength(42);
  expect(lastTold(match)).toMatch(/ Draw: the board is full\.$/);
  expect(marginText(en, match)).toBe('Nobody made four in a row.');
});

test("four in a row is worded from the person's side", () => {
  const shown = (moves: string) => resultText(en, gameOf('connect4', moves, RED_AGAINST_SOLVER));
  expect(shown('4141414')).toBe('You win with four in a row.');
  expect(shown('1415142434')).toBe('Flipside 4 wins with four in a row.');
  expect(marginText(en, gameOf('connect4', '4141414'))).toBe('After 7 discs.');
});

/** Black is wiped out in the shortest way, which wins if the fewest discs win. */
const WIPED_OUT = 'e6f4e3f6g5d6e7f5c5';

test('if the fewest discs win, the winner comes first with the smaller number', () => {
  const match = gameOf('anti', WIPED_OUT, BLACK_AGAINST_MINIMAX);
  expect(resultText(en, match)).toBe('You lose with 13 discs to 0.');
  expect(resultText(en, gameOf('anti', WIPED_OUT))).toBe('White wins with 0 discs to 13.');
  expect(marginText(en, match)).toBe('Minimax 5 finished with 13 fewer discs.');
});

test('a handicap is named beside the discs on the board, and counted at the end', () => {
  const headStart = { color: 'white', kind: 'discs', count: 4 } as const;
  const match = { ...matchOf(''), setup: { ...matchOf('').setup, headStart } };
  expect(stripLabel(en, match, 'white')).toBe('White, Minimax 5, 2 discs and 4 more');
  expect(resultText(en, match)).toBe('You lose 2-6.');
});

const scores = [
  { square: parseSquare('d6'), score: 18, exact: true },
  { square: parseSquare('e6'), score: 0.2, exact: false },
];

test('a hint in Connect Four names columns, and the outcome of the best one if it is proved', () => {
  const match = gameOf('connect4');
  const good = [parseSquare('d6'), parseSquare('e6')];
  expect(hintText(en, match, { good, best: undefined, scores })).toBe('Good columns: 4, 5.');
  expect(hintText(en, match, { good, best: parseSquare('d6'), scores })).toBe('Hint: column 4 wins in 4');
  expect(hintText(en, match, { good, best: parseSquare('e6'), scores })).toBe('Hint: column 5');
});

test('a change of seats says who plays on', () => {
  const before = matchOf('f5', TWO_PEOPLE);
  const news = (seats: Seats) =>
    newsOf(en, { ...NO_MATCH, match: before }, { ...NO_MATCH, match: { ...before, seats } });
  expect(news(BLACK_AGAINST_MINIMAX)).toBe('Black: You. White: Minimax 5. Minimax 5 to move.');
  expect(news(TWO_COMPUTERS)).toBe('Black: Bitboard. White: Minimax 5. Minimax 5 to move.');
});

test('Japanese describes a dropped disc without spaces', () => {
  const match = gameOf('connect4', '4');
  expect(turnsText(ja, turnsOf(match), match)).toBe('赤4列1段。黄の番です。');
});

const [GAME = [], VARIATION = []] = ['f5d6c3', 'f5f6'].map(moves => matchOf(moves).transcript);
const TREE = withLine(treeOf(STANDARD_SETUP, GAME), VARIATION);
const RECORD = { transcript: GAME, result: { winner: 'black', by: 'flag' } } as unknown as FinishedMatch;

test.each([
  ['', 'f5', 'Black f5, 1 disc flipped. White to move.'],
  ['f5', 'f5d6', 'White d6, 1 disc flipped. Black to move.'],
  ['f5', 'f5d6c3', 'Move 3 of 3 · White to move', 'Move 3 of 3'],
  ['f5d6', 'f5', 'Move 1 of 3 · White to move', 'Move 1 of 3'],
  ['f5', '', 'Start · Black to move', 'Move 0 of 3'],
  ['f5d6', 'f5f6', 'Variation 2 of 2 · Black to move', 'Move 2 of 3'],
  ['d3', 'f5f6', 'Variation 2 of 2 · Black to move', 'White f6, 1 disc flipped. Black to move.'],
  ['f5d6', 'f5d6', undefined, 'Move 2 of 3'],
])(
  'a step from "%s" to "%s" in a study and in a replay is announced as a move, or else as a place',
  (from, to, studied, replayed = studied) => {
    const at = (moves: string, more: object = { replayed: true }) => ({
      ...NO_MATCH,
      match: { ...matchOf(moves, TWO_PEOPLE), id: 'one', ...more },
    });
    const study = { id: 'one', tree: TREE, origin: undefined };
    expect(newsOf(en, at(from), at(to), { study })).toBe(studied);
    const online = { ...OFFLINE, replay: RECORD };
    expect(newsOf(en, at(from), at(to), { online })).toBe(replayed);
    for (const before of [NO_MATCH, at(from, {}), at(from, { id: 'other', replayed: true })])
      expect(newsOf(en, before, at(to), { online })).toMatch(/^Black against White/);
  },
);
