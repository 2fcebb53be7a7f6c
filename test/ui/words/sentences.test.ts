import { expect, test } from 'vitest';
import { boardOf, STANDARD_SETUP } from '../../../src/game/games.ts';
import { type Match, positionOf, turnsOf } from '../../../src/game/match.ts';
import { crossStart, STANDARD_START } from '../../../src/game/othello/position.ts';
import type { Seats } from '../../../src/game/seat.ts';
import { STANDARD_SHAPE } from '../../../src/game/shape.ts';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { createWords, loadWords, type Words } from '../../../src/i18n/words.ts';
import type { OpeningName } from '../../../src/openings/names.ts';
import { NO_MATCH } from '../../../src/store/matchStore.ts';
import { seatName } from '../../../src/ui/words/names.ts';
import { discSizeText, newsOf } from '../../../src/ui/words/news.ts';
import { marginText, resultText } from '../../../src/ui/words/results.ts';
import { cellName, latestSquares, restingCellName } from '../../../src/ui/words/squares.ts';
import { statusText, stripLabel } from '../../../src/ui/words/status.ts';
import { speedText } from '../../../src/ui/words/study/analysisWords.ts';
import { openingWords } from '../../../src/ui/words/study/openingWords.ts';
import { lossText } from '../../../src/ui/words/study/reviewWords.ts';
import { turnsText } from '../../../src/ui/words/turnWords.ts';
import {
  BLACK_AGAINST_MINIMAX,
  BLACK_PASSES,
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

test('a blocked square says so, in play and after the end', () => {
  const octagon = crossStart(boardOf('octagon', STANDARD_SHAPE));
  const names = [en, ja].map(words => cellName(words, octagon, parseSquare('a1')));
  expect(names).toEqual(['a1, blocked', 'a1、使えないマス']);
  expect(restingCellName(en, octagon, parseSquare('h8'))).toBe('h8, blocked');
  expect(restingCellName(en, octagon, parseSquare('b1'))).toBe('b1, empty');
});

test('the square played last says so', () => {
  const match = matchOf('f5');
  const name = (square: SquareName) =>
    cellName(en, positionOf(match), parseSquare(square), latestSquares(match));
  expect(name('f5')).toBe('f5, black, last move');
  expect(name('e5')).toBe('e5, black');
});

test('all squares that a side played while the other passed say so', () => {
  const match = matchOf(WHITE_WINS.slice(0, 2 * 35));
  const name = (words: Words, square: SquareName) =>
    cellName(words, positionOf(match), parseSquare(square), latestSquares(match));
  expect([name(en, 'b7'), name(en, 'a8')]).toEqual(['b7, white, last move', 'a8, white, also just played']);
  expect([name(ja, 'b7'), name(ja, 'a8')]).toEqual(['b7、白、最後の手', 'a8、白、直前の手の一つ']);
});

test('a free pass is announced without the moves before it', () => {
  const match = { ...matchOf('f5d6--'), setup: { ...STANDARD_SETUP, freePassing: true } };
  expect(turnsText(en, turnsOf(match).slice(-1), match)).toBe('You pass. Minimax 5 to move.');
});

test('the second move after a pass is announced with the first', () => {
  const match = matchOf(WHITE_WINS.slice(0, 2 * 35));
  expect(turnsText(en, turnsOf(match).slice(-1), match)).toMatch(
    /^White b7, \d+ discs flipped\. Also just played: a8\. Your turn\.$/,
  );
  expect(turnsText(en, turnsOf(match).slice(-2), match)).not.toContain('Also');
});

test.each([
  ['f5', 'Black f5, 1 disc flipped. Minimax 5 to move.'],
  ['f5d6', 'White d6, 1 disc flipped. Your turn.'],
])('the last turn of %s reads "%s"', (transcript, text) => {
  const match = matchOf(transcript);
  expect(turnsText(en, turnsOf(match).slice(-1), match)).toBe(text);
});

test('a turn that leaves the other side without a move mentions its pass', () => {
  const match = matchOf(BLACK_PASSES);
  const text = turnsText(en, turnsOf(match).slice(-1), match);
  expect(text).toMatch(/^White a8, \d+ discs flipped\. You can't move\. Minimax 5 plays again\.$/);
});

test('the last turn of a game states the result', () => {
  const match = matchOf(WHITE_WINS);
  expect(turnsText(en, turnsOf(match).slice(-1), match)).toMatch(/flipped\. You lose 11-53\.$/);
});

test('Japanese sentences have no spaces between them', () => {
  const match = matchOf('f5');
  expect(turnsText(ja, turnsOf(match), match)).toBe('黒f5、1枚返し。ミニマックス 5の番です。');
});

test('winner and loser read results with their own discs first, others read names', () => {
  const minimax = BLACK_AGAINST_MINIMAX.white;
  const shown = (seats: Seats) => resultText(en, matchOf(WHITE_WINS, seats));
  expect(shown(BLACK_AGAINST_MINIMAX)).toBe('You lose 11-53.');
  expect(shown({ black: minimax, white: { type: 'human' } })).toBe('You win 53-11.');
  expect(shown({ black: { type: 'human' }, white: { type: 'human' } })).toBe('White wins 53-11.');
  expect(shown({ black: minimax, white: minimax })).toBe('White wins 53-11.');
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

test('a seat is named with its level only where there are levels', () => {
  expect(seatName(en, { type: 'human' })).toBe('You');
  expect(seatName(en, { type: 'computer', opponent: 'minimax', level: 5 })).toBe('Minimax 5');
  expect(seatName(en, { type: 'computer', opponent: 'bitboard', level: 1 })).toBe('Bitboard');
});

test('among Arabic words a name in Latin letters keeps its level on its right, as one name', async () => {
  const ar = await loadWords('ar');
  const name = seatName(ar, { type: 'computer', opponent: 'flipside', level: 3 });
  expect(name).toBe('Flipside 3');
  expect(ar.t('record.none', { name })).toContain('\u2068Flipside 3\u2069');
});

test('a strip says color, player, discs and who is to move', () => {
  expect(stripLabel(en, matchOf(''), 'black')).toBe('Black, You, 2 discs, to move');
  expect(stripLabel(en, matchOf('f5'), 'white')).toBe('White, Minimax 5, 1 disc, to move');
  expect(stripLabel(en, matchOf('f5'), 'black')).toBe('Black, You, 4 discs');
  expect(stripLabel(en, matchOf('f5'), 'white', { isLoading: true })).toBe(
    'White, Minimax 5, 1 disc, to move, Loading the engine',
  );
});

test.each([
  [{ match: matchOf('') }, 'Your turn'],
  [{ match: matchOf('', TWO_PEOPLE) }, 'Black to move'],
  [{ match: matchOf('f5'), thinking: 'reply' as const }, 'Minimax 5 is thinking…'],
  [{ match: matchOf('f5'), thinking: 'reply' as const, loading: true }, 'Loading the engine…'],
  [{ match: matchOf(''), thinking: 'hint' as const, loading: true }, 'Loading the engine…'],
  [{ match: matchOf(''), thinking: 'idle' as const, loading: true }, 'Your turn'],
  [{ match: matchOf('f5'), passCard: 'white' as const }, "White can't move. Your turn again."],
  [{ match: matchOf('f5'), passCard: 'black' as const }, "You can't move. Minimax 5 plays again."],
  [{ match: matchOf('f5', TWO_PEOPLE), passCard: 'white' as const }, "White can't move. Black plays again."],
  [{ match: matchOf('f5'), thinking: 'failed' as const }, "The computer didn't answer."],
  [{ match: matchOf(WHITE_WINS) }, 'You lose 11-53.'],
])('the status of case %# is "%s"', (state, text) => {
  expect(statusText(en, { ...NO_MATCH, ...state })).toBe(text);
});

const news = (before: Match, after: Match) =>
  newsOf(en, { ...NO_MATCH, match: before }, { ...NO_MATCH, match: after });

test('taking back is announced with the side to move', () => {
  const after = matchOf('f5');
  expect(news(after, { ...after, transcript: [] })).toBe('Taken back. Your turn.');
});

test('redoing two moves mentions both', () => {
  const after = matchOf('f5d6');
  expect(news({ ...after, transcript: [] }, after)).toBe(
    'Black f5, 1 disc flipped. White d6, 1 disc flipped. Your turn.',
  );
});

test('a refused play is announced with its reason, and a hint with its squares', () => {
  const match = matchOf('');
  const before = { ...NO_MATCH, match };
  const refused = { square: parseSquare('a1'), refusal: 'flipsNothing' as const };
  expect(newsOf(en, before, { ...before, refused })).toBe('Nothing to flip here.');
  const early = { ...refused, refusal: 'notYourTurn' as const };
  const again = { ...early, square: parseSquare('h8') };
  expect(newsOf(en, { ...before, refused: early }, { ...before, refused: again })).toBeUndefined();
  const hint = { good: [parseSquare('c4'), parseSquare('d3')], best: undefined, scores: [] };
  expect(newsOf(en, before, { ...before, hint })).toBe('Good squares: c4, d3.');
  expect(newsOf(en, before, { ...before, hint: { ...hint, best: parseSquare('d3') } })).toBe('Hint: d3');
});

test('the loading of the engine is announced once', () => {
  const before = { ...NO_MATCH, match: matchOf('f5'), thinking: 'reply' as const };
  const after = { ...before, loading: true };
  expect([newsOf(en, before, after), newsOf(en, after, { ...after, paused: false })]).toEqual([
    'Loading the engine…',
    undefined,
  ]);
});

test('the speed of the engine has the steps of its language', async () => {
  const speed = (nodes: number, words = en) =>
    speedText(words, {
      depth: 1,
      certainty: 100,
      exact: false,
      nodes,
      milliseconds: 1000,
      moves: [],
      lines: [],
    });
  expect([speed(853_400), speed(12_500_000)]).toEqual([
    '853 thousand positions a second',
    '13 million positions a second',
  ]);
  expect(speed(853_400, await loadWords('ja'))).toBe('毎秒85万局面');
  expect(speed(3_200_000, await loadWords('fr'))).toBe('Positions par seconde : 3,2 millions');
});

test('where only the result counts, half a point or the whole one is lost', async () => {
  expect([1, 2].map(loss => lossText(en, 'connect4', loss))).toEqual([
    'half a point lost',
    'the whole point lost',
  ]);
  const ja = await loadWords('ja');
  expect([1, 2].map(loss => lossText(ja, 'connect4', loss))).toEqual(['半点の損', '1点の損']);
});

test('an opening has its name in the language of the page or in English, never in a third', async () => {
  const [onlyJapanese, both] = [
    { ja: 'みこし', fr: 'ishii' },
    { en: 'Tiger', ja: '虎' },
  ];
  const named = (words: typeof en, name: OpeningName) => openingWords(words, name)?.text;
  expect([named(en, onlyJapanese), named(en, both)]).toEqual([undefined, 'Tiger']);
  expect(named(await loadWords('de'), onlyJapanese)).toBeUndefined();
  expect(named(await loadWords('ja'), onlyJapanese)).toBe('みこし');
});

test('a change of the disc size is announced by name', () => {
  expect(discSizeText(en, 'small')).toBe('Disc size: Small');
});
