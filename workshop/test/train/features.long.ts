import fc from 'fast-check';
import { expect, test } from 'vitest';
import { opposite } from '../../../src/game/color.ts';
import { isOver, legalMoves, play } from '../../../src/game/othello/position.ts';
import { anyStandard, mapped, SYMMETRIES } from '../../../testkit/game/positions.ts';
import { featureBytes, madeOf, putPosition, training, useWeights, weightsBytes } from './training.ts';

const RUNS = { seed: 8, numRuns: 150 };
const rooms = [training.allocate(featureBytes), training.allocate(featureBytes)] as const;

const featuresAt = (room: number): readonly number[] => [
  ...new Uint16Array(training.memory.buffer.slice(room, room + featureBytes)),
];

test('updated features equal those computed from scratch, for either side', () => {
  fc.assert(
    fc.property(anyStandard, fc.boolean(), (position, playerIsSecond) => {
      fc.pre(!isOver(position));
      for (const square of legalMoves(position)) {
        const after = play(position, square);
        if (after === undefined) throw new Error('A legal move was refused.');
        training.writeFeaturesOf(putPosition(position), rooms[0], playerIsSecond);
        training.playFeaturesOf(putPosition(position), rooms[0], square, playerIsSecond);
        const turned = after.turn === opposite(position.turn);
        training.writeFeaturesOf(putPosition(after), rooms[1], playerIsSecond !== turned);
        expect(featuresAt(rooms[0])).toEqual(featuresAt(rooms[1]));
      }
    }),
    RUNS,
  );
});

/** Small irregular weights, the same in every run. */
const scattered = madeOf(index => Math.imul(index + 1, 0x9e3779b1) >>> 28);

test('the value is the same for rotated and mirrored positions, and with swapped sides', () => {
  expect(useWeights(scattered)).toBe(true);
  fc.assert(
    fc.property(anyStandard, position => {
      const values = SYMMETRIES.flatMap(symmetry =>
        [false, true].map(second => training.evaluateFineAt(putPosition(mapped(position, symmetry)), second)),
      );
      expect(new Set(values).size).toBe(1);
    }),
    RUNS,
  );
});

test('irregular weights tell most positions apart', () => {
  useWeights(scattered);
  const positions = fc.sample(anyStandard, { seed: 8, numRuns: 100 });
  const values = positions.map(position => training.evaluateFineAt(putPosition(position), false));
  expect(new Set(values).size).toBeGreaterThan(50);
});

test('a damaged, truncated or foreign file is rejected', () => {
  const damaged = Uint8Array.from(scattered);
  damaged[weightsBytes - 1]! ^= 1;
  const foreign = Uint8Array.from(scattered);
  foreign[0]! ^= 1;
  expect([damaged, foreign, scattered.subarray(1)].map(useWeights)).toEqual([false, false, false]);
});
