import type { FormatFunction, FormatterModule } from 'i18next';

/** Below this a number is written alike in all languages. */
const GROUPED_FROM = 1000;

const format: FormatFunction = (value, _, language, options) =>
  options?.interpolationkey === 'count' && typeof value === 'number' && value >= GROUPED_FROM
    ? new Intl.NumberFormat(`${language}-u-nu-latn`).format(value)
    : value;

const nothing = (): void => undefined;

/** What fills a blank: a count with the separators of its language, `1,203`; anything else as it is. */
export const counting: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format,
};
