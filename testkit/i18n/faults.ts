import { pluralForms } from '../../src/i18n/plurals.ts';
import { blanksOf, formOf, stemOf } from './texts.ts';

type FlatTexts = ReadonlyMap<string, string>;

/** The English text for a key: in the same plural form, or the general one. */
export const modelOf = (key: string, english: FlatTexts): string | undefined =>
  english.get(key) ?? (formOf(key) === undefined ? undefined : english.get(`${stemOf(key)}_other`));

const quoted = (blanks: readonly string[]): string => blanks.map(blank => `{{${blank}}}`).join(', ');

const blankFaults = (key: string, text: string, model: string): readonly string[] => {
  const blanks = blanksOf(text);
  const expected = blanksOf(model);
  // One and two may be written as words.
  const isSaid = (blank: string): boolean => blank === 'count' && /_(one|two)$/.test(key);
  const missing = expected.filter(blank => !blanks.includes(blank) && !isSaid(blank));
  const unknown = blanks.filter(blank => !expected.includes(blank));
  return [
    ...(missing.length > 0 ? [`lacks ${quoted(missing)}`] : []),
    ...(unknown.length > 0 ? [`has ${quoted(unknown)}, which English has not`] : []),
  ];
};

const faultsOf = (code: string, texts: FlatTexts, english: FlatTexts, key: string): readonly string[] => {
  const model = modelOf(key, english);
  if (model === undefined)
    return [english.has(`${key}_other`) ? 'lacks the form of a plural' : 'is no key of English'];
  const form = formOf(key);
  const forms = [...pluralForms(code), 'zero'];
  const text = texts.get(key) ?? '';
  return [
    ...(form !== undefined && !forms.includes(form) ? [`has a form that the language lacks`] : []),
    ...(form !== undefined && !texts.has(`${stemOf(key)}_other`) ? ['has no general form, _other'] : []),
    ...(text.trim() === '' && model.trim() !== '' ? ['is empty'] : []),
    ...blankFaults(key, text, model),
  ];
};

/** Faults in a language's keys, blanks and plural forms, each with its file and key. */
export const faultsIn = (code: string, texts: FlatTexts, english: FlatTexts): readonly string[] =>
  [...texts.keys()].flatMap(key =>
    faultsOf(code, texts, english, key).map(fault => `${code}.json: ${key} ${fault}`),
  );
