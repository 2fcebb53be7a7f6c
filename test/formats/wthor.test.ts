import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeWthor } from '../../src/formats/binary/writeWthor.ts';
import { readInputs } from '../../src/formats/read.ts';
import { recordOfGame } from '../../src/formats/record.ts';
import { shownPosition } from '../../src/formats/text/writeText.ts';
import { lossesIn } from '../../src/formats/write.ts';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import { isOver } from '../../src/game/position.ts';
import { linesIn, writtenAndRead } from '../../testkit/formats/written.ts';
import { fromRoot } from '../../tools/paths.ts';

const BYTES = new Uint8Array(readFileSync(fromRoot('data', 'formats', 'WTH_1984.wtb')));
const FOUND = readInputs([{ name: 'WTH_1984.wtb', content: BYTES }]);

test('all games of a file are read', () => {
  expect([FOUND.format, FOUND.records.length, FOUND.failures]).toEqual(['wthor', 587, []]);
  expect(FOUND.records[0]?.date).toBe('1984');
});

test('they match the list made from the database', () => {
  const list = gunzipSync(readFileSync(fromRoot('data', 'formats', 'wthor-1984.txt.gz'))).toString();
  const lines = linesIn(FOUND);
  const finished = FOUND.records.flatMap((record, index) => {
    const { black, white, score } = record.wthor ?? {};
    return isOver(shownPosition(record)) ? [`1984 ${black} ${white} ${score} ${lines[index]}`] : [];
  });
  expect(finished.toSorted()).toEqual(list.trimEnd().split('\n').toSorted());
});

test('a file that is read and written again is identical', () => {
  const [century = 0, year = 0, month = 1, day = 1] = BYTES;
  const date = new Date(Date.UTC(century * 100 + year, month - 1, day));
  expect(Buffer.from(writeWthor(FOUND.records, { date }).games).equals(BYTES)).toBe(true);
});

test('names come from the files of players and tournaments, which are written if there are none', () => {
  const [record] = FOUND.records;
  const named = {
    ...record,
    tree: record?.tree as never,
    players: { black: 'Renée', white: 'Ben' },
    event: 'Open',
    wthor: undefined,
  };
  const again = writtenAndRead('wtb', [named as never]).records[0];
  expect(again).toMatchObject({ players: { black: 'Renée', white: 'Ben' }, event: 'Open', date: '1984' });
});

test('name files have no year', () => {
  const { players, tournaments } = writeWthor(
    FOUND.records.map(({ wthor: _, ...record }) => record),
    { date: new Date() },
  );
  for (const file of [players, tournaments]) expect([file?.[10], file?.[11]]).toEqual([0, 0]);
});

test('a name that does not fit loses its accents first', () => {
  const [record] = FOUND.records;
  const players = { black: 'Čapek Jiří', white: 'Иван' };
  const again = writtenAndRead('wtb', [{ ...record, players, wthor: undefined } as never]).records[0];
  expect(again?.players).toEqual({ black: 'Capek Jirí', white: '????' });
});

test.each([
  ['Renée', false],
  ['Иван', true],
  ['山田', true],
  ['Čapek', true],
  ['Nineteen letters...', false],
  ['Twenty letters......', true],
])('letters that the files lack are reported: %s', (name, isLost) => {
  const record = { ...recordOfGame(STANDARD_SETUP, []), players: { black: name, white: 'Ben' } };
  expect(lossesIn('wtb', record).includes('letters')).toBe(isLost);
  expect(lossesIn('sgf', record)).toEqual([]);
});

test('without names, players are shown as numbers', () => {
  expect(FOUND.records[0]?.players?.black).toMatch(/^#\d+$/);
});

const changed = (at: number, byte: number): Uint8Array => {
  const bytes = BYTES.slice();
  bytes[at] = byte;
  return bytes;
};

test.each<readonly [Uint8Array, string, number]>([
  [BYTES.subarray(0, 1000), 'wthorLength', 1000],
  // Outside each edge of the board.
  ...[8, 10, 19, 91].map(byte => [changed(16 + 8, byte), 'wthorMove', 25] as const),
  [changed(16 + 9, 11), 'illegalMove', 26],
  [changed(16 + 10, 0), 'wthorGap', 28],
  [changed(12, 10), 'otherSize', 13],
])('damage is reported with its byte (%#)', (content, reason, byte) => {
  const found = readInputs([{ name: 'x.wtb', content }]);
  expect(found.failures[0]).toMatchObject({ reason, place: { unit: 'byte', byte } });
});

test('an illegal move is reported with its number in the game', () => {
  const found = readInputs([{ name: 'x.wtb', content: changed(16 + 9, 11) }]);
  expect(found.failures[0]).toMatchObject({ found: '11', move: 2 });
});

test.each([
  [0, []],
  [8, []],
  [1, ['otherSize']],
  [10, ['otherSize']],
])('a file may omit the board size, or give the usual one: %i', (size, reasons) => {
  const { failures } = readInputs([{ name: 'x.wtb', content: changed(12, size) }]);
  expect(failures.map(({ reason }) => reason)).toEqual(reasons);
});

test('name files alone contain no games', () => {
  const players = new Uint8Array(16 + 20);
  players[8] = 1;
  expect(readInputs([{ content: players }]).failures).toEqual([{ reason: 'namesAlone' }]);
});
