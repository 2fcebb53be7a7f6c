import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPacked, loadProgram } from '../../src/engine/loadFiles.ts';

const WEIGHTS = Uint8Array.from({ length: 1000 }, (_, index) => index % 7);
const PACKED = gzipSync(WEIGHTS);

const WASM = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const UNKNOWN_SECTION = [0x7f, 0x00];

const answer = (body: BodyInit, status = 200): void => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('weights are unpacked', async () => {
  answer(PACKED);
  expect(await loadPacked('flipside.weights')).toEqual(WEIGHTS);
});

test.each<[string, BodyInit, number]>([
  ['a missing file', 'Not found', 404],
  ['an HTML page', '<!doctype html>', 200],
  ['half a file', PACKED.subarray(0, PACKED.length / 2), 200],
])('%s is not accepted as weights', async (_, body, status) => {
  answer(body, status);
  expect(await loadPacked('flipside.weights')).toBeUndefined();
});

test('without a network there are no weights', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadPacked('flipside.weights')).toBeUndefined();
});

test('an engine is loaded', async () => {
  answer(Uint8Array.from(WASM));
  expect(await loadProgram('engine.wasm')).toMatchObject({ type: 'loaded' });
});

test('a missing file is not loaded', async () => {
  answer('Not found', 404);
  expect(await loadProgram('engine.wasm')).toEqual({ type: 'failed', reason: 'notLoaded' });
});

test('a page in place of the file is not loaded', async () => {
  answer('<!doctype html>');
  expect(await loadProgram('engine.wasm')).toEqual({ type: 'failed', reason: 'notLoaded' });
});

test('without a network nothing is loaded', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadProgram('engine.wasm')).toEqual({ type: 'failed', reason: 'notLoaded' });
});

test('a broken file is rejected by a capable browser', async () => {
  answer(Uint8Array.from([...WASM, ...UNKNOWN_SECTION]));
  expect(await loadProgram('engine.wasm')).toEqual({ type: 'failed', reason: 'notLoaded' });
});

test('a browser without SIMD counts as one without WebAssembly', async () => {
  answer(Uint8Array.from([...WASM, ...UNKNOWN_SECTION]));
  const { compile } = WebAssembly;
  vi.stubGlobal('WebAssembly', { compile, validate: () => false });
  expect(await loadProgram('engine.wasm')).toEqual({ type: 'failed', reason: 'noWebAssembly' });
});

test('a browser without WebAssembly is reported as such', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  expect(await loadProgram('engine.wasm')).toEqual({ type: 'failed', reason: 'noWebAssembly' });
});
