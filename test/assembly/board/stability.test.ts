import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opposite } from '../../../src/game/color.ts';
import { isOver, legalMoves, type OthelloPosition, play } from '../../../src/game/othello/position.ts';
import type { Square } from '../../../src/game/square.ts';
import type { SquareSet } from '../../../src/game/squareSet.ts';
import { anyStandard, drawn, mapped, SYMMETRIES } from '../../../testkit/game/positions.ts';
import { parts, setDiscs, squaresFound } from '../parts.ts';

const stableOf = (position: OthelloPosition): SquareSet => {
  setDiscs(position);
  parts.findStable();
  return squaresFound();
};

const stableOfOther = (position: OthelloPosition): SquareSet =>
  stableOf({ ...position, turn: opposite(position.turn) });

const playOut = (start: OthelloPosition, choices: readonly number[]): OthelloPosition => {
  let position = start;
  for (const choice of choices) {
    if (isOver(position)) return position;
    const moves = [...legalMoves(position)];
    position = play(position, moves[choice % moves.length] as Square) as OthelloPosition;
  }
  return position;
};

const anyChoices = fc.array(fc.nat(), { minLength: 60, maxLength: 60 });

test('stable discs keep their color to the end of any game', () => {
  fc.assert(
    fc.property(anyStandard, anyChoices, (position, choices) => {
      const end = playOut(position, choices);
      expect(stableOf(position).diff(end.discs[position.turn]).size).toBe(0);
      const other = opposite(position.turn);
      expect(stableOfOther(position).diff(end.discs[other]).size).toBe(0);
    }),
    { seed: 8, numRuns: 400 },
  );
});

test('a turned or mirrored board has as many stable discs', () => {
  fc.assert(
    fc.property(anyStandard, position => {
      const counts = SYMMETRIES.map(symmetry => stableOf(mapped(position, symmetry)).size);
      expect(new Set(counts).size).toBe(1);
    }),
    { seed: 8, numRuns: 150 },
  );
});

const EMPTY_ROW = '--------';
const board = (...rows: readonly string[]): OthelloPosition =>
  drawn([...rows, ...Array.from({ length: 8 - rows.length }, () => EMPTY_ROW)].join(' '), 'black');

describe('the stable discs include', () => {
  test.each([
    ['a corner', board('X-------'), 1],
    ['a line from a corner', board('XXX-----'), 3],
    ['a full edge of both colors', board('OOXOXXOO'), 3],
    ['no edge disc that can be outflanked', board('--XXX---'), 0],
    ['a triangle at a corner', board('XXX-----', 'XX------', 'X-------'), 6],
  ])('%s', (_, position, size) => {
    const black = position.turn === 'black' ? position : { ...position, turn: 'black' as const };
    expect(stableOf(black).size).toBe(size);
  });

  test('discs whose four lines are full', () => {
    const full = board(...Array.from({ length: 8 }, () => 'OOOOOOOO')).discs.white;
    expect(stableOf({ ...board(), discs: { black: full, white: board().discs.black } }).size).toBe(64);
  });
});
