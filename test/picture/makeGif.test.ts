import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { USUAL_WISHES } from '../../src/look/style/boardStyle.ts';
import { THEMES } from '../../src/look/themes.ts';
import type { FromGifWorker } from '../../src/picture/browser/gifWorker.ts';
import { makeGif } from '../../src/picture/browser/makeGif.ts';
import type { FilmLook } from '../../src/picture/film/faces.ts';
import { FILM_PACES, filmOf } from '../../src/picture/film/film.ts';
import { drawnGeometry } from '../../src/picture/picture.ts';
import { until } from '../../testkit/until.ts';

vi.mock('../../src/picture/browser/raster.ts', () => ({ pixelsOf: async () => new Uint8ClampedArray(4) }));

/** A worker controlled by the test. */
class FakeWorker {
  static last: FakeWorker | undefined;
  onerror = () => {};
  onmessage = (_: { data: FromGifWorker }) => {};
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  constructor() {
    FakeWorker.last = this;
  }
}
beforeEach(() => void vi.stubGlobal('Worker', FakeWorker));
afterEach(() => {
  FakeWorker.last = undefined;
  vi.unstubAllGlobals();
});

const position = startOf(STANDARD_SETUP);
const FILM = filmOf({
  ...{ setup: STANDARD_SETUP, transcript: parseTranscript('f5d6') ?? [], from: 0, to: 2 },
  pace: FILM_PACES.normal,
});
const LOOK: FilmLook = {
  theme: 'classic',
  colors: THEMES.classic.colors,
  ...USUAL_WISHES,
  position,
  board: drawnGeometry(position),
};

/** A film in the making, with all faces painted. */
const making = async (signal?: AbortSignal) => {
  const shares: number[] = [];
  const made = makeGif({
    film: FILM,
    look: LOOK,
    onProgress: share => shares.push(share),
    ...(signal && { signal }),
  });
  const worker = await until(() => {
    if (FakeWorker.last === undefined) throw new Error('no worker yet');
    return FakeWorker.last;
  });
  return { made, shares, worker, tell: (data: FromGifWorker) => worker.onmessage({ data }) };
};

test('progress covers painting the faces and encoding the frames', async () => {
  const { made, shares, worker, tell } = await making();
  const count = shares.length;
  expect(shares).toEqual(shares.map((_, index) => expect.closeTo((0.15 * (index + 1)) / count)));
  expect(worker.postMessage.mock.lastCall?.[0].pictures.size).toBe(count);
  tell({ type: 'progress', done: FILM.length / 2 });
  tell({ type: 'progress', done: FILM.length });
  expect(shares.slice(count)).toEqual([expect.closeTo(0.575), expect.closeTo(1)]);
  tell({ type: 'finished', bytes: Uint8Array.from([71, 73, 70]) });
  expect([(await made).type, await (await made).text()]).toEqual(['image/gif', 'GIF']);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test.each<[string, (worker: FakeWorker, stop: () => void) => void, string]>([
  ['is cancelled', (_, stop) => stop(), 'enough'],
  ['fails', worker => worker.onerror(), 'The GIF worker failed.'],
])('a film whose worker %s is not made, and the worker is terminated', async (_, spoil, reason) => {
  const abort = new AbortController();
  const { made, worker } = await making(abort.signal);
  spoil(worker, () => abort.abort(new Error('enough')));
  await expect(made).rejects.toThrow(reason);
  expect(worker.terminate).toHaveBeenCalledOnce();
});
