import { expect, test } from 'vitest';
import { makeTranscript } from '../../../../src/game/transcript.ts';
import { makeCandidates } from '../../../train/xot/candidates.ts';

/** The published numbers of positions that differ by more than rotation and reflection. */
test.each([
  [1, 1],
  [2, 3],
  [3, 14],
  [4, 60],
  [5, 322],
  [6, 1773],
])('after %i plies there are %i positions', (plies, count) => {
  expect(makeCandidates(plies, 1)).toHaveLength(count);
});

test('every transcript begins with f5, and the seed chooses among those that lead to the same position', () => {
  const [first, second] = [1, 2].map(seed =>
    makeCandidates(6, seed).map(({ transcript }) => makeTranscript(transcript)),
  );
  expect(first?.every(transcript => transcript.startsWith('f5'))).toBe(true);
  expect(new Set(first)).not.toEqual(new Set(second));
});
