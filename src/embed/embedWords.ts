import { isolatedFilling } from '../i18n/blanks.ts';
import { directionOf } from '../i18n/direction.ts';
import { firstKnown } from '../i18n/knownLanguage.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import type { Words } from '../i18n/words.ts';
import { TEXTS } from './texts.ts';

const LANGUAGES = Object.keys(TEXTS) as readonly LanguageCode[];

/** The language of the words for a `lang` such as `ja-JP`; English for all others. */
export const languageOf = (lang: string): LanguageCode => firstKnown([lang], LANGUAGES) ?? 'en';

type Filling = Readonly<Record<string, string | number>>;

/** The words of one language as `createWords` gives them, without i18next, which weighs as much as a board. */
export const wordsIn = (language: LanguageCode, sides: ReturnType<Words['sideNames']>): Words => {
  const plural = new Intl.PluralRules(language);
  const isolates = directionOf(language) === 'rtl';
  const texts = TEXTS[language];
  const t = (key: string, filling: Filling = {}): string => {
    const { count } = filling;
    const zero = count === 0 ? texts[`${key}_zero`] : undefined;
    const form = typeof count === 'number' ? (zero ?? texts[`${key}_${plural.select(count)}`]) : undefined;
    const shown = isolates ? isolatedFilling(filling) : filling;
    return (form ?? texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(shown[name] ?? ''),
    );
  };
  return {
    language: () => language,
    sideNames: () => sides,
    t: t as Words['t'],
    setLanguage: async () => {},
    complete: async () => {},
    setSideNames: () => {},
    subscribe: () => () => {},
  };
};
