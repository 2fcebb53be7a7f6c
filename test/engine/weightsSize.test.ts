import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../tools/paths.ts';

const MOST_BYTES = 1_000_000;

test("the page's weights are small", () => {
  expect(statSync(fromRoot('public', 'assets', 'flipside.weights')).size).toBeLessThan(MOST_BYTES);
});
