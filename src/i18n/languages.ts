import { firstKnown } from './knownLanguage.ts';
import { filledIn, type Texts } from './plurals.ts';
import type { CompleteTranslation } from './translation.ts';

interface Language {
  /** Its own name. */
  readonly name: string;
  /** Loads its texts over the network; rejects if that fails. */
  readonly load: () => Promise<Texts>;
}

/** All languages, by their tags of BCP 47. A new one is a file in `translations` and an entry here; `directionOf` says how its lines run. */
const LANGUAGES = {
  en: { name: 'English', load: async () => (await import('./en/index.ts')).en },
  de: {
    name: 'Deutsch',
    load: async () => (await import('./translations/de.json')).default,
  },
  es: {
    name: 'Español',
    load: async () => (await import('./translations/es.json')).default,
  },
  fr: {
    name: 'Français',
    load: async () => (await import('./translations/fr.json')).default,
  },
  it: {
    name: 'Italiano',
    load: async () => (await import('./translations/it.json')).default,
  },
  pt: {
    name: 'Português',
    load: async () => (await import('./translations/pt.json')).default,
  },
  ar: {
    name: 'العربية',
    load: async () => (await import('./translations/ar.json')).default,
  },
  ja: {
    name: '日本語',
    load: async () => (await import('./translations/ja.json')).default,
  },
  ko: {
    name: '한국어',
    load: async () => (await import('./translations/ko.json')).default,
  },
  'zh-Hans': {
    name: '简体中文',
    load: async () => (await import('./translations/zh-Hans.json')).default,
  },
  'zh-Hant': {
    name: '繁體中文',
    load: async () => (await import('./translations/zh-Hant.json')).default,
  },
} as const satisfies Readonly<Record<string, Language>>;

export type LanguageCode = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];

export const languageName = (code: LanguageCode): string => LANGUAGES[code].name;

/** The texts that the language has itself. */
export const loadOwnTexts = (code: LanguageCode): Promise<Texts> => LANGUAGES[code].load();

/** Every text in this language, with English as the fallback. */
export const loadTranslation = async (code: LanguageCode): Promise<CompleteTranslation> =>
  filledIn(await loadOwnTexts(code), await LANGUAGES.en.load()) as CompleteTranslation;

/** The first available language of `preferred` (as in `navigator.languages`), else English. */
export const knownLanguage = (preferred: readonly string[]): LanguageCode =>
  firstKnown(preferred, LANGUAGE_CODES) ?? 'en';

export type Direction = 'ltr' | 'rtl';

/** The right-to-left languages. */
const RIGHT_TO_LEFT: readonly string[] = ['ar'];

export const directionOf = (language: string): Direction =>
  RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
