import { expect, test } from 'vitest';
import type { GameName } from '../../../src/game/games.ts';
import type { Match, Result } from '../../../src/game/match.ts';
import type { Seats } from '../../../src/game/seat.ts';
import { createWords, loadWords } from '../../../src/i18n/words.ts';
import { NO_MATCH } from '../../../src/store/matchStore.ts';
import { OFFLINE, type OnlineState } from '../../../src/store/onlineStore.ts';
import { tableNews } from '../../../src/ui/online/table/tableNews.ts';
import { untilTimeShows } from '../../../src/ui/online/table/tableTicker.ts';
import { titleText } from '../../../src/ui/online/table/tableTitle.ts';
import { clockFace, countdownFace, timeInWords, untilFaceChanges } from '../../../src/ui/words/clocks.ts';
import { newsOf } from '../../../src/ui/words/news.ts';
import { marginText, overText, resultText } from '../../../src/ui/words/results.ts';
import { gameOf } from '../../../testkit/ui/matches.ts';
import {
  atTable,
  BLITZ,
  offerBy,
  onlineMatch,
  playedMatch,
  WATCHED,
  waitingTable,
} from '../../../testkit/ui/tables.ts';

const en = createWords();
const ja = await loadWords('ja');
const HUMAN = { type: 'human' } as const;
const FLIPSIDE = { type: 'computer', opponent: 'solver', level: 3 } as const;

test.each<[Result, here: readonly string[], watched: readonly string[]]>([
  [
    { winner: 'white', by: 'resignation' },
    ['You lose by resignation.', 'You resigned.'],
    ['Bob wins by resignation.', 'Anna resigned.'],
  ],
  [
    { winner: 'black', by: 'resignation' },
    ['You win by resignation.', 'Bob resigned.'],
    ['Anna wins by resignation.', 'Bob resigned.'],
  ],
  [
    { winner: 'draw', by: 'agreement' },
    ['Draw by agreement.', 'Both players agreed.'],
    ['Draw by agreement.', 'Both players agreed.'],
  ],
  [
    { winner: 'white', by: 'flag' },
    ['You lose on time.', 'You ran out of time.'],
    ['Bob wins on time.', 'Anna ran out of time.'],
  ],
  [
    { winner: 'black', by: 'claim' },
    ['You win: Bob stayed away.', 'You claimed the win.'],
    ['Anna wins: Bob stayed away.', 'Anna claimed the win.'],
  ],
  [
    { winner: 'black', by: 'abandoned' },
    ['You win: Bob left.', 'Bob left the game.'],
    ['Anna wins: Bob left.', 'Bob left the game.'],
  ],
  [
    { winner: 'draw', by: 'abandoned' },
    ['The game was broken off.', 'Nobody won or lost.'],
    ['The game was broken off.', 'Nobody won or lost.'],
  ],
])('each side and watchers read %j from their own point of view', (ending, here, watched) => {
  const shown = (match: Match) => [resultText(en, match), marginText(en, match)];
  expect(shown(onlineMatch('f5d6', ending))).toEqual(here);
  expect(shown(onlineMatch('f5d6', ending, WATCHED))).toEqual(watched);
});

test.each<[Result, string, GameName?]>([
  [{ winner: 'black', by: 'play' }, 'You won'],
  [{ winner: 'draw', by: 'agreement' }, 'Draw by agreement'],
  [{ winner: 'draw', by: 'abandoned' }, 'Broken off'],
  [{ winner: 'white', by: 'abandoned' }, 'You lost: you left the game'],
  [{ winner: 'black', by: 'claim' }, 'You won: your opponent stayed away'],
  [{ winner: 'black', by: 'play' }, 'You won with four in a row', 'connect4'],
  [{ winner: 'white', by: 'play' }, 'You lost to four in a row', 'connect4'],
])('the list of own games describes %j as "%s"', (result, text, game = 'othello') => {
  expect(overText(en, { game, result, you: 'black' })).toBe(text);
});

const HIDDEN = { isHidden: true };

test.each<[Seats, string, string, object?]>([
  [{ black: HUMAN, white: { type: 'remote', name: 'Ana' } }, '44', 'Connect Four: red vs Ana - your turn'],
  [{ black: HUMAN, white: { type: 'remote', name: 'Ana' } }, '4', 'Connect Four: red vs Ana - Ana to move'],
  [
    { black: { type: 'remote', name: undefined }, white: HUMAN },
    '4',
    'Connect Four: yellow vs Guest - your turn',
  ],
  [WATCHED, '4', 'Anna against Bob - Bob to move'],
  [{ black: HUMAN, white: HUMAN }, '4', 'Red against Yellow - Yellow to move'],
  [{ black: HUMAN, white: FLIPSIDE }, '', 'You against Flipside 3 - your turn'],
  [{ black: HUMAN, white: FLIPSIDE }, '4', 'You against Flipside 3 - Flipside 3 to move'],
  [{ black: HUMAN, white: FLIPSIDE }, '4141414', 'You against Flipside 3 - You win with four in a row.'],
  // During the ceremony it withholds the result, and in a hidden tab the person's own turn comes first.
  [{ black: HUMAN, white: FLIPSIDE }, '4141414', 'You against Flipside 3', { isEnding: true }],
  [{ black: HUMAN, white: FLIPSIDE }, '', 'Your turn - You against Flipside 3', HIDDEN],
  [{ black: HUMAN, white: FLIPSIDE }, '4', 'You against Flipside 3 - Flipside 3 to move', HIDDEN],
])("the page's title says who plays whom and whose turn it is: %#", (seats, moves, title, more) => {
  const shown = { online: OFFLINE, plain: 'Flipside', isHidden: false, ...more };
  expect(titleText(en, { ...shown, match: gameOf('connect4', moves, seats) })).toBe(title);
});

