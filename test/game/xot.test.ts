import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { makeTranscript, parseTranscript, replay } from '../../src/game/transcript.ts';
import { drawOpening } from '../../src/game/xot.ts';
import { fromRoot } from '../../tools/paths.ts';

const OPENINGS = readFileSync(fromRoot('public', 'assets', 'xot.txt'), 'utf8')
  .trimEnd()
  .split('\n');

/** Slow checks try one opening in this many. */
const SAMPLED = 20;

test('there are over five thousand openings, sorted, all of them playable', () => {
  expect(OPENINGS.length).toBeGreaterThanOrEqual(5000);
  expect([...OPENINGS].sort()).toEqual(OPENINGS);
  const drawn = OPENINGS.map((_, index) => drawOpening(OPENINGS, index));
  expect(drawn.map(transcript => makeTranscript(transcript ?? []))).toEqual(OPENINGS);
});

test.each([
  ['an empty list', []],
  ['an opening that is too short', ['f5d6c3']],
  ['an opening with an illegal move', ['f5d6c3d3c4f4c5a1']],
  ['text without squares', ['12345678']],
])('%s gives no opening', (_, openings) => {
  expect(drawOpening(openings, 7)).toBeUndefined();
});

test('any seed draws an opening, and every opening is drawn by some seed', () => {
  const few = OPENINGS.slice(0, 3);
  const drawn = [0, 1, 2, 2 ** 31 - 1].map(seed => makeTranscript(drawOpening(few, seed) ?? []));
  expect(new Set(drawn)).toEqual(new Set(few));
});

test.each([1, 4])(
  'an opening made illegal by %i discs on corners is replaced by the next legal one',
  count => {
    const headStart = { color: 'white', kind: 'corners', count } as const;
    const setup = { ...STANDARD_SETUP, game: 'xot', headStart } as const;
    const some = OPENINGS.filter((_, index) => index % SAMPLED === 0);
    const drawn = some.map((_, seed) => makeTranscript(drawOpening(some, seed, headStart) ?? []));
    expect(drawn.filter((opening, seed) => opening !== some[seed])).not.toEqual([]);
    for (const opening of new Set(drawn))
      expect(replay(startOf(setup), parseTranscript(opening) ?? [])).toMatchObject({ type: 'legal' });
  },
);
