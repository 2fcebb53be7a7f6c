import type { FormatFunction, FormatterModule } from 'i18next';

/** Below this a number is written alike in all languages. */
const GROUPED_FROM = 1000;
/** The blanks for amounts and places. Ratings and years have no separators. */
const AMOUNTS =
  /^(?:added|byte|column|count|done|drawn|expected|known|left|line|lost|number|of|right|total|tried|won)$/;

const format: FormatFunction = (value, _, language, options) =>
  AMOUNTS.test(options?.interpolationkey) && typeof value === 'number' && value >= GROUPED_FROM
    ? new Intl.NumberFormat(`${language}-u-nu-latn`).format(value)
    : value;

const nothing = (): void => undefined;

/** What fills a blank: an amount with the separators of its language, `1,203`; anything else as it is. */
export const counting: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format,
};
