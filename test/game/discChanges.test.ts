import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DiscChanges, discChanges } from '../../src/game/discChanges.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { type Position, play } from '../../src/game/position.ts';
import { distanceBetween, makeSquare, parseSquare } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { anyStandard } from '../../testkit/game/positions.ts';
import { anyGame, replayed } from './othello/games.ts';

/** The discs on a view after it has animated the changes. */
const carriedOut = ({ discs }: Position, changes: DiscChanges): Position['discs'] => {
  const { landed, flipped, appeared, vanished } = changes;
  const moved = [...vanished, ...flipped.map(({ square }) => square)];
  const standing = {
    black: discs.black.diff(SquareSet.of(...moved)),
    white: discs.white.diff(SquareSet.of(...moved)),
  };
  for (const { square, to } of flipped) standing[to] = standing[to].with(square);
  for (const { square, color } of [...appeared, ...(landed === undefined ? [] : [landed])])
    standing[color] = standing[color].with(square);
  return standing;
};

describe('the changes between two positions', () => {
  test('lead from any position to any other', () => {
    fc.assert(
      fc.property(anyStandard, anyStandard, (before, after) => {
        expect(carriedOut(before, discChanges(before, after))).toEqual(after.discs);
      }),
    );
  });

  test('are the new disc and the flipped discs for every turn of a game', () => {
    fc.assert(
      fc.property(anyGame, ({ turns, positions }) => {
        for (const { ply, color, square, flipped } of turns) {
          const changes = discChanges(positions[ply] as Position, positions[ply + 1] as Position);
          expect(changes.landed).toEqual({ square, color, fall: 0 });
          expect(changes.flipped.map(disc => disc.square)).toEqual([...flipped]);
          expect([...changes.appeared, ...changes.vanished]).toEqual([]);
        }
      }),
    );
  });

  test('give the distance of each flipped disc from the landed one', () => {
    const { positions } = replayed('f5d6c3d3c4');
    for (const [ply, after] of positions.slice(1).entries()) {
      const { landed, flipped } = discChanges(positions[ply] as Position, after);
      for (const { square, distance } of flipped)
        expect(distance).toBe(distanceBetween(landed?.square ?? square, square));
    }
  });

  test('remove discs and flip others back on undo, without a landed disc', () => {
    const after = play(STANDARD_START, parseSquare('f5')) as Position;
    const { landed, flipped, appeared, vanished } = discChanges(after, STANDARD_START);
    expect(vanished.map(makeSquare)).toEqual(['f5']);
    expect(flipped).toEqual([{ square: parseSquare('e5'), to: 'white', distance: 0 }]);
    expect([landed, ...appeared]).toEqual([undefined]);
  });

  test('add discs on redo over several plies, without a landed disc', () => {
    const after = replayed('f5d6').positions.at(-1) as Position;
    const { landed, appeared } = discChanges(STANDARD_START, after);
    expect(appeared.map(({ square }) => makeSquare(square))).toEqual(['f5', 'd6']);
    expect(landed).toBeUndefined();
  });

  test('are none between a position and itself', () => {
    const none = { landed: undefined, flipped: [], appeared: [], vanished: [] };
    expect(discChanges(STANDARD_START, STANDARD_START)).toEqual(none);
  });
});
