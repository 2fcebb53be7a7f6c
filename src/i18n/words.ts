import { createInstance } from 'i18next';
import { counting, elided, isolatedFilling } from './blanks.ts';
import { first } from './en/first.ts';
import type { later as Later } from './en/later.ts';
import { directionOf, type LanguageCode, loadTranslation } from './languages.ts';
import { pluralForms, withEveryPlural } from './plurals.ts';
import type { Arguments, WordKey } from './translation.ts';

type SideName = Extract<WordKey, `color.${string}`> extends `color.${infer Name}` ? Name : never;

/** The names of the two sides, which depend on the look of the discs. */
export type SideNames = Readonly<Record<'black' | 'white', SideName>>;

/** The English texts that no first game needs, once loaded. */
let later: typeof Later | undefined;

/** Loads them; words created afterwards have them from the start. */
export const loadLater = async (): Promise<void> => {
  later ??= (await import('./en/later.ts')).later;
};

/** The i18next namespace of a language's texts. */
const NAMESPACE = 'translation';

const PLAIN_NAMES: SideNames = { black: 'black', white: 'white' };

export interface Words {
  readonly language: () => LanguageCode;
  readonly sideNames: () => SideNames;
  readonly t: <K extends WordKey>(key: K, ...filling: Arguments<K>) => string;
  /**
   * Switches to this language: at once if it was used before, else when its texts are loaded. Rejects if they fail to
   * load; the language then stays as it was. The latest call wins.
   */
  readonly setLanguage: (language: LanguageCode) => Promise<void>;
  /** Loads every English text, which is needed until another language is shown. Rejects if loading fails. */
  readonly complete: () => Promise<void>;
  readonly setSideNames: (names: SideNames) => void;
  /** Calls `listener` after every change of language or names; returns a function that stops this. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The words in English, until another language is chosen. */
export const createWords = (): Words => {
  const listeners = new Set<() => void>();
  const i18n = createInstance().use(counting);
  i18n.init({
    lng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    resources: { en: { translation: { ...first, ...later } } },
  });
  let language: LanguageCode = 'en';
  /** The language chosen last, which may still be loading. */
  let wanted: LanguageCode = language;
  let translate = i18n.getFixedT(language);
  /** Cache of texts without blanks: a screen asks for hundreds of them on each render. */
  const found = new Map<string, string>();
  let sides = PLAIN_NAMES;
  const tellAll = (): void => {
    for (const listener of listeners) listener();
  };
  let isWhole = later !== undefined;
  const complete = async (): Promise<void> => {
    if (isWhole) return;
    await loadLater();
    if (isWhole) return;
    isWhole = true;
    i18n.addResourceBundle('en', NAMESPACE, later);
    found.clear();
    tellAll();
  };
  /** Requests a text that is not loaded yet; its readers render again once it is. */
  const isMissing = (key: WordKey, text: string): boolean => {
    const isAwaited = text === key && !isWhole && language === 'en';
    if (isAwaited) void complete().catch(() => undefined);
    return isAwaited;
  };
  const inserted: typeof isolatedFilling = filling =>
    directionOf(language) === 'rtl' ? isolatedFilling(filling) : filling;
  const show = (next: LanguageCode): void => {
    language = next;
    translate = i18n.getFixedT(next);
    found.clear();
    tellAll();
  };
  const setLanguage = async (next: LanguageCode): Promise<void> => {
    if (next === wanted) return;
    wanted = next;
    if (!i18n.hasResourceBundle(next, NAMESPACE)) {
      const translation = await loadTranslation(next).catch((reason: unknown) => {
        if (wanted === next) wanted = language;
        throw reason;
      });
      i18n.addResourceBundle(next, NAMESPACE, withEveryPlural(translation, pluralForms(next)));
    }
    if (wanted === next && language !== next) show(next);
  };
  const setSideNames = (next: SideNames): void => {
    if (next.black === sides.black && next.white === sides.white) return;
    sides = next;
    tellAll();
  };
  return {
    language: () => language,
    sideNames: () => sides,
    t: (key, ...[filling]) => {
      const known = found.get(key);
      if (known !== undefined) return known;
      const text =
        filling === undefined ? translate(key) : elided(language, translate(key, inserted(filling)));
      if (isMissing(key, text)) return '';
      if (filling === undefined) found.set(key, text);
      return text;
    },
    setLanguage,
    complete,
    setSideNames,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The words in this language. Rejects if its texts fail to load. */
export const loadWords = async (language: LanguageCode): Promise<Words> => {
  await loadLater();
  const words = createWords();
  await words.setLanguage(language);
  return words;
};
