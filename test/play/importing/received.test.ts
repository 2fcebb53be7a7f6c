// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { followLaunches } from '../../../src/play/importing/received.ts';
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
