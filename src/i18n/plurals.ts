import { recordOf } from '../game/record.ts';
/** A language's texts, in i18next's format. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

const GENERAL = '_other';

const withForms = (key: string, text: string | Texts, all: Texts, forms: readonly string[]): Texts => {
  if (typeof text !== 'string') return { [key]: withEveryPlural(text, forms) };
  if (!key.endsWith(GENERAL)) return { [key]: text };
  const stem = key.slice(0, -GENERAL.length);
  return recordOf(
    forms.map(form => `${stem}_${form}`),
    form => all[form] ?? text,
  );
};

/**
 * Texts in which every plural has all of these forms: missing ones are copied from `_other`. French and Spanish, for
 * example, have `many` for a million, which the game never needs.
 */
export const withEveryPlural = (texts: Texts, forms: readonly string[]): Texts => {
  const filled = Object.entries(texts).map(([key, text]) => withForms(key, text, texts, forms));
  return Object.assign({}, ...filled) as Texts;
};

/**
 * `texts`, with those they lack taken from `model`. A text that a language writes without a singular gets none from the
 * model.
 */
export const filledIn = (texts: Texts, model: Texts): Texts => {
  const filled = Object.entries(model).map(([key, text]): Texts => {
    const own = texts[key];
    if (own === undefined) return key.replace(/_one$/, GENERAL) in texts ? {} : { [key]: text };
    return { [key]: typeof own === 'string' || typeof text === 'string' ? own : filledIn(own, text) };
  });
  return Object.assign({}, texts, ...filled) as Texts;
};

/** The language's plural forms, as named by `Intl.PluralRules`. */
export const pluralForms = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** Every text with its full key: `moment.corner`. */
export const flat = (texts: Texts, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[path + name, text] as const] : flat(text, `${path}${name}.`),
  );
