import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWorker } from '../../src/engine/openWorker.ts';

class FakeWorker {
  static last: FakeWorker;
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
  onmessageerror?: () => void;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();

  constructor() {
    FakeWorker.last = this;
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a port forwards its worker's messages", () => {
  const port = openWorker();
  port.onMessage = vi.fn();
  const message = { type: 'failed', reason: 'notLoaded' } as const;
  FakeWorker.last.onmessage?.({ data: message });
  expect(port.onMessage).toHaveBeenCalledExactlyOnceWith(message);
});

test.each(['onerror', 'onmessageerror'] as const)('a port treats %s as a crash', event => {
  const port = openWorker();
  port.onError = vi.fn();
  FakeWorker.last[event]?.();
  expect(port.onError).toHaveBeenCalledOnce();
});

test.each([true, false])('a port has a stop flag only on an isolated page: %s', isolated => {
  vi.stubGlobal('crossOriginIsolated', isolated);
  expect(openWorker().stopFlag !== undefined).toBe(isolated);
});

test.each(['SharedArrayBuffer', 'Atomics'])(
  'an isolated page without %s has a port without a stop flag',
  missing => {
    vi.stubGlobal('crossOriginIsolated', true);
    vi.stubGlobal(missing, undefined);
    expect(openWorker().stopFlag).toBeUndefined();
  },
);

test('a port ends its worker', () => {
  openWorker().terminate();
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce();
});
