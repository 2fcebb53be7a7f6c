import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBoardText } from '../../../cli/formats/boardText.ts';
import { makeGgf, readGgf } from '../../../cli/formats/ggf.ts';
import { makeMoveName } from '../../../cli/formats/turns.ts';
import { readGgfMove } from '../../../src/formats/text/ggf.ts';
import { STANDARD_START } from '../../../src/game/othello/position.ts';
import { anyGame } from '../../game/othello/games.ts';

const START = '---------------------------O*------*O---------------------------';

const gameIn = (text: string) => {
  const reading = readGgf(text);
  if (reading.type !== 'game') throw new Error(reading.sentence);
  return reading.game;
};

test('every game is read as it was written', () => {
  fc.assert(
    fc.property(anyGame, ({ turns }) => {
      const moves = turns.flatMap(({ square, forcesPass }) =>
        forcesPass ? [square, 'pass' as const] : [square],
      );
      expect(gameIn(makeGgf(STANDARD_START, moves)).moves).toEqual(moves);
    }),
  );
});

test.each([
  ['blanks between the squares', `BO[8 ${START.match(/.{8}/g)?.join(' ')} *]B[f5]W[d6]`],
  ['small letters and other signs', `bo[8 ${START.replaceAll('*', 'x').replaceAll('O', 'o')} x]b[F5]w[D6]`],
  ['evaluations and times', `BO[8 ${START} *]B[f5/-1.50/12.3]W[d6//4]`],
  ['no board', 'B[F5]W[D6]'],
  ['brackets in a name', `PB[a\\]b]BO[8 ${START} *]B[F5]W[D6]`],
])('a game with %s is read', (_, properties) => {
  const { moves, end } = gameIn(`1 (;GM[Othello]${properties};)`);
  expect(moves.map(makeMoveName)).toEqual(['f5', 'd6']);
  expect(makeBoardText(end)).toBe('---------------------------OX------OXX-----O--------------------');
});

test('a position in the middle of a game may be its start', () => {
  const board = '-OO*-----**O--*---O***-*--****OOO***O***--****O*--***O*---OOOO--';
  const { start, moves } = gameIn(`(;GM[Othello]BO[8 ${board} O];)`);
  expect(start.turn).toBe('white');
  expect(moves).toEqual([]);
  expect(makeBoardText(start)).toBe(board.replaceAll('*', 'X'));
});

test.each([
  ['15:00', 900],
  ['05:00/00:10/02:00', 300],
  ['1:00:00', 3600],
  ['15', 900],
  ['?', undefined],
])('the clock %s has %d seconds', (clock, seconds) => {
  expect(gameIn(`(;GM[Othello]TI[${clock}];)`).clockSeconds).toBe(seconds);
});

test('the time that each side has used is summed up', () => {
  const { usedSeconds } = gameIn('(;GM[Othello]B[f5//1.5]W[d6/0/20]B[c3//2];)');
  expect(usedSeconds).toEqual({ black: 3.5, white: 20 });
});

test.each([
  ['F5', 'f5', 0],
  ['f5/1.00/0.5', 'f5', 0.5],
  ['PA', 'pass', 0],
  ['pass//3', 'pass', 3],
  ['F5//-4', 'f5', 0],
  ['F5//soon', 'f5', 0],
])('the move %s', (text, name, seconds) => {
  const read = readGgfMove(text);
  expect(read && [makeMoveName(read.move), read.seconds]).toEqual([name, seconds]);
});

test.each(['', 'F9', 'F', 'F55', '/1/2', 'p'])('"%s" is no move', text => {
  expect(readGgfMove(text)).toBeUndefined();
});
