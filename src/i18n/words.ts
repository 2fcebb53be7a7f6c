import { createInstance } from 'i18next';
import { type LanguageCode, TRANSLATIONS } from './languages.ts';
import type { Arguments, WordKey } from './translation.ts';

/** A language's own name for itself. */
export const languageName = (code: LanguageCode): string => TRANSLATIONS[code].languageName;

type SideName = Extract<WordKey, `color.${string}`> extends `color.${infer Name}` ? Name : never;

/** What the two sides are called, which depends on the discs that are shown. */
export type SideNames = Readonly<Record<'black' | 'white', SideName>>;

const PLAIN_NAMES: SideNames = { black: 'black', white: 'white' };

export interface Words {
  readonly language: () => LanguageCode;
  readonly sideNames: () => SideNames;
  readonly t: <K extends WordKey>(key: K, ...filling: Arguments<K>) => string;
  readonly setLanguage: (language: LanguageCode) => void;
  readonly setSideNames: (names: SideNames) => void;
  /** Calls `listener` after every change of language or names; returns a function that stops this. */
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
  let sides = PLAIN_NAMES;
  const tellAll = (): void => {
    for (const listener of listeners) listener();
  };
  const setLanguage = (next: LanguageCode): void => {
    if (next === language) return;
    language = next;
    translate = i18n.getFixedT(next);
    tellAll();
  };
  const setSideNames = (next: SideNames): void => {
    if (next.black === sides.black && next.white === sides.white) return;
    sides = next;
    tellAll();
  };
  return {
    language: () => language,
    sideNames: () => sides,
    t: (key, ...[filling]) => translate(key, filling ?? {}),
    setLanguage,
    setSideNames,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
