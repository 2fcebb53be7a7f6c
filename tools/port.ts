const DEFAULT_PORT = 8080;
/** Lets the system choose. */
export const ANY_PORT = 0;
export const LAST_PORT = 65_535;

/** Reads the variable PORT, which may be missing or empty; `undefined` unless it is a whole number from 0 to 65535. */
export const parsePort = (text = ''): number | undefined => {
  if (text.trim() === '') return DEFAULT_PORT;
  const port = Number(text);
  return Number.isInteger(port) && port >= ANY_PORT && port <= LAST_PORT ? port : undefined;
};
