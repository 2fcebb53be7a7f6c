import { expect, test } from 'vitest';
import { makePerft, perftStart, type StartName } from '../../../cli/commands/perft.ts';
import { loadEngineProgram } from '../../../cli/engine/engineFiles.ts';
import { boardOf } from '../../../src/game/games.ts';
import { perft } from '../../../src/game/othello/perft.ts';
import { crossStart } from '../../../src/game/othello/position.ts';
import { parseSize } from '../../../src/game/shape.ts';
import { QUICK_SEQUENCES, rowsOfSize } from '../../../testkit/game/perftRows.ts';
import { resultsOf } from '../flipside.ts';

const count = makePerft(await loadEngineProgram());

test.each(rowsOfSize(0, QUICK_SEQUENCES))(
  'perft counts $name',
  ({ startName, shape, depth, passes, count: known }) => {
    expect(count(perftStart(startName as StartName, shape), depth, passes)).toEqual(known);
  },
);

test('perft counts on boards with blocked squares', async () => {
  const counts = async (...board: readonly string[]) =>
    (await resultsOf(['perft', '--depth', '6', ...board])).map(({ nodes }) => nodes);
  const octagon = boardOf('octagon', parseSize('4x4'));
  const expected = [1, 2, 3, 4, 5, 6].map(depth => perft(crossStart(octagon), depth, 'skip').nodes);
  expect(await counts('--game', 'octagon', '--size', '4x4')).toEqual(expected);
  expect(await counts('--size', '4x4-a1d1a4d4')).toEqual(expected);
  expect(await counts('--size', '4x4')).not.toEqual(expected);
});
