import { fetchReadable } from '../../engine/loadFiles.ts';
import type { Screen } from '../../study/course/screens.ts';

/** Loads the positions of the course; `undefined` if that fails. */
export type LoadCourse = () => Promise<readonly Screen[] | undefined>;

/** Fetches the course on the first request, and again after a failure. */
export const courseFrom = (url: string, limit?: number): LoadCourse => {
  let screens: readonly Screen[] | undefined;
  return async () => {
    const course = await import('../../study/course/screens.ts').catch(() => undefined);
    if (course === undefined) return undefined;
    const read = (bytes: ArrayBuffer): readonly Screen[] | undefined => {
      const found = course.readScreens(new TextDecoder().decode(bytes));
      return found.length > 0 ? found : undefined;
    };
    screens ??= await fetchReadable(url, read, limit);
    return screens;
  };
};

/** Loads the XOT openings, as transcripts; `undefined` if that fails. */
export type LoadOpenings = () => Promise<readonly string[] | undefined>;

/** Some servers answer a wrong address with an HTML page. */
const OPENINGS = /^(?:[a-h1-8]+\n)+$/;

const read = (bytes: ArrayBuffer): readonly string[] | undefined => {
  const text = new TextDecoder().decode(bytes);
  return OPENINGS.test(text) ? text.trimEnd().split('\n') : undefined;
};

/** Fetches the openings on the first request, and again after a failure. */
export const openingsFrom = (url: string, limit?: number): LoadOpenings => {
  let openings: readonly string[] | undefined;
  return async () => {
    openings ??= await fetchReadable(url, read, limit);
    return openings;
  };
};
