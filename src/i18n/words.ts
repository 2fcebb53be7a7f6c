import { createInstance } from 'i18next';
import { en } from './en.ts';
import { ja } from './ja.ts';

type English = typeof en;

/** The shape of a language: the keys of English, of which a language without a singular leaves out `_one`. */
type Shape<T> = { readonly [K in keyof T as K extends `${string}_one` ? never : K]: Told<T[K]> } & {
  readonly [K in keyof T as K extends `${string}_one` ? K : never]?: string;
};
type Told<T> = T extends string ? string : Shape<T>;
export type Translation = Shape<English>;

/** One line here and one file beside this one make a language. */
const TRANSLATIONS = { en, ja } as const;
export type LanguageCode = keyof typeof TRANSLATIONS;
/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'English', ja: '日本語' };

type Bare<K> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;
type Leaf<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${Bare<K>}` : Leaf<T[K], `${Path}${K}.`>;
}[keyof T & string];
export type WordKey = Leaf<English>;

type TextAt<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : `${P}_other` extends keyof T
      ? T[`${P}_other`]
      : never;
type Blank<S> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Blank<Rest> : never;
type Blanks<K extends WordKey> = Blank<TextAt<English, K>>;
type Filling<K extends WordKey> = { readonly [B in Blanks<K>]: B extends 'count' ? number : string | number };
/** A key alone, or with what its text leaves blank. */
type Arguments<K extends WordKey> = [Blanks<K>] extends [never] ? [] : [filling: Filling<K>];

export interface Words {
  readonly language: () => LanguageCode;
  readonly t: <K extends WordKey>(key: K, ...filling: Arguments<K>) => string;
  readonly setLanguage: (language: LanguageCode) => void;
  /** Tells of every change of language; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

const isKnown = (code: string): code is LanguageCode => Object.hasOwn(TRANSLATIONS, code);

/** The first of `preferred` (as `navigator.languages` has them) that there are words for, else English. */
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
