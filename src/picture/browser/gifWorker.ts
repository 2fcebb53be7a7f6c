import { encodeFilm, type FilmTask } from '../film/encodeFilm.ts';

/** The worker's messages: the number of finished frames, and finally the file. */
export type FromGifWorker =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'finished'; readonly bytes: Uint8Array<ArrayBuffer> };

/** Frames between two progress reports. */
const REPORT_EVERY = 8;

const tell = (message: FromGifWorker, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

self.onmessage = ({ data }: MessageEvent<FilmTask>) => {
  const bytes = encodeFilm(data, done => {
    if (done % REPORT_EVERY === 0) tell({ type: 'progress', done });
  });
  tell({ type: 'finished', bytes }, [bytes.buffer]);
};
