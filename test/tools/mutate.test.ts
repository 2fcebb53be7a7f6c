import { expect, test } from 'vitest';
import { mutated, mutationsOf } from '../../tools/mutate/mutations.ts';
import { testsOf } from '../../tools/mutate/testsOf.ts';
import { fromRoot } from '../../tools/paths.ts';

test('the tests of a module are those that load it, the nearest first', () => {
  const [nearest, ...others] = testsOf(fromRoot('src', 'game', 'duel.ts'));
  expect(nearest).toBe(fromRoot('test', 'game', 'duel.test.ts'));
  expect(others).toContain(fromRoot('test', 'ui', 'board', 'result.test.ts'));
  expect(others).not.toContain(fromRoot('test', 'game', 'squareSet.test.ts'));
});

test('operators, conditions, numbers and side effects are mutated, constants and types are not', () => {
  const source = 'const T = { a: -1, b: [[2, 3], 5] }, C = 9 * DAY;\ntype U = 2;\nif (!(x < 3)) run();\n';
  expect(mutationsOf('a.ts', source).map(mutation => mutated(source, mutation).split('\n')[2])).toEqual([
    'if (false) run();',
    'if ((x < 3)) run();',
    'if (!(x <= 3)) run();',
    'if (!(x < 4)) run();',
    'if (!(x < 3)) ;',
  ]);
  const computed = 'const a = { b: !c };';
  expect(mutationsOf('a.ts', computed).map(mutation => mutated(computed, mutation))).toEqual([
    'const a = { b: c };',
  ]);
});
