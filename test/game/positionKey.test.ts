import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { legalMoves, type Position, play } from '../../src/game/position.ts';
import { positionKey } from '../../src/game/positionKey.ts';
import { parseShapeText, type Shape } from '../../src/game/shape.ts';
import type { Square } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { symmetriesOfShape } from '../../src/game/symmetry.ts';

const shapeOf = (text: string): Shape => parseShapeText(text) as Shape;
const SETUPS = [
  STANDARD_SETUP,
  { ...STANDARD_SETUP, game: 'anti' },
  { ...STANDARD_SETUP, game: 'othello', shape: shapeOf('6x4') },
  { ...STANDARD_SETUP, game: 'blocked', shape: shapeOf('8x8-b2c7g1') },
  { ...STANDARD_SETUP, game: 'connect4', shape: shapeOf('7x6') },
] as const;

/** A position after random moves. */
const anyPosition = fc
  .record({ setup: fc.constantFrom(...SETUPS), choices: fc.array(fc.nat(30), { maxLength: 40 }) })
  .map(({ setup, choices }) =>
    choices.reduce<Position>((position, choice) => {
      const moves = [...legalMoves(position)];
      return play(position, moves[choice % Math.max(1, moves.length)] as Square) ?? position;
    }, startOf(setup)),
  );

test('mirror images and rotations of a position share its key', () => {
  fc.assert(
    fc.property(anyPosition, position => {
      for (const symmetry of symmetriesOfShape(position.shape, position.rules === 'connect4')) {
        const moved = (set: SquareSet): SquareSet => SquareSet.of(...[...set].map(symmetry));
        const image = {
          ...position,
          shape: { ...position.shape, squares: moved(position.shape.squares) },
          discs: { black: moved(position.discs.black), white: moved(position.discs.white) },
        } as Position;
        expect(positionKey(image)).toEqual(positionKey(position));
      }
    }),
  );
});

test('another disc, turn, rule or board gives a different key', () => {
  fc.assert(
    fc.property(anyPosition, fc.nat(63), (position, index) => {
      const { black, white } = position.discs;
      const square = index as Square;
      const other = black.has(square)
        ? { black: black.without(square), white: white.with(square) }
        : { black: black.with(square), white: white.without(square) };
      const turned = position.turn === 'black' ? 'white' : 'black';
      const keys = [
        position,
        { ...position, discs: other },
        { ...position, turn: turned },
        { ...position, rules: position.rules === 'anti' ? 'othello' : 'anti' },
      ].map(one => `${positionKey(one as Position)}`);
      expect(new Set(keys).size).toBe(4);
    }),
  );
});

test('keys stay as they were stored', () => {
  expect(SETUPS.map(setup => positionKey(startOf(setup)).join(' '))).toEqual([
    '3447220853 2861425883',
    '3816380764 1292574748',
    '1608494754 4215692554',
    '115174345 3645271965',
    '3201351588 509273306',
  ]);
});
