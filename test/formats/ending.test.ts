import { describe, expect, test } from 'vitest';
import { readEnding, writeEnding } from '../../src/formats/ending.ts';
import { readInputs } from '../../src/formats/read.ts';
import { type GameRecord, recordOfGame } from '../../src/formats/record.ts';
import type { Output } from '../../src/formats/write.ts';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import type { Result } from '../../src/game/match.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { readResult } from '../../src/net/contract/result.ts';
import { itemOfImport } from '../../src/play/importing/importedItem.ts';
import { readEntry } from '../../src/store/library/entry.ts';
import { writtenAndRead } from '../../testkit/formats/written.ts';

test.each([
  ['B+12', 'black', 'decided', 12],
  ['W+2.5', 'white', 'decided', -2.5],
  ['B+', 'black', 'decided', undefined],
  ['W+Resign', 'white', 'resignation', undefined],
  ['B+T', 'black', 'flag', undefined],
  ['W+F', 'white', 'decided', undefined],
  ['Black wins', 'black', 'decided', undefined],
  ['0', 'draw', 'decided', 0],
  ['Draw', 'draw', 'decided', 0],
  ['38-26', 'black', 'decided', 12],
  ['31:33', 'white', 'decided', -2],
  ['1-0', 'black', 'decided', undefined],
  ['0-1', 'white', 'decided', undefined],
  ['1/2-1/2', 'draw', 'decided', undefined],
  ['-8.000:r', 'white', 'resignation', -8],
  ['+64.00:t', 'black', 'flag', 64],
] as const)('%s is read', (text, winner, by, lead) => {
  expect(readEnding('othello', text)).toEqual({ winner, by, ...(lead !== undefined && { lead }) });
});

test.each(['?', '*', 'Void', '0-0', '+8', '-6.00', 'Berlin', ''])('%s is not a result', text => {
  expect(readEnding('othello', text)).toBeUndefined();
});

test('where fewer discs win, the discs decide, and a named winner stays', () => {
  expect(readEnding('anti', '38-26')).toMatchObject({ winner: 'white' });
  expect(readEnding('anti', 'B+12')).toMatchObject({ winner: 'black' });
});

const ENDINGS: readonly Result[] = [
  { winner: 'black', by: 'decided' },
  { winner: 'white', by: 'decided' },
  { winner: 'draw', by: 'decided' },
  { winner: 'white', by: 'resignation' },
  { winner: 'black', by: 'flag' },
];

test.each(ENDINGS)('a written ending is read back: %o', ending => {
  expect(readEnding('othello', writeEnding(ending) ?? '')).toMatchObject(ending);
});

test('a game that was broken off has no result', () => {
  expect(writeEnding({ winner: 'draw', by: 'abandoned' })).toBeUndefined();
});

const gameOf = (result: string, moves = 'f5d6'): GameRecord =>
  recordOfGame(STANDARD_SETUP, parseTranscript(moves) ?? [], {
    players: { black: 'Eva', white: 'Max' },
    date: '2024',
    result,
  });

/** The result of a game in the library. */
const keptOf = (record: GameRecord | undefined): Result | undefined => {
  const stored = record && readEntry(JSON.parse(JSON.stringify(itemOfImport(record, 0).entry)));
  return stored?.result && readResult(stored.result);
};

describe.each<Output>(['wtb', 'sgf', 'ggf', 'json', 'link'])(
  'a game whose moves do not end it, as %s',
  output => {
    test.each(['B+F', 'W+F', '33-31', '20-44', 'B+10'])('has its result in the library: %s', result => {
      const [read] = writtenAndRead(output, [gameOf(result)]).records;
      const winner = readEnding('othello', result)?.winner;
      expect(keptOf(read)).toEqual({ winner, by: 'decided' });
      const [again] = writtenAndRead(output, [
        { ...(read as GameRecord), wthor: undefined },
      ] as never).records;
      expect(again?.result).toBe(read?.result);
    });
  },
);

test('a game of a PGN or CSV file has its result in the library', () => {
  const pgn = '[Black "Eva"]\n[White "Max"]\n[Result "0-1"]\n\n1. f5 d6';
  expect(keptOf(readInputs([{ content: pgn }]).records[0])).toEqual({ winner: 'white', by: 'decided' });
});

test('a WTHOR game without a result is unfinished, and one played to the end needs none', () => {
  const [open] = writtenAndRead('wtb', [gameOf('?')]).records;
  expect([open?.result, keptOf(open)]).toEqual([undefined, undefined]);
  const [over] = writtenAndRead('wtb', [gameOf('31-33', 'e6f4e3f6g5d6e7f5c5')]).records;
  expect([over?.result, keptOf(over)]).toEqual([undefined, { winner: 'black', by: 'play' }]);
});

test('a page that does not know decided games can read the entry', () => {
  const { result } = itemOfImport(gameOf('B+F'), 0).entry;
  expect(result).toMatchObject({ winner: 'black', by: 'claim', isDecided: true });
});

test('an invalid date is dropped', () => {
  const dates = ['1997-05', 'in May'].map(date => itemOfImport({ ...gameOf('B+F'), date }, 0).entry.date);
  expect(dates).toEqual(['1997-05', '']);
});
