import { isolatedFilling } from './blanks.ts';
import type { LanguageCode } from './languages.ts';
import { directionOf } from './languages.ts';
import type { SideNames, Words } from './words.ts';

type Filling = Readonly<Record<string, string | number>>;

/**
 * One language's words by key, with the interface of `createWords` but without i18next, which is as large as a board's
 * code.
 */
export const plainWords = (
  language: LanguageCode,
  texts: Readonly<Record<string, string>>,
  sides: SideNames,
): Words => {
  const plural = new Intl.PluralRules(language);
  const isolates = directionOf(language) === 'rtl';
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
