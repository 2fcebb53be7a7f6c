import { en } from './en/index.ts';
import type { Translation } from './translation.ts';

interface Language {
  /** What it calls itself. */
  readonly name: string;
  /** Its texts, which come over the network when it is chosen; rejects if they cannot be had. */
  readonly load: () => Promise<Translation>;
}

/** All languages, by code. A new one is a folder beside `en`, and an entry here. */
const LANGUAGES = {
  en: { name: 'English', load: async () => en },
  ja: { name: '日本語', load: async () => (await import('./ja/index.ts')).ja },
} as const satisfies Readonly<Record<string, Language>>;

export type LanguageCode = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];

export const languageName = (code: LanguageCode): string => LANGUAGES[code].name;

export const loadTranslation = (code: LanguageCode): Promise<Translation> => LANGUAGES[code].load();

const isKnown = (code: string): code is LanguageCode => Object.hasOwn(LANGUAGES, code);

/** The first available language of `preferred` (as in `navigator.languages`), else English. */
export const knownLanguage = (preferred: readonly string[]): LanguageCode =>
  preferred.map(tag => tag.toLowerCase().split('-')[0] ?? '').find(isKnown) ?? 'en';
