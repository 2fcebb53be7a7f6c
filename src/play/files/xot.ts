import { fetchReadable } from '../../engine/loadFiles.ts';

/** The openings of XOT, as transcripts; `undefined` if they cannot be loaded. */
export type LoadOpenings = () => Promise<readonly string[] | undefined>;

/** Some servers answer a wrong address with an HTML page. */
const OPENINGS = /^(?:[a-h1-8]+\n)+$/;

const read = (bytes: ArrayBuffer): readonly string[] | undefined => {
  const text = new TextDecoder().decode(bytes);
  return OPENINGS.test(text) ? text.trimEnd().split('\n') : undefined;
};

/** Fetches them on the first request; after a failure, again on the next. */
export const openingsFrom = (url: string, limit?: number): LoadOpenings => {
  let openings: readonly string[] | undefined;
  return async () => {
    openings ??= await fetchReadable(url, read, limit);
    return openings;
  };
};
