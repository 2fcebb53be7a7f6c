import { afterAll, expect, test, vi } from 'vitest';
import { createWords } from '../../../src/i18n/words.ts';
import { type LibraryEntry, readEntry } from '../../../src/store/library/entry.ts';
import { entryDate, entryResult, entryTitle, lastPosition } from '../../../src/ui/words/entryWords.ts';

// A time zone where it is already the next day.
vi.stubEnv('TZ', 'Pacific/Auckland');
afterAll(() => void vi.unstubAllEnvs());

const en = createWords();
const HUMAN = { type: 'human' } as const;
const FLIPSIDE = { type: 'computer', opponent: 'flipside', level: 3 } as const;
const remote = (name?: string) => ({ type: 'remote', ...(name !== undefined && { name }) }) as const;

const entryWith = (stored: object): LibraryEntry => {
  const entry = readEntry({ id: 'a', kind: 'game', plies: 2, ...stored });
  if (entry === undefined) throw new Error('no entry');
  return entry;
};

test.each<[object, string]>([
  [{ players: { black: HUMAN, white: FLIPSIDE } }, 'You – Flipside 3'],
  [{ players: { black: FLIPSIDE, white: HUMAN } }, 'You – Flipside 3'],
  [{ players: { black: HUMAN, white: HUMAN } }, 'Black – White'],
  [{ players: { black: remote('Ann'), white: remote() } }, 'Ann – White'],
  [{ players: { black: HUMAN, white: FLIPSIDE }, title: 'Final' }, 'Final'],
  [{ kind: 'study' }, 'Study'],
  [{ kind: 'imported', game: 'anti' }, 'Anti-Othello'],
])('the entry %j is called "%s"', (stored, title) => {
  expect(entryTitle(en, entryWith(stored))).toBe(title);
});

const OWN = { black: HUMAN, white: FLIPSIDE };
const OTHERS = { black: remote('Ann'), white: remote('Ben') };
const counts = { black: 24, white: 40 };

test.each<[object, object, string]>([
  [OWN, { winner: 'white', by: 'play' }, 'You lost 24–40'],
  [OWN, { winner: 'black', by: 'play' }, 'You won 24–40'],
  [OWN, { winner: 'draw', by: 'play' }, 'Draw 24–40'],
  [OWN, { winner: 'white', by: 'resignation' }, 'You lost by resignation'],
  [OTHERS, { winner: 'white', by: 'play' }, 'Ben won 40–24'],
  [OTHERS, { winner: 'black', by: 'flag' }, 'Ann won on time'],
  [OTHERS, { winner: 'draw', by: 'agreement' }, 'Draw by agreement'],
])('between %j the result %j reads "%s"', (players, result, text) => {
  expect(entryResult(en, entryWith({ players, result: { ...result, counts } }))).toBe(text);
});

test('four in a row has no score, and an unfinished game no result', () => {
  const four = { game: 'connect4', players: OWN, result: { winner: 'black', by: 'play', counts } };
  expect(entryResult(en, entryWith(four))).toBe('You won');
  expect(entryResult(en, entryWith({}))).toBe('Not finished');
});

test.each([
  ['', 'no date'],
  ['1997', '1997'],
  ['1997-11', 'November 1997'],
  ['1997-11-22', 'Nov 22, 1997'],
  ['1997-11-22T12:00:00.000Z', 'Nov 23, 1997'],
])('a date "%s" is shown as far as it is known, a moment in local time: %s', (date, text) => {
  expect(entryDate(en, entryWith({ date }))).toBe(text);
});

test('the picture of a game is its last position; an unplayable game has none', () => {
  const entry = entryWith({ line: 'f5d6' });
  expect(lastPosition(entry)?.turn).toBe('black');
  expect(lastPosition(entry)).toBe(lastPosition(entry));
  expect(lastPosition(entryWith({ line: 'f5f5' }))).toBeUndefined();
});
