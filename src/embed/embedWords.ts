import { board as enBoard } from '../i18n/en/board.ts';
import { embed as enEmbed } from '../i18n/en/embed.ts';
import { joints as enJoints } from '../i18n/en/joints.ts';
import { study as enStudy } from '../i18n/en/study.ts';
import { board as jaBoard } from '../i18n/ja/board.ts';
import { embed as jaEmbed } from '../i18n/ja/embed.ts';
import { joints as jaJoints } from '../i18n/ja/joints.ts';
import { study as jaStudy } from '../i18n/ja/study.ts';
import type { Words } from '../i18n/words.ts';

/** The texts that the element can need: all of them would be several times as large as the rest of its file. */
const TEXTS = {
  en: { ...enJoints, ...enBoard, ...enStudy, ...enEmbed },
  ja: { ...jaJoints, ...jaBoard, ...jaStudy, ...jaEmbed },
} as const;
type Language = keyof typeof TEXTS;

interface Tree {
  readonly [key: string]: string | Tree;
}

const isKnown = (code: string): code is Language => Object.hasOwn(TEXTS, code);

/** The language of the words for a `lang` such as `ja-JP`; English for all others. */
export const languageOf = (lang: string): Language => {
  const code = lang.toLowerCase().split('-')[0] ?? '';
  return isKnown(code) ? code : 'en';
};

const textAt = (tree: Tree, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), tree);
  return typeof found === 'string' ? found : undefined;
};

type Filling = Readonly<Record<string, string | number>>;

/** The words of one language as `createWords` gives them, without i18next, which weighs as much as a board. */
export const wordsIn = (language: Language, sides: ReturnType<Words['sideNames']>): Words => {
  const plural = new Intl.PluralRules(language);
  const t = (key: string, filling: Filling = {}): string => {
    const form = typeof filling.count === 'number' ? `${key}_${plural.select(filling.count)}` : key;
    const text = textAt(TEXTS[language], form) ?? textAt(TEXTS[language], key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(filling[name] ?? ''));
  };
  return {
    language: () => language,
    sideNames: () => sides,
    t: t as Words['t'],
    setLanguage: async () => {},
    setSideNames: () => {},
    subscribe: () => () => {},
  };
};
