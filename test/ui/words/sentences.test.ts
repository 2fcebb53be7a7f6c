import { expect, test } from 'vitest';
import { boardOf } from '../../../src/game/games.ts';
import { type Match, positionOf, turnsOf } from '../../../src/game/match.ts';
import { crossStart, STANDARD_START } from '../../../src/game/othello/position.ts';
import type { Seats } from '../../../src/game/seat.ts';
import { STANDARD_SHAPE } from '../../../src/game/shape.ts';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { createWords, loadWords, type Words } from '../../../src/i18n/words.ts';
import { type MatchState, NO_MATCH } from '../../../src/store/matchStore.ts';
import { seatName } from '../../../src/ui/words/names.ts';
import { discSizeText, newsOf } from '../../../src/ui/words/news.ts';
import { marginText, resultText } from '../../../src/ui/words/results.ts';
import { cellName, latestSquares, restingCellName } from '../../../src/ui/words/squares.ts';
import { statusText, stripLabel } from '../../../src/ui/words/status.ts';
import { speedText } from '../../../src/ui/words/study/analysisWords.ts';
import { lossText } from '../../../src/ui/words/study/reviewWords.ts';
import { turnsText } from '../../../src/ui/words/turnWords.ts';
import {
  analysisOf,
  BLACK_AGAINST_MINIMAX,
  matchOf,
  TWO_PEOPLE,
  WHITE_WINS,
} from '../../../testkit/ui/matches.ts';

const en = createWords();
const ja = await loadWords('ja');

test.each<[SquareName, string]>([
  ['d3', 'd3, empty, legal, flips 1'],
  ['d1', 'd1, empty'],
  ['e4', 'e4, black'],
  ['d4', 'd4, white'],
])('at the start %s is called "%s"', (square, name) => {
  expect(cellName(en, STANDARD_START, parseSquare(square))).toBe(name);
});

test('a blocked square is named as such, in play and after the end', () => {
  const octagon = crossStart(boardOf('octagon', STANDARD_SHAPE));
  const names = [en, ja].map(words => cellName(words, octagon, parseSquare('a1')));
  expect(names).toEqual(['a1, blocked', 'a1、使えないマス']);
  expect(restingCellName(en, octagon, parseSquare('h8'))).toBe('h8, blocked');
  expect(restingCellName(en, octagon, parseSquare('b1'))).toBe('b1, empty');
});

test('the square played last is named as such', () => {
  const match = matchOf('f5');
  const name = (square: SquareName) =>
    cellName(en, positionOf(match), parseSquare(square), latestSquares(match));
  expect(name('f5')).toBe('f5, black, last move');
  expect(name('e5')).toBe('e5, black');
});

test('all squares that a side played while the other passed are named as such', () => {
  const match = matchOf(WHITE_WINS.slice(0, 2 * 35));
  const name = (words: Words, square: SquareName) =>
    cellName(words, positionOf(match), parseSquare(square), latestSquares(match));
  expect([name(en, 'b7'), name(en, 'a8')]).toEqual(['b7, white, last move', 'a8, white, also just played']);
  expect([name(ja, 'b7'), name(ja, 'a8')]).toEqual(['b7、白、最後の手', 'a8、白、直前の手の1つ']);
});

test('the second move after a pass is announced with the first', () => {
  const match = matchOf(WHITE_WINS.slice(0, 2 * 35));
  expect(turnsText(en, turnsOf(match).slice(-1), match)).toMatch(
    /^White b7, \d+ discs flipped\. Also just played: a8\. Your turn\.$/,
  );
  expect(turnsText(en, turnsOf(match).slice(-2), match)).not.toContain('Also');
});

test('Japanese sentences have no spaces between them', () => {
  const match = matchOf('f5');
  expect(turnsText(ja, turnsOf(match), match)).toBe('黒f5、1枚返し。ミニマックス 5の番です。');
});

test('a winner with a name is named, and a draw has no winner', () => {
  const minimax = BLACK_AGAINST_MINIMAX.white;
  const shown = (seats: Seats) => resultText(en, matchOf(WHITE_WINS, seats));
  const ana = { type: 'remote', name: 'Ana' } as const;
  expect(shown({ black: minimax, white: ana })).toBe('Ana wins 53-11.');
  expect(shown({ black: { type: 'remote', name: undefined }, white: ana })).toBe('Ana wins 53-11.');
  expect(resultText(ja, matchOf(WHITE_WINS))).toBe('あなたの負け 11-53。');
  expect(resultText(en, matchOf(''))).toBe('Draw 2-2.');
});

test("the margin is worded from the person's side", () => {
  const swapped = { black: BLACK_AGAINST_MINIMAX.white, white: BLACK_AGAINST_MINIMAX.black };
  expect(marginText(en, matchOf(WHITE_WINS))).toBe('Minimax 5 wins by 42 discs.');
  expect(marginText(en, matchOf(WHITE_WINS, swapped))).toBe('You win by 42 discs.');
});

test('a seat is named with its level only if it has levels', () => {
  expect(seatName(en, { type: 'human' })).toBe('You');
  expect(seatName(en, { type: 'computer', opponent: 'minimax', level: 5 })).toBe('Minimax 5');
  expect(seatName(en, { type: 'computer', opponent: 'bitboard', level: 1 })).toBe('Bitboard');
});

