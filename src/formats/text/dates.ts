/** Parses `2004.09.18`, `2004-9-18`, `2004`, optionally followed by a time; undefined for anything else. */
export const isoDate = (text: string): string | undefined => {
  const [, year, month, day, time] =
    /^(\d{4})(?:[.\-/](\d{1,2})(?!\d)(?:[.\-/](\d{1,2})(?!\d))?)?(?:[_T\s]+(\d\d:\d\d(?::\d\d)?))?/.exec(
      text.trim(),
    ) ?? [];
  if (year === undefined) return undefined;
  const date = [year, month, day]
    .filter(part => part !== undefined)
    .map(part => part.padStart(2, '0'))
    .join('-');
  return time === undefined || day === undefined ? date : `${date}T${time}`;
};

const MILLISECONDS = 1000;
/** Seconds since 1970 have more digits than a year. */
const isSeconds = (text: string): boolean => /^\d{9,10}$/.test(text.trim());

/** The date of a GGF game, which may be in seconds since 1970. */
export const ggfDate = (text: string): string | undefined =>
  isSeconds(text)
    ? new Date(Number(text) * MILLISECONDS).toISOString().replace(/\.\d+Z$/, '')
    : isoDate(text);
