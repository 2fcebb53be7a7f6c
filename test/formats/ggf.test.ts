import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordOfGame } from '../../src/formats/record.ts';
import { readGgfGame, readGgfMove } from '../../src/formats/text/ggf.ts';
import { writeGgf } from '../../src/formats/text/writeText.ts';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import { makeTranscript, parseTranscript } from '../../src/game/notation.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { makeStartText, parseStartText } from '../../src/game/start.ts';
import { positionAt, replay } from '../../src/game/transcript.ts';
import { lineThrough } from '../../src/game/tree.ts';
import { readTable } from '../../testkit/game/positions.ts';
import { anyGame } from '../game/othello/games.ts';

const START = '---------------------------O*------*O---------------------------';

const gameIn = (text: string) => {
  const reading = readGgfGame(text);
  if (reading.type !== 'read') throw new Error(reading.failure.reason);
  return reading.value;
};
const namesIn = (text: string) => makeTranscript(gameIn(text).moves.map(({ move }) => move));

test('every game is read as written, with a pass after each move that forces one', () => {
  fc.assert(
    fc.property(anyGame, ({ turns }) => {
      const transcript = turns.flatMap(({ square }) => square ?? []);
      const { record, moves } = gameIn(writeGgf(recordOfGame(STANDARD_SETUP, transcript)));
      expect(lineThrough(record.tree, [])).toEqual(transcript);
      expect(moves.map(({ move }) => move)).toEqual(
        turns.flatMap(({ square, forcesPass }) => [square, ...(forcesPass ? ['pass'] : [])]),
      );
    }),
  );
});

test('a game at a forced pass ends with it', () => {
  const game = readTable('games-special.tsv').find(([id]) => id === 'most-passes');
  const transcript = parseTranscript(game?.[2] ?? '') ?? [];
  const replayed = replay(STANDARD_START, transcript);
  const turns = replayed.type === 'legal' ? replayed.turns : [];
  const forcing = turns.filter(({ forcesPass }) => forcesPass);
  expect(forcing.length).toBeGreaterThan(3);
  for (const { ply } of forcing)
    expect(namesIn(writeGgf(recordOfGame(STANDARD_SETUP, transcript.slice(0, ply + 1))))).toMatch(/[^-]--$/);
});

test('a game that begins with a forced pass is read as written', () => {
  const start = parseStartText(`${'OX'.padEnd(64, '-')} X`);
  const written = writeGgf(
    recordOfGame({ ...STANDARD_SETUP, ...(start && { start }) }, parseTranscript('c1') ?? []),
  );
  expect(written).toContain(' *]B[PA]W[C1];)');
  expect(gameIn(written).record.tree.setup.start).toEqual(start);
  expect(namesIn(written)).toBe('--c1');
});

test.each([
  ['blanks between the squares', `BO[8 ${START.match(/.{8}/g)?.join(' ')} *]B[f5]W[d6]`],
  ['small letters and other signs', `bo[8 ${START.replaceAll('*', 'x').replaceAll('O', 'o')} x]b[F5]w[D6]`],
  ['evaluations and times', `BO[8 ${START} *]B[f5/-1.50/12.3]W[d6//4]`],
  ['no board', 'B[F5]W[D6]'],
  ['brackets in a name', `PB[a\\]b]BO[8 ${START} *]B[F5]W[D6]`],
])('a game with %s is read', (_, properties) => {
  const text = `1 (;GM[Othello]${properties};)`;
  const { tree } = gameIn(text).record;
  const end = positionAt(tree.setup, lineThrough(tree, []));
  expect(namesIn(text)).toBe('f5d6');
  expect(end && makeStartText(end)).toBe(
    '---------------------------OX------OXX-----O-------------------- X',
  );
});

test('a position in the middle of a game can be its start', () => {
  const board = '-OO*-----**O--*---O***-*--****OOO***O***--****O*--***O*---OOOO--';
  const { record, moves } = gameIn(`(;GM[Othello]BO[8 ${board} O];)`);
  const { start } = record.tree.setup;
  expect(moves).toEqual([]);
  expect(start && makeStartText(start)).toBe(`${board.replaceAll('*', 'X')} O`);
});

test.each([
  ['F5', 'f5', 0],
  ['f5/1.00/0.5', 'f5', 0.5],
  ['PA', '--', 0],
  ['pass//3', '--', 3],
  ['F5//-4', 'f5', 0],
  ['F5//soon', 'f5', 0],
])('the move %s', (text, name, seconds) => {
  const read = readGgfMove(text);
  expect(read && [makeTranscript([read.move]), read.seconds]).toEqual([name, seconds]);
});

test.each(['', 'F9', 'F', 'F55', '/1/2', 'p'])('"%s" is not a move', text => {
  expect(readGgfMove(text)).toBeUndefined();
});
