import { expect, test, vi } from 'vitest';
import type { FromPackageWorker, ToPackageWorker } from '../../src/package/packageMessages.ts';
import { until } from '../../testkit/until.ts';

interface Worker {
  postMessage(message: FromPackageWorker): void;
  onmessage(event: { readonly data: ToPackageWorker }): void;
}

test('the worker of a browser looks for the files where it was told, and says which one is missing', async () => {
  const said: FromPackageWorker[] = [];
  const postMessage: Worker['postMessage'] = message => void said.push(message);
  vi.stubGlobal('self', { postMessage, navigator });
  const asked = vi.fn(async (_address: string) => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', asked);
  await import('../../src/package/worker.ts');
  const receive = (data: ToPackageWorker): void => (self as unknown as Worker).onmessage({ data });
  const [wasm, weights] = ['https://else.test/engine.wasm', 'https://else.test/weights'];
  receive({ type: 'files', wasm, weights });
  receive({ type: 'start', program: undefined, weights: undefined, stopFlag: undefined });
  await until(() => expect(said).toContainEqual({ type: 'failed', reason: 'notLoaded' }));
  expect(asked.mock.calls.map(([address]) => address).toSorted()).toEqual([wasm, weights]);
  for (const address of [wasm, weights]) expect(said).toContainEqual({ type: 'missing', address });
  vi.unstubAllGlobals();
});
