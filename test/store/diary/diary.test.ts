import { expect, test } from 'vitest';
import { diaryCsv } from '../../../src/store/diary/csv.ts';
import { type Diary, diaryOf } from '../../../src/store/diary/diary.ts';
import { type LibraryEntry, readEntry } from '../../../src/store/library/entry.ts';
import type { PuzzleAttempt } from '../../../src/store/puzzlesStore.ts';

let made = 0;
/** A game of the person with Black, at noon of a day. */
const game = (date: string, winner: string, more: object = {}): LibraryEntry =>
  readEntry({
    id: `game-${made++}`,
    kind: 'game',
    date: new Date(`${date}T12:00`).toISOString(),
    players: { black: { type: 'human' }, white: { type: 'remote' } },
    ...more,
    result: { winner, by: 'play', counts: { black: 32, white: 32 } },
  }) as LibraryEntry;

const NOON = new Date('2026-11-22T12:00');

const read = (entries: readonly LibraryEntry[], attempts: readonly PuzzleAttempt[] = []): Diary =>
  diaryOf({
    entries,
    attempts,
    now: NOON,
    opponentOf: ({ event }) => event ?? '',
    openingOf: ({ title }) => title,
  });

test("the person's games are counted by month", () => {
  const diary = read([
    game('2026-11-01', 'black'),
    game('2026-10-30', 'white'),
    game('2026-11-02', 'draw'),
    game('2026-11-02', 'black'),
    game('2026-11-02', 'black', { kind: 'imported' }),
  ]);
  expect(diary.months).toMatchObject([
    { month: '2026-10', results: { won: 0, drawn: 0, lost: 1 } },
    { month: '2026-11', results: { won: 2, drawn: 1, lost: 0 } },
  ]);
});

test('winning streaks follow the dates, and a draw ends them', () => {
  const diary = read([
    game('2026-11-05', 'black'),
    game('2026-11-01', 'black'),
    game('2026-11-04', 'draw'),
    game('2026-11-03', 'black'),
  ]);
  expect(diary.wins).toEqual({ current: 1, longest: 2 });
  expect(diary.results).toEqual({ won: 3, drawn: 1, lost: 0 });
});

test('opponents and openings have their results, the most frequent first', () => {
  const diary = read([
    game('2026-11-01', 'black', { event: 'Ann', title: 'Tiger' }),
    game('2026-11-02', 'white', { event: 'Ben', title: 'Tiger' }),
    game('2026-11-03', 'draw', { event: 'Ben' }),
  ]);
  expect(diary.opponents).toEqual([
    { name: 'Ben', won: 0, drawn: 1, lost: 1 },
    { name: 'Ann', won: 1, drawn: 0, lost: 0 },
  ]);
  expect(diary.openings).toEqual([{ name: 'Tiger', won: 1, drawn: 0, lost: 1 }]);
});

const losses = (opening: number, midgame: number, endgame: number) => ({
  black: { opening, midgame, endgame },
  white: { opening: 9, midgame: 9, endgame: 9 },
});

test("losses in reviewed games are the person's own", () => {
  const diary = read([
    game('2026-11-01', 'black', { losses: losses(1, 2, 3) }),
    game('2026-11-02', 'black', { losses: losses(0, 4, 0) }),
    game('2026-11-03', 'black'),
  ]);
  expect(diary.months).toMatchObject([{ reviewed: 2, losses: { opening: 1, midgame: 6, endgame: 3 } }]);
});

test('puzzles are counted by month, with the rating after them', () => {
  const at = (day: string): number => Date.parse(`${day}T12:00`);
  const diary = read(
    [],
    [
      { id: 'a', at: at('2026-10-31'), isRight: true, rating: 1210.4 },
      { id: 'b', at: at('2026-11-01'), isRight: false, rating: 1190.6 },
      { id: 'c', at: at('2026-11-02'), isRight: true, rating: 1204 },
    ],
  );
  expect(diary.months).toMatchObject([
    { month: '2026-10', tried: 1, solved: 1, rating: 1210 },
    { month: '2026-11', tried: 2, solved: 1, rating: 1204 },
  ]);
});

test('a spreadsheet can read the diary, and does not evaluate a name as a formula', () => {
  const names = { event: '=SUM(A1)', title: 'Cow "Bat", old', losses: losses(1, 2.5, 3) };
  const lines = diaryCsv(read([game('2026-11-01', 'black', names)])).split('\r\n');
  expect(lines).toEqual([
    'part,name,won,drawn,lost,reviewed,loss_opening,loss_midgame,loss_endgame,puzzles_tried,puzzles_solved,puzzles_rating',
    'month,2026-11,1,0,0,1,1,2.5,3,0,0,',
    "opponent,'=SUM(A1),1,0,0,,,,,,,",
    'opening,"Cow ""Bat"", old",1,0,0,,,,,,,',
  ]);
});

test.each([
  ['today', ['2026-11-20', '2026-11-21', '2026-11-22'], 3, 3],
  ['yesterday', ['2026-11-20', '2026-11-21', '2026-11-21'], 2, 2],
  ['over the end of a month, long ago', ['2026-09-30', '2026-10-01', '2026-11-22'], 1, 2],
  ['broken', ['2026-11-18', '2026-11-19'], 0, 2],
  ['nothing', [], 0, 0],
])('days in a row: %s', (_, days, streak, longest) => {
  expect(read(days.map(day => game(day, 'black')))).toMatchObject({ streak, longest });
});
