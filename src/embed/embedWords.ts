import { firstKnown } from '../i18n/knownLanguage.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { plainWords } from '../i18n/plainWords.ts';
import type { SideNames, Words } from '../i18n/words.ts';
import { TEXTS } from './texts.ts';

// In a file of its own because the build replaces `texts.ts` by the few texts that the element needs.
const LANGUAGES = Object.keys(TEXTS) as readonly LanguageCode[];

/** The best available language for a `lang` such as `ja-JP`, or else English. */
export const languageOf = (lang: string): LanguageCode => firstKnown([lang], LANGUAGES) ?? 'en';

/** The element's words in one language. */
export const wordsIn = (language: LanguageCode, sides: SideNames): Words =>
  plainWords(language, TEXTS[language], sides);
