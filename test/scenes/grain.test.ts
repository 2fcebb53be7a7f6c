// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest';
import { fakeCanvas } from './canvas.ts';

beforeAll(fakeCanvas);

test('a tile of grain is made in several steps, and only once', async () => {
  // Other tests of this page may have made it.
  vi.resetModules();
  const { makeGrain } = await import('../../src/scenes/board/paint/grain.ts');
  expect([...makeGrain({ kind: 'wood' })]).toHaveLength(3);
  expect([...makeGrain({ kind: 'wood' })]).toHaveLength(0);
});
