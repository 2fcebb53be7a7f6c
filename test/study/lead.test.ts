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

const momentOf = (ply: number, moveClass: Moment['ply']['moveClass'], loss: number): Moment =>
  ({ ply: { ply, moveClass, loss } }) as Moment;

test('the gravest moment turned the game, whatever it lost', () => {
  const moments = [momentOf(10, 'mistake', 9), momentOf(20, 'blunder', 7), momentOf(30, 'inaccuracy', 2)];
  expect(turningMoment({ moments } as unknown as Review)?.ply.ply).toBe(20);
  expect(turningMoment({ moments: [] } as unknown as Review)).toBeUndefined();
});
