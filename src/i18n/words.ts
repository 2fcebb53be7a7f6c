import { createInstance } from 'i18next';
import { type LanguageCode, TRANSLATIONS } from './languages.ts';
import type { Arguments, WordKey } from './translation.ts';

/** A language's own name for itself. */
export const languageName = (code: LanguageCode): string => TRANSLATIONS[code].languageName;

export interface Words {
  readonly language: () => LanguageCode;
  readonly t: <K extends WordKey>(key: K, ...filling: Arguments<K>) => string;
  readonly setLanguage: (language: LanguageCode) => void;
  /** Calls `listener` after every change of language; returns a function that stops this. */
  readonly subscribe: (listener: () => void) => () => void;
}

const isKnown = (code: string): code is LanguageCode => Object.hasOwn(TRANSLATIONS, code);

/** The first available language of `preferred` (as in `navigator.languages`), else English. */
export const knownLanguage = (preferred: readonly string[]): LanguageCode =>
  preferred.map(tag => tag.toLowerCase().split('-')[0] ?? '').find(isKnown) ?? 'en';

export const createWords = (initial: LanguageCode): Words => {
  const listeners = new Set<() => void>();
  const i18n = createInstance({
    lng: initial,
    fallbackLng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      Object.entries(TRANSLATIONS).map(([code, translation]) => [code, { translation }]),
    ),
  });
  i18n.init();
  let language = initial;
  let translate = i18n.getFixedT(initial);
  const setLanguage = (next: LanguageCode): void => {
    if (next === language) return;
    language = next;
    translate = i18n.getFixedT(next);
    for (const listener of listeners) listener();
  };
  return {
    language: () => language,
    t: (key, ...[filling]) => translate(key, filling ?? {}),
    setLanguage,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
