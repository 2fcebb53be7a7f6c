/**
 * The longest JSON of unknown form that is read as a whole, in characters: it takes twenty times as much memory. Long files of this page
 * are read line by line.
 */
export const MOST_JSON = 10_000_000;

/** What a text says; undefined if it is no JSON. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
