import { expect, test } from 'vitest';
import { diaryCsv, diaryOf } from '../../../src/store/library/diary.ts';
import { type LibraryEntry, readEntry } from '../../../src/store/library/entry.ts';

let made = 0;
/** A game of the person with Black, at noon of a day. */
const game = (date: string, winner: string, kind = 'game'): LibraryEntry =>
  readEntry({
    id: `game-${made++}`,
    kind,
    date: new Date(`${date}T12:00`).toISOString(),
    players: { black: { type: 'human' }, white: { type: 'remote' } },
    result: { winner, by: 'play', counts: { black: 32, white: 32 } },
  }) as LibraryEntry;

const NOON = new Date('2026-11-22T12:00');

test('games are counted by month, for the person', () => {
  const entries = [
    game('2026-11-01', 'black'),
    game('2026-10-30', 'white'),
    game('2026-11-02', 'draw'),
    game('2026-11-02', 'black'),
    game('2026-11-02', 'black', 'imported'),
  ];
  const diary = diaryOf(entries, NOON);
  expect(diary.months).toEqual([
    { month: '2026-10', won: 0, drawn: 0, lost: 1 },
    { month: '2026-11', won: 2, drawn: 1, lost: 0 },
  ]);
  expect(diaryCsv(diary)).toBe('month,won,drawn,lost\r\n2026-10,0,0,1\r\n2026-11,2,1,0');
});

test.each([
  ['today', ['2026-11-20', '2026-11-21', '2026-11-22'], 3, 3],
  ['yesterday', ['2026-11-20', '2026-11-21', '2026-11-21'], 2, 2],
  ['over the end of a month, long ago', ['2026-09-30', '2026-10-01', '2026-11-22'], 1, 2],
  ['broken', ['2026-11-18', '2026-11-19'], 0, 2],
  ['nothing', [], 0, 0],
])('days in a row: %s', (_, days, streak, longest) => {
  const entries = days.map(day => game(day, 'black'));
  expect(diaryOf(entries, NOON)).toMatchObject({ streak, longest });
});
