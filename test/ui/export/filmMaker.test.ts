// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { USUAL_WISHES } from '../../../src/look/style/boardStyle.ts';
import { THEMES } from '../../../src/look/themes.ts';
import type { GifRequest } from '../../../src/picture/browser/makeGif.ts';
import type { FilmLook } from '../../../src/picture/film/faces.ts';
import { drawnGeometry } from '../../../src/picture/picture.ts';
import { createFilmMaking } from '../../../src/ui/export/filmMaker.ts';
import { until } from '../../../testkit/until.ts';

const position = startOf(STANDARD_SETUP);
const { colors } = THEMES.classic;
const LOOK: FilmLook = {
  theme: 'classic',
  colors,
  ...USUAL_WISHES,
  position,
  board: drawnGeometry(position),
};

/** Films whose files are finished by the test; they end when cancelled. */
const filmStudio = () => {
  const asked: (GifRequest & { readonly finish: (blob: Blob) => void })[] = [];
  const films = createFilmMaking(
    () => {},
    request =>
      new Promise((finish, fail) => {
        asked.push({ ...request, finish });
        request.signal?.addEventListener('abort', () => fail(request.signal?.reason));
      }),
  );
  return { films, last: () => asked.at(-1) };
};
type Studio = ReturnType<typeof filmStudio>;

const STEPS: readonly (readonly [string, (studio: Studio) => unknown])[] = [
  ['its start', ({ films }) => films.start([], LOOK)],
  ['painting began', ({ last }) => last()?.onProgress?.(0.1)],
  ['some pictures', ({ last }) => last()?.onProgress?.(0.6)],
  ['the last picture', ({ last }) => last()?.finish(new Blob(['film']))],
  ['its end', ({ films }) => until(() => expect(films.state().type).toBe('made'))],
];

test.each(STEPS.map(([name], index) => [name, index + 1] as const))(
  'a film cancelled after %s stops, whatever its maker still reports, and another one can be made',
  async (_, count) => {
    const studio = filmStudio();
    const { films, last } = studio;
    for (const [, step] of STEPS.slice(0, count)) await step(studio);
    films.cancel();
    expect(last()?.signal?.aborted).toBe(true);
    last()?.onProgress?.(0.9);
    expect(films.state()).toEqual({ type: 'none' });
    for (const [, step] of STEPS) await step(studio);
    expect(films.state()).toMatchObject({ type: 'made', address: expect.stringContaining('data:') });
  },
);

test('of two films only the last one is shown', async () => {
  const { films, last } = filmStudio();
  films.start([], LOOK);
  const first = last();
  films.start([], LOOK);
  first?.onProgress?.(0.9);
  expect([first?.signal?.aborted, films.state()]).toEqual([true, { type: 'making', share: 0 }]);
});

test('a film that cannot be made is reported', async () => {
  const films = createFilmMaking(
    () => {},
    () => Promise.reject(new Error('no workers')),
  );
  films.start([], LOOK);
  await until(() => expect(films.state()).toEqual({ type: 'failed' }));
});
