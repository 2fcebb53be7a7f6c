// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keepShared } from '../../../src/offline/shared.ts';
import { followLaunches, takeShared } from '../../../src/play/offline/received.ts';
import { settled } from '../../../testkit/until.ts';

afterEach(() => void delete (window as { launchQueue?: unknown }).launchQueue);

test.each([
  [
    'files that the system opens with the page are handed on',
    [{ getFile: async () => new File([], 'a.sgf') }],
    1,
  ],
  ['a start without files is nothing to hand on', [], 0],
  ['nor are files that cannot be had', [{ getFile: () => Promise.reject(new Error('gone')) }], 0],
])('%s', async (_, files, calls) => {
  const receive = vi.fn();
  Object.assign(window, {
    launchQueue: { setConsumer: (consume: (launch: object) => void) => consume({ files }) },
  });
  followLaunches(receive);
  await settled();
  expect(receive).toHaveBeenCalledTimes(calls);
});

/** The part of `CacheStorage` used for sharing, in memory. */
const memoryCaches = () => {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      put: async (url: string, response: Response) => void entries.set(new URL(url).href, response),
      match: async (key: string | Request) =>
        entries.get(typeof key === 'string' ? new URL(key).href : key.url),
      keys: async () => [...entries.keys()].map(url => new Request(url)),
    };
  };
  return {
    has: async (name: string) => all.has(name),
    open: async (name: string) => cacheOf(name),
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage;
};

test('a shared file is accepted if its truncated name ends within an emoji', async () => {
  const folder = 'https://example.org/flipside/';
  const form = new FormData();
  // 200 characters are kept; the first is half of an emoji.
  form.append('files', new File(['f5d6'], `\u{1f600}${'a'.repeat(195)}.txt`));
  const request = { formData: async () => form, url: folder } as unknown as Request;
  const caches = memoryCaches();
  vi.spyOn(Response, 'redirect').mockReturnValue(new Response());
  await keepShared(request, folder, caches);
  const { files } = await takeShared(folder, caches);
  expect(files?.map(({ name }) => name)).toEqual([`${'a'.repeat(195)}.txt`]);
});
