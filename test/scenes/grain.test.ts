// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { fakeCanvas } from './canvas.ts';

beforeAll(fakeCanvas);

test('a tile of grain is made in several steps, and only once', async () => {
  // Other tests of this process may have made it.
  const anew: string = '../../src/scenes/board/paint/grain.ts?anew';
  const { makeGrain } = (await import(anew)) as typeof import('../../src/scenes/board/paint/grain.ts');
  expect([...makeGrain({ kind: 'wood' })]).toHaveLength(3);
  expect([...makeGrain({ kind: 'wood' })]).toHaveLength(0);
});
