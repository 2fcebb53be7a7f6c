import type { FilmTask } from '../film/encodeFilm.ts';
import { drawFace, type FilmLook, filmSize, hasFace } from '../film/faces.ts';
import { FACES, type Face, type Film } from '../film/film.ts';
import type { FromGifWorker } from './gifWorker.ts';
import { pixelsOf } from './raster.ts';

export interface GifRequest {
  readonly film: Film;
  readonly look: FilmLook;
  /** Called with the progress, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Progress once all faces are painted. */
const PAINTED = 0.15;

const paintFaces = async (
  look: FilmLook,
  { onProgress, signal }: GifRequest,
): Promise<ReadonlyMap<Face, Uint8ClampedArray>> => {
  const faces = FACES.filter(face => hasFace(look, face));
  const pictures = new Map<Face, Uint8ClampedArray>();
  for (const [index, face] of faces.entries()) {
    pictures.set(face, await pixelsOf(drawFace(look, face), filmSize(look)));
    signal?.throwIfAborted();
    onProgress?.((PAINTED * (index + 1)) / faces.length);
  }
  return pictures;
};

const taskOf = async (request: GifRequest): Promise<FilmTask> => {
  const { film, look } = request;
  const { field, frame, square } = look.board;
  return {
    film,
    ...filmSize(look),
    squares: { x: field.x - frame.x, y: field.y - frame.y, side: square },
    pictures: await paintFaces(look, request),
  };
};

const encodeInWorker = (task: FilmTask, { film, onProgress, signal }: GifRequest): Promise<Blob> => {
  const worker = new Worker(new URL('./gifWorker.ts', import.meta.url), { type: 'module' });
  const encoded = new Promise<Blob>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    worker.onerror = () => reject(new Error('The GIF worker failed.'));
    worker.onmessage = ({ data }: MessageEvent<FromGifWorker>) => {
      if (data.type === 'finished') resolve(new Blob([data.bytes], { type: 'image/gif' }));
      else onProgress?.(PAINTED + ((1 - PAINTED) * data.done) / film.length);
    };
  });
  worker.postMessage(task);
  return encoded.finally(() => worker.terminate());
};

/** Makes an animated GIF. Rejects if it is cancelled, and if the browser lacks a canvas or workers. */
export const makeGif = async (request: GifRequest): Promise<Blob> =>
  encodeInWorker(await taskOf(request), request);
