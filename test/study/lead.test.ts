import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import { parseTranscript, replayOf } from '../../src/game/transcript.ts';
import { leadsOf, turningMoment } from '../../src/study/lead.ts';
import type { Moment, Review } from '../../src/study/review.ts';

test('the lead is in discs for Black, with those that a side counts besides', () => {
  const replayed = replayOf(STANDARD_SETUP, parseTranscript('f5d6') ?? []);
  const positions = replayed.type === 'legal' ? replayed.positions : [];
  expect(leadsOf(positions, { black: 0, white: 0 })).toEqual([0, 3, 0]);
  expect(leadsOf(positions, { black: 0, white: 2 })).toEqual([-2, 1, -2]);
});

const momentOf = (ply: number, chanceAfter: number): Moment =>
  ({ ply: { ply, chance: 0.6, chanceAfter, loss: 2 } }) as Moment;

test('the last change of the proved result turned the game, else the greatest loss of chance', () => {
  const moments = [momentOf(10, 0.5), momentOf(20, 0.2), momentOf(30, 0.4)];
  expect(turningMoment({ moments, turningPoint: 30 } as unknown as Review)?.ply.ply).toBe(30);
  expect(turningMoment({ moments } as unknown as Review)?.ply.ply).toBe(20);
  expect(turningMoment({ moments: [] } as unknown as Review)).toBeUndefined();
});
