import { expect, test } from 'vitest';
import type { Match, Result } from '../../src/game/match.ts';
import { createWords } from '../../src/i18n/words.ts';
import { NO_MATCH } from '../../src/store/matchStore.ts';
import type { OnlineState } from '../../src/store/onlineStore.ts';
import { newsOf } from '../../src/ui/announcements.ts';
import { clockFace, countdownFace, timeInWords, untilFaceChanges } from '../../src/ui/clockFace.ts';
import { marginText, resultText } from '../../src/ui/resultWords.ts';
import { tableNews } from '../../src/ui/tableNews.ts';
import { untilTimeShows } from '../../src/ui/tableTicker.ts';
import { atTable, BLITZ, offerBy, onlineMatch, playedMatch, WATCHED, waitingTable } from './tables.ts';

const en = createWords('en');
const ja = createWords('ja');

test.each<[Result, title: string, here: string, watched: string]>([
  [{ winner: 'white', by: 'resignation' }, 'White wins by resignation', 'You resigned.', 'Anna resigned.'],
  [{ winner: 'black', by: 'resignation' }, 'Black wins by resignation', 'Bob resigned.', 'Bob resigned.'],
  [
    { winner: 'draw', by: 'agreement' },
    'Draw by agreement',
    'Both sides agreed to it.',
    'Both sides agreed to it.',
  ],
  [{ winner: 'white', by: 'flag' }, 'White wins on time', 'Your time ran out.', 'The time of Anna ran out.'],
  [
    { winner: 'black', by: 'claim' },
    'Black wins: White stayed away',
    'You claimed the win.',
    'Anna claimed the win.',
  ],
  [
    { winner: 'black', by: 'abandoned' },
    'Black wins: White left',
    'Bob left the game.',
    'Bob left the game.',
  ],
  [
    { winner: 'draw', by: 'abandoned' },
    'The game was broken off',
    'Nobody has won or lost it.',
    'Nobody has won or lost it.',
  ],
])('%j is told on both sides and to watchers', (ending, title, here, watched) => {
  expect(resultText(en, onlineMatch('f5d6', ending))).toBe(title);
  expect(marginText(en, onlineMatch('f5d6', ending))).toBe(here);
  expect(marginText(en, onlineMatch('f5d6', ending, WATCHED))).toBe(watched);
});

const news = (before: Match | undefined, after: Match, online?: OnlineState) =>
  newsOf(en, { ...NO_MATCH, match: before }, { ...NO_MATCH, match: after }, online && { online });

test('a match that begins tells which side is whose', () => {
  expect(news(undefined, onlineMatch(''), atTable())).toBe('New game. You play Black. Your turn.');
  const watching = atTable({ you: 'watcher' });
  expect(news(undefined, onlineMatch('f5', undefined, WATCHED), watching)).toBe(
    'You are watching. Game continued. Bob to move.',
  );
});

test('an empty seat is told instead of a match', () => {
  expect(news(undefined, onlineMatch('', undefined, WATCHED), atTable(waitingTable))).toBe(
    'Waiting for an opponent.',
  );
});

test('the other side’s move leads to one’s own turn', () => {
  expect(news(onlineMatch('f5'), onlineMatch('f5d6'))).toBe('White d6, 1 disc flipped. Your turn.');
  expect(news(onlineMatch(''), onlineMatch('f5'))).toBe('Black f5, 1 disc flipped. Bob to move.');
});

test('an ending is told once, and the same match in another object not at all', () => {
  const ended = onlineMatch('f5d6', { winner: 'white', by: 'flag' });
  expect(news(onlineMatch('f5d6'), ended)).toBe('White wins on time. Your time ran out.');
  expect(news(ended, { ...ended })).toBeUndefined();
});

test('who sits down is told', () => {
  expect(tableNews(en, atTable(waitingTable), atTable())).toEqual(['Bob sits down.']);
});

test('an offer that the other side withdraws is told, one that was answered or has lapsed is not', () => {
  const draw = offerBy('white', 'draw', 2);
  const offered = atTable({ match: playedMatch('f5d6'), offers: [draw] });
  const without = { match: playedMatch('f5d6') };
  expect(tableNews(en, offered, atTable(without))).toEqual(['Bob withdrew the offer of a draw.']);
  const answer = { by: 'white', what: 'draw', agrees: false } as const;
  expect(tableNews(en, { ...offered, answer }, atTable(without, { answer }))).toEqual([]);
  expect(tableNews(en, offered, atTable({ match: playedMatch('f5d6c3') }))).toEqual([]);
  const ended = playedMatch('f5d6', { result: { winner: 'draw', by: 'agreement' } });
  expect(tableNews(en, offered, atTable({ match: ended }))).toEqual([]);
});

test('a rematch, in which the seats are swapped, tells of nobody coming or going', () => {
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
])('%i milliseconds are shown as %s and told as %s', (left, face, told) => {
  expect(clockFace(left)).toBe(face);
  expect(timeInWords(en, left)).toBe(told);
});

test('Japanese tells time without spaces', () => {
  expect(timeInWords(ja, 61_000)).toBe('1分1秒');
});

test('what is waited for is rounded up, so that it is there at nought', () => {
  expect([countdownFace(180_000), countdownFace(59_001), countdownFace(0)]).toEqual(['3:00', '1:00', '0:00']);
});

test('a face is drawn anew as soon as it would show something else, and not before', () => {
  for (const left of [61_999, 60_000, 10_001, 9_999, 150]) {
    const wait = untilFaceChanges(left);
    expect(clockFace(left - wait)).not.toBe(clockFace(left));
    expect(clockFace(left - wait + 1)).toBe(clockFace(left));
  }
});

test('where no time runs nothing is drawn anew', () => {
  expect(untilTimeShows(atTable(), 0)).toBeUndefined();
  const stopped = playedMatch('', { remaining: { black: 60_000, white: 60_000 } });
  expect(untilTimeShows(atTable({ clock: BLITZ, match: stopped }), 0)).toBeUndefined();
});
