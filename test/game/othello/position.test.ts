import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { occupied } from '../../../src/game/board.ts';
import { COLORS, opposite } from '../../../src/game/color.ts';
import {
  crossStart,
  flippedBy,
  isOver,
  legalMoves,
  legalMovesFor,
  type OthelloPosition,
  play,
  STANDARD_START,
} from '../../../src/game/othello/position.ts';
import { makeSquare } from '../../../src/game/square.ts';
import type { SquareSet } from '../../../src/game/squareSet.ts';
import { anyDiscs, anyPlayed, drawn, shapeOf } from '../../../testkit/game/positions.ts';
import { plainFlips, plainMoves } from './plainRules.ts';

const names = (squares: SquareSet): string => [...squares].map(makeSquare).join(' ');
const numbers = (squares: Iterable<number>): number[] => [...squares].sort((a, b) => a - b);

/** Black can flip six discs along each line from the corner. */
const LONGEST_LINES = drawn(
  '-OOOOOOX OO------ O-O----- O--O---- O---O--- O----O-- O-----O- X------X',
  'black',
);
const EMPTY_ROWS = (count: number): string => Array(count).fill('--------').join(' ');

describe('the start', () => {
  test('has white discs on d4 and e5, black ones on e4 and d5, and Black to move', () => {
    expect(names(STANDARD_START.discs.white)).toBe('d4 e5');
    expect(names(STANDARD_START.discs.black)).toBe('e4 d5');
    expect(STANDARD_START.turn).toBe('black');
    expect(names(legalMoves(STANDARD_START))).toBe('d3 c4 f5 e6');
  });

  test('on a 2 x 2 board is also the end of the game', () => {
    expect(isOver(crossStart(shapeOf(2, 2)))).toBe(true);
  });
});

describe('a play', () => {
  test('is legal exactly if it flips a disc, on boards of every size and with discs anywhere', () => {
    fc.assert(
      fc.property(fc.oneof(anyPlayed, anyDiscs), fc.constantFrom(...COLORS), (position, color) => {
        expect([...legalMovesFor(position, color)]).toEqual(plainMoves(position, color));
      }),
    );
  });

  test('flips exactly the discs between the new one and others of its color', () => {
    fc.assert(
      fc.property(fc.oneof(anyPlayed, anyDiscs), fc.constantFrom(...COLORS), (position, turn) => {
        for (const square of position.shape.squares)
          expect([...flippedBy({ ...position, turn }, square)]).toEqual(
            numbers(plainFlips(position, turn, square)),
          );
      }),
      { examples: [[LONGEST_LINES, 'black']] },
    );
  });

  test('adds one disc and changes no others but the flipped ones', () => {
    fc.assert(
      fc.property(anyPlayed, position => {
        for (const square of legalMoves(position)) {
          const { discs } = play(position, square) as OthelloPosition;
          const turned = flippedBy(position, square);
          expect(discs[position.turn]).toEqual(position.discs[position.turn].union(turned).with(square));
          expect(discs[opposite(position.turn)]).toEqual(
            position.discs[opposite(position.turn)].diff(turned),
          );
        }
      }),
    );
  });
});

describe('the turn', () => {
  const whiteMustPass = drawn(`XO------ ${EMPTY_ROWS(7)}`, 'white');

  test('goes to the other side if only that one can move', () => {
    expect(whiteMustPass.turn).toBe('black');
    expect(names(legalMoves(whiteMustPass))).toBe('c1');
  });

  test('belongs to a side that can move, unless the game is over for both', () => {
    fc.assert(
      fc.property(anyPlayed, position => {
        const canMove = COLORS.some(color => !legalMovesFor(position, color).isEmpty());
        expect(legalMoves(position).isEmpty()).toBe(!canMove);
      }),
    );
  });

  test('changes with every play unless the other side has to pass', () => {
    fc.assert(
      fc.property(anyPlayed, position => {
        for (const square of legalMoves(position)) {
          const after = play(position, square) as OthelloPosition;
          const canAnswer = !legalMovesFor(after, opposite(position.turn)).isEmpty();
          if (canAnswer) expect(after.turn).toBe(opposite(position.turn));
          else if (!isOver(after)) expect(after.turn).toBe(position.turn);
        }
      }),
    );
  });

  test('is over when the board is full or of one color', () => {
    expect(isOver(drawn(Array(8).fill('XXXXOOOO').join(' '), 'black'))).toBe(true);
    expect(isOver(drawn(`XXX----- ${EMPTY_ROWS(7)}`, 'white'))).toBe(true);
    expect(occupied(drawn(`XXX----- ${EMPTY_ROWS(7)}`, 'white')).size).toBe(3);
  });
});
