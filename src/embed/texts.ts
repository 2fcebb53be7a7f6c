import { fromEntries } from '../game/record.ts';
import { LANGUAGE_CODES, type LanguageCode, loadTranslation } from '../i18n/languages.ts';
import { flat, pluralForms, withEveryPlural } from '../i18n/plurals.ts';

/**
 * The keys or groups of the texts that the element needs: all texts would be many times as large as the rest
 * of the bundle.
 */
const NEEDED =
  /^(gap|comma|embed\..*|cell\..*|disc\..*|color\..*|board\.board|board\.pass|command\.(first|back|forward|last|playReplay|pauseReplay)|tree\.(move|instead|mark\..*)|said\.(turn_.*|placed|passed|toMove)|study\.value\.(named|threat|best|proved|toEnd|ahead_.*)|connect4\.(color|disc|outlook|shortOutlook)\..*|connect4\.(column|full|empty|taken|last|winning|turn))$/;

const neededIn = async (language: LanguageCode): Promise<Readonly<Record<string, string>>> => {
  const texts = withEveryPlural(await loadTranslation(language), pluralForms(language));
  return fromEntries(flat(texts).filter(([key]) => NEEDED.test(key)));
};

const needed = await Promise.all(LANGUAGE_CODES.map(async code => [code, await neededIn(code)] as const));

/** The needed texts of every language by key. The build inlines them (`tools/build/buildEmbed.ts`). */
export const TEXTS = fromEntries(needed) as Readonly<Record<LanguageCode, Readonly<Record<string, string>>>>;
