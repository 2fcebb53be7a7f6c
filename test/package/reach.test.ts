import { expect, test } from 'vitest';
import type { Reach } from '../../src/package/engineTypes.ts';
import { positionOf, setupOf } from '../../src/package/game.ts';
import { methodFor, USUAL_MILLISECONDS } from '../../src/package/reach.ts';

test.each<[Reach, object, object]>([
  [
    {},
    { type: 'time', milliseconds: USUAL_MILLISECONDS },
    { type: 'time', milliseconds: USUAL_MILLISECONDS },
  ],
  [{ milliseconds: 50 }, { type: 'time', milliseconds: 50 }, { type: 'time', milliseconds: 50 }],
  [{ depth: 6 }, { type: 'depth', depth: 6 }, { type: 'depth', depth: 6 }],
  [
    { depth: 6, milliseconds: 50 },
    { type: 'depth', depth: 6, milliseconds: 50 },
    { type: 'depth', depth: 6 },
  ],
  [{ depth: 6, solve: true }, { type: 'solve', goal: 'score' }, { type: 'solve' }],
  [
    { depth: 6, solve: false },
    { type: 'depth', depth: 6 },
    { type: 'depth', depth: 6 },
  ],
])('%j limits the search, in Othello and in Connect Four', (reach, othello, connect4) => {
  expect(methodFor(positionOf('f5'), reach)).toMatchObject({ by: 'flipside', limit: othello });
  const four = positionOf('44', setupOf('connect4'));
  expect(methodFor(four, reach)).toMatchObject({ by: 'solver', limit: connect4 });
});
