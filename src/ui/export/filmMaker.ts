import { type GifRequest, makeGif } from '../../picture/browser/makeGif.ts';
import type { FilmLook } from '../../picture/film/faces.ts';
import type { Film } from '../../picture/film/film.ts';
import { dataAddress } from './files.ts';

/** A film being made, or finished. */
export type FilmState =
  | { readonly type: 'none' }
  | { readonly type: 'making'; readonly share: number }
  | { readonly type: 'made'; readonly blob: Blob; readonly address: string }
  | { readonly type: 'failed' };

/** Makes one film at a time: a new one cancels the previous one. */
export interface FilmMaking {
  readonly state: () => FilmState;
  readonly start: (film: Film, look: FilmLook) => void;
  readonly cancel: () => void;
}

/** Calls `changed` after each change of the state. `makeFile` makes the film. */
export const createFilmMaking = (
  changed: () => void,
  makeFile: (request: GifRequest) => Promise<Blob> = makeGif,
): FilmMaking => {
  let state: FilmState = { type: 'none' };
  let running: AbortController | undefined;
  const show = (next: FilmState): void => {
    state = next;
    changed();
  };
  const cancel = (): void => {
    running?.abort();
    running = undefined;
    show({ type: 'none' });
  };
  const make = async (film: Film, look: FilmLook, mine: AbortController): Promise<void> => {
    const { signal } = mine;
    const onProgress = (share: number): void => {
      if (running === mine) show({ type: 'making', share });
    };
    try {
      const blob = await makeFile({ film, look, signal, onProgress });
      const address = await dataAddress(blob);
      if (running === mine) show({ type: 'made', blob, address });
    } catch {
      if (running === mine) show({ type: 'failed' });
    }
  };
  return {
    state: () => state,
    start: (film, look) => {
      running?.abort();
      running = new AbortController();
      show({ type: 'making', share: 0 });
      void make(film, look, running);
    },
    cancel,
  };
};
