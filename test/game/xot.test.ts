import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STANDARD_SETUP, startOf, XOT_PLIES } from '../../src/game/games.ts';
import { isOver } from '../../src/game/othello/position.ts';
import { makeTranscript, parseTranscript, replay } from '../../src/game/transcript.ts';
import { drawOpening } from '../../src/game/xot.ts';
import { mapped, positionAfter, SYMMETRIES } from '../../testkit/game/positions.ts';
import { fromRoot } from '../../tools/paths.ts';

const OPENINGS = readFileSync(fromRoot('public', 'assets', 'xot.txt'), 'utf8')
  .trimEnd()
  .split('\n');

test('there are five thousand openings and more, sorted, each of them one that can be played', () => {
  expect(OPENINGS.length).toBeGreaterThanOrEqual(5000);
  expect([...OPENINGS].sort()).toEqual(OPENINGS);
  const drawn = OPENINGS.map((_, index) => drawOpening(OPENINGS, index));
  expect(drawn.map(transcript => makeTranscript(transcript ?? []))).toEqual(OPENINGS);
});

test('no two lead to the same position, turned and mirrored ones included', () => {
  const boards = OPENINGS.map(opening => {
    const position = positionAfter(opening, XOT_PLIES);
    expect(isOver(position)).toBe(false);
    const images = SYMMETRIES.map(symmetry => mapped(position, symmetry));
    const texts = images.map(({ turn, discs: { black, white } }) =>
      [turn, black.lo, black.hi, white.lo, white.hi].join(' '),
    );
    return texts.sort()[0];
  });
  expect(new Set(boards).size).toBe(OPENINGS.length);
});

test.each([
  ['no list', []],
  ['a line that is too short', ['f5d6c3']],
  ['squares that are not legal', ['f5d6c3d3c4f4c5a1']],
  ['no squares at all', ['12345678']],
])('%s gives no opening', (_, openings) => {
  expect(drawOpening(openings, 7)).toBeUndefined();
});

test('every opening is drawn by some seed, whatever the seed is', () => {
  const few = OPENINGS.slice(0, 3);
  const drawn = [0, 1, 2, 2 ** 31 - 1].map(seed => makeTranscript(drawOpening(few, seed) ?? []));
  expect(new Set(drawn)).toEqual(new Set(few));
});

test.each([1, 2, 3, 4])(
  'an opening that %i discs on corners do not allow gives way to the next that they do',
  count => {
    const headStart = { color: 'white', kind: 'corners', count } as const;
    const setup = { ...STANDARD_SETUP, game: 'xot', headStart } as const;
    const drawn = OPENINGS.map((_, seed) => makeTranscript(drawOpening(OPENINGS, seed, headStart) ?? []));
    expect(drawn.filter((opening, seed) => opening !== OPENINGS[seed])).not.toEqual([]);
    for (const opening of new Set(drawn))
      expect(replay(startOf(setup), parseTranscript(opening) ?? [])).toMatchObject({ type: 'legal' });
  },
);
