/** The openings of XOT, a transcript each; `undefined` if they cannot be had. */
export type LoadOpenings = () => Promise<readonly string[] | undefined>;

/** Some servers answer a wrong address with a page. */
const OPENINGS = /^(?:[a-h1-8]+\n)+$/;

/** Who has waited so long is told that there are none. */
const LONGEST_MILLISECONDS = 20_000;

const fetchOpenings = async (url: string): Promise<readonly string[] | undefined> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_MILLISECONDS) });
    const text = await response.text();
    return response.ok && OPENINGS.test(text) ? text.trimEnd().split('\n') : undefined;
  } catch {
    return undefined;
  }
};

/** Fetches them when they are first asked for; after a failure, when they are asked for again. */
export const openingsFrom = (url: string): LoadOpenings => {
  let openings: readonly string[] | undefined;
  return async () => {
    openings ??= await fetchOpenings(url);
    return openings;
  };
};