test('in Arabic text a name in Latin letters keeps its level on its right, as one name', async () => {
  const ar = await loadWords('ar');
  const name = seatName(ar, { type: 'computer', opponent: 'flipside', level: 3 });
  expect(name).toBe('Flipside 3');
  expect(ar.t('record.none', { name })).toContain('\u2068Flipside 3\u2069');
});

test('a strip says color, player, discs and who is to move', () => {
  expect(stripLabel(en, matchOf(''), 'black')).toBe('Black, You, 2 discs, to move');
  expect(stripLabel(en, matchOf('f5'), 'white')).toBe('White, Minimax 5, 1 disc, to move');
  expect(stripLabel(en, matchOf('f5'), 'black')).toBe('Black, You, 4 discs');
  expect(stripLabel(en, matchOf('f5', TWO_PEOPLE), 'black')).toBe('Black, 4 discs');
  expect(stripLabel(en, matchOf('f5'), 'white', { isLoading: true })).toBe(
    'White, Minimax 5, 1 disc, to move, Loading the engine',
  );
});

test.each([
  [{ match: matchOf('f5'), thinking: 'reply' as const, loading: true }, 'Loading the engine…'],
  [{ match: matchOf(''), thinking: 'hint' as const, loading: true }, 'Loading the engine…'],
  [{ match: matchOf(''), thinking: 'hint' as const }, 'Looking for a good move…'],
  [{ match: matchOf(''), thinking: 'idle' as const, loading: true }, 'Your turn'],
  [{ match: matchOf('f5'), passCard: 'black' as const }, "You can't move. Minimax 5 plays again."],
  [{ match: matchOf('f5'), thinking: 'failed' as const }, "The computer didn't answer."],
  [{ match: matchOf(WHITE_WINS) }, 'You lose 11-53.'],
])('the status of case %# is "%s"', (state, text) => {
  expect(statusText(en, { ...NO_MATCH, ...state })).toBe(text);
});

const news = (before: Match, after: Match) =>
  newsOf(en, { ...NO_MATCH, match: before }, { ...NO_MATCH, match: after });

test('undoing is announced with the side to move', () => {
  const after = matchOf('f5');
  expect(news(after, { ...after, transcript: [] })).toBe('Taken back. Your turn.');
});

test('a match that is opened again is announced as the first time', () => {
  const match = matchOf('f5');
  expect(news(match, { ...match, seed: 2 })).toBe('Game continued. You play Black. Minimax 5 to move.');
});

test('redoing two moves mentions both', () => {
  const after = matchOf('f5d6');
  expect(news({ ...after, transcript: [] }, after)).toBe(
    'Black f5, 1 disc flipped. White d6, 1 disc flipped. Your turn.',
  );
});

const REFUSED = { square: parseSquare('a1'), refusal: 'notYourTurn' } as const;
const HINT = { good: [parseSquare('c4'), parseSquare('d3')], best: undefined, scores: [] };

test.each<[before: Partial<MatchState>, change: Partial<MatchState>, text: string | undefined]>([
  [{}, { refused: { ...REFUSED, refusal: 'flipsNothing' } }, 'Nothing to flip here.'],
  [{ refused: REFUSED }, { refused: { ...REFUSED, square: parseSquare('h8') } }, undefined],
  [{}, { hint: HINT }, 'Good squares: c4, d3.'],
  [{}, { hint: { ...HINT, best: parseSquare('d3') } }, 'Hint: d3'],
  [{}, { passCard: 'black' }, 'Press Pass.'],
  [{}, { paused: true }, 'Paused.'],
  [{ paused: true }, { paused: false }, 'The game goes on.'],
  [{ thinking: 'reply' }, { loading: true }, 'Loading the engine…'],
  [{ thinking: 'reply' }, { thinking: 'failed' }, "The computer didn't answer."],
])('after %j the news of %j is announced once: %s', (before, change, text) => {
  const mustPass = change.passCard !== undefined;
  const was = { ...NO_MATCH, match: matchOf(''), ...before };
  const is = { ...was, ...change };
  const told = [newsOf(en, was, is, { mustPass }), newsOf(en, is, { ...is }, { mustPass })];
  expect(told).toEqual([text, undefined]);
});

test("the engine's speed uses the units of the language", async () => {
  const speed = (nodes: number, words = en) =>
    speedText(words, analysisOf({}, { nodes, milliseconds: 1000 }));
  expect([speed(853_400), speed(12_500_000)]).toEqual([
    '853 thousand positions a second',
    '13 million positions a second',
  ]);
  expect(speed(853_400, await loadWords('ja'))).toBe('毎秒85万局面');
  expect(speed(3_200_000, await loadWords('fr'))).toBe('Positions par seconde\u202f: 3,2 millions');
});

test('if only the result counts, half a point or the whole point is lost', async () => {
  expect([1, 2].map(loss => lossText(en, 'connect4', loss))).toEqual([
    'half a point lost',
    'the whole point lost',
  ]);
  const ja = await loadWords('ja');
  expect([1, 2].map(loss => lossText(ja, 'connect4', loss))).toEqual(['半点の損', '1点の損']);
});

test('a change of the disc size is announced by name', () => {
  expect(discSizeText(en, 'small')).toBe('Disc size: Small');
});
