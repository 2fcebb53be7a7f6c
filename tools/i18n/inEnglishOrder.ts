import type { Texts } from '../../src/i18n/plurals.ts';

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const PLURAL = new RegExp(`_(?:${FORMS.join('|')})$`);

/** A key of English as any language may have it: with every form, in the order of the numbers, if it has forms. */
const keysFor = (key: string): readonly string[] =>
  PLURAL.test(key) ? FORMS.map(form => key.replace(PLURAL, `_${form}`)) : [key];

/** The texts in the order of English; those that English lacks come last. */
export const inEnglishOrder = (texts: Texts, english: Texts): Texts => {
  const keys = [...new Set([...Object.keys(english).flatMap(keysFor), ...Object.keys(texts)])];
  const entries = keys.flatMap((key): (readonly [string, string | Texts])[] => {
    const [text, model] = [texts[key], english[key]];
    if (text === undefined) return [];
    const isGroup = typeof text === 'object' && typeof model === 'object';
    return [[key, isGroup ? inEnglishOrder(text, model) : text]];
  });
  return Object.fromEntries(entries);
};
