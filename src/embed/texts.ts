import { fromEntries } from '../game/record.ts';
import { ar } from '../i18n/ar/index.ts';
import { de } from '../i18n/de/index.ts';
import { en } from '../i18n/en/index.ts';
import { es } from '../i18n/es/index.ts';
import { fr } from '../i18n/fr/index.ts';
import { it } from '../i18n/it/index.ts';
import { ja } from '../i18n/ja/index.ts';
import { ko } from '../i18n/ko/index.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { filledIn, flat, pluralForms, type Texts, withEveryPlural } from '../i18n/plurals.ts';
import { pt } from '../i18n/pt/index.ts';
import { zhHans } from '../i18n/zh-Hans/index.ts';
import { zhHant } from '../i18n/zh-Hant/index.ts';

/** The texts that the element can need, or the groups of them: all of them would be many times as large as the rest of its file. */
const NEEDED =
  /^(gap|comma|embed\..*|cell\..*|disc\..*|color\..*|board\.board|board\.pass|command\.(first|back|forward|last|playReplay|pauseReplay)|tree\.(move|instead|mark\..*)|said\.(turn_.*|placed|passed|toMove)|study\.value\.(named|threat|best|proved|toEnd|ahead_.*)|connect4\.(color|disc|outlook|shortOutlook)\..*|connect4\.(column|full|empty|taken|last|winning|turn))$/;

const neededOf = (language: string, texts: Texts): Readonly<Record<string, string>> =>
  fromEntries(
    flat(withEveryPlural(filledIn(texts, en), pluralForms(language))).filter(([key]) => NEEDED.test(key)),
  );

/** The needed texts of every language, by their keys. The build writes them out (`tools/build/buildEmbed.ts`). */
export const TEXTS: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  en: neededOf('en', en),
  de: neededOf('de', de),
  es: neededOf('es', es),
  fr: neededOf('fr', fr),
  it: neededOf('it', it),
  pt: neededOf('pt', pt),
  ar: neededOf('ar', ar),
  ja: neededOf('ja', ja),
  ko: neededOf('ko', ko),
  'zh-Hans': neededOf('zh-Hans', zhHans),
  'zh-Hant': neededOf('zh-Hant', zhHant),
};
