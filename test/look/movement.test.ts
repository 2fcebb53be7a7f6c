import { expect, test } from 'vitest';
import { discCounts } from '../../src/game/board.ts';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import type { Position } from '../../src/game/position.ts';
import { parseTranscript, readMoves, replay } from '../../src/game/transcript.ts';
import { MOTION } from '../../src/look/motion.ts';
import { movementBetween } from '../../src/look/movement.ts';
import { WHITE_WINS } from '../../testkit/ui/matches.ts';

const replayed = replay<Position>(STANDARD_START, parseTranscript(WHITE_WINS) ?? []);
const positions = replayed.type === 'legal' ? replayed.positions : [];
const steps = positions.slice(1).map((after, ply) => [positions[ply] as Position, after] as const);

test('the first move counts its disc as it lands, and the flipped one as it shows its other side', () => {
  const [before, after] = steps[0] ?? [STANDARD_START, STANDARD_START];
  const { total, counts } = movementBetween(before, after, 1);
  expect(counts).toEqual([
    { at: MOTION.landing / 2, counts: { black: 3, white: 2 } },
    { at: MOTION.landing + MOTION.flip / 2, counts: { black: 4, white: 1 } },
  ]);
  expect(total).toBe(MOTION.landing + MOTION.flip);
});

test('the counts of every move, forward and back, end at those of its position, and within the movement', () => {
  for (const [one, other] of steps)
    for (const [before, after] of [[one, other] as const, [other, one] as const]) {
      const { total, counts } = movementBetween(before, after, 1);
      expect(counts.at(-1)?.counts).toEqual(discCounts(after));
      expect(Math.max(...counts.map(({ at }) => at))).toBeLessThanOrEqual(total);
    }
});

test('the side to move only gains, and the other only loses, one moment after the other', () => {
  for (const [before, after] of steps) {
    const own = movementBetween(before, after, 1).counts.map(({ counts }) => counts[before.turn]);
    expect(own).toEqual([...new Set(own)].sort((a, b) => a - b));
  }
});

test('without movement nothing takes any time', () => {
  const [before, after] = steps[20] ?? [STANDARD_START, STANDARD_START];
  expect(movementBetween(before, after, 0).total).toBe(0);
});

test('in Connect Four the movement lasts until the disc is at rest', () => {
  const fallen = replay<Position>(CONNECT4_START, readMoves(CONNECT4_START, '4') ?? []);
  const after = (fallen.type === 'legal' && fallen.positions.at(-1)) || CONNECT4_START;
  expect(movementBetween(CONNECT4_START, after, 1).total).toBeGreaterThan(MOTION.landing);
});
