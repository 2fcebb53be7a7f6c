import { afterEach, expect, test, vi } from 'vitest';
import { openingsFrom } from '../../../src/play/files/lists.ts';

const LIST = 'f5d6c3d3c4f4c5b3\nf5f4e3f2f3g4c3e2\n';
const URL = 'xot.txt';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (...answers: readonly Response[]) => {
  const fetching = vi.fn();
  for (const response of answers) fetching.mockResolvedValueOnce(response);
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

test('openings are fetched once, as one transcript each', async () => {
  const fetching = answer(new Response(LIST));
  const load = openingsFrom(URL);
  const first = await load();
  expect([first, await load()]).toEqual([LIST.trim().split('\n'), first]);
  expect(fetching).toHaveBeenCalledOnce();
});

test.each<[string, Response]>([
  ['a missing file', new Response('Not found', { status: 404 })],
  ['a page in place of the file', new Response('<!doctype html>\n')],
  ['an empty file', new Response('')],
])('%s is not accepted as a list', async (_, response) => {
  answer(response);
  expect(await openingsFrom(URL)()).toBeUndefined();
});

test('after a failure the openings are fetched again on the next request', async () => {
  answer(new Response('Not found', { status: 404 }), new Response(LIST));
  const load = openingsFrom(URL);
  await load();
  expect(await load()).toHaveLength(2);
});

test('without a network there are no openings', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await openingsFrom(URL)()).toBeUndefined();
});