test('the title of a page without a match is its name, or says that it waits for a player', () => {
  const shown = { match: undefined, plain: 'Flipside', isHidden: false };
  expect(titleText(en, { ...shown, online: OFFLINE })).toBe('Flipside');
  expect(titleText(en, { ...shown, online: atTable(waitingTable) })).toBe(
    'Flipside - Waiting for an opponent',
  );
});

const news = (before: Match | undefined, after: Match, online?: OnlineState) =>
  newsOf(en, { ...NO_MATCH, match: before }, { ...NO_MATCH, match: after }, online && { online });

test('a new match says who plays which side', () => {
  expect(news(undefined, onlineMatch(''), atTable())).toBe('New game. You play Black. Your turn.');
  const watching = atTable({ you: 'watcher' });
  expect(news(undefined, onlineMatch('f5', undefined, WATCHED), watching)).toBe(
    'You are watching. Game continued. Bob to move.',
  );
});

test('in an exercise only the move is announced', () => {
  const [before, moved] = ['f5', 'f5d6'].map(moves => ({ ...NO_MATCH, match: onlineMatch(moves) }));
  const other = { ...NO_MATCH, match: { ...onlineMatch('f5d6'), id: 'other' } };
  const told = (from = NO_MATCH, to = NO_MATCH) => newsOf(en, from, to, { isExercise: true });
  expect(told(before, moved)).toBe('White d6, 1 disc flipped.');
  expect([told(moved, before), told(before, other), told(NO_MATCH, before)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('an empty seat is announced instead of a match', () => {
  expect(news(undefined, onlineMatch('', undefined, WATCHED), atTable(waitingTable))).toBe(
    'Waiting for an opponent.',
  );
});

test('an ending is announced once, and an equal copy of the match not at all', () => {
  const ended = onlineMatch('f5d6', { winner: 'white', by: 'flag' });
  expect(news(onlineMatch('f5d6'), ended)).toBe('You lose on time. You ran out of time.');
  expect(news(ended, { ...ended })).toBeUndefined();
});

test('a player who sits down is announced', () => {
  expect(tableNews(en, atTable(waitingTable), atTable())).toEqual(['Bob has joined.']);
});

test('an offer withdrawn by the opponent is announced, but not an answered or lapsed one', () => {
  const draw = offerBy('white', 'draw', 2);
  const offered = atTable({ match: playedMatch('f5d6'), offers: [draw] });
  const without = { match: playedMatch('f5d6') };
  expect(tableNews(en, offered, atTable(without))).toEqual(['Bob withdrew the draw offer.']);
  const answer = { by: 'white', what: 'draw', agrees: false } as const;
  expect(tableNews(en, { ...offered, answer }, atTable(without, { answer }))).toEqual([]);
  expect(tableNews(en, offered, atTable({ match: playedMatch('f5d6c3') }))).toEqual([]);
  const ended = playedMatch('f5d6', { result: { winner: 'draw', by: 'agreement' } });
  expect(tableNews(en, offered, atTable({ match: ended }))).toEqual([]);
});

test.each(['black', 'white'] as const)(
  'a request by %s is announced once, however often the table reports it',
  by => {
    const nudge = { by, from: 0, at: 0 };
    expect(tableNews(en, atTable(), atTable({ nudge }))).toHaveLength(1);
    expect(tableNews(en, atTable({ nudge }), atTable({ nudge, watchers: 1 }))).toEqual([]);
  },
);

test('the player who asked hears the answer, unless a move came instead', () => {
  const asked = atTable({ nudge: { by: 'black', from: 0, at: 0 } });
  const nudge = { by: 'black', from: 1 } as const;
  expect(tableNews(en, asked, atTable({ nudge }))).toEqual(['Bob is still there.']);
  expect(tableNews(en, asked, atTable({ nudge, match: playedMatch('f5') }))).toEqual([]);
});

test('a rematch with swapped seats announces nobody coming or going', () => {
  const swapped = atTable({
    you: 'white',
    seats: { black: { name: 'Bob', presence: 'away' }, white: { presence: 'here' } },
  });
  expect(tableNews(en, atTable(), swapped)).toEqual([]);
});

test.each([
  [3_600_000, '1:00:00', '1 hour'],
  [600_000, '10:00', '10 minutes'],
  [61_999, '1:01', '1 minute 1 second'],
  [10_000, '0:10', '10 seconds'],
  [9_999, '9.9', '9 seconds'],
  [0, '0.0', '0 seconds'],
])('%i milliseconds are shown as %s and spoken as %s', (left, face, told) => {
  expect(clockFace(en, left)).toBe(face);
  expect(timeInWords(en, left)).toBe(told);
});

test('Japanese states times without spaces', () => {
  expect(timeInWords(ja, 61_000)).toBe('1分1秒');
});

test('countdowns are rounded up, so that zero means now', () => {
  expect([countdownFace(180_000), countdownFace(59_001), countdownFace(0)]).toEqual(['3:00', '1:00', '0:00']);
});

test('a clock is rendered again when its text changes, and not before', () => {
  for (const left of [61_999, 60_000, 10_001, 9_999, 150]) {
    const wait = untilFaceChanges(left);
    expect(clockFace(en, left - wait)).not.toBe(clockFace(en, left));
    expect(clockFace(en, left - wait + 1)).toBe(clockFace(en, left));
  }
});

test('while no clock runs nothing is rendered again', () => {
  expect(untilTimeShows(atTable(), 0)).toBeUndefined();
  const stopped = playedMatch('', { remaining: { black: 60_000, white: 60_000 } });
  expect(untilTimeShows(atTable({ clock: BLITZ, match: stopped }), 0)).toBeUndefined();
});
