import { knownLanguage, type LanguageCode } from '../../i18n/languages.ts';
import type { Words } from '../../i18n/words.ts';
import { notify, withdraw } from '../../play/notices.ts';
import type { Stores } from '../../store/stores.ts';

/** The chosen language, or the first of the browser's languages that is available. */
const languageOf = ({ settings }: Stores): LanguageCode => {
  const { language } = settings.getState();
  return language === 'system' ? knownLanguage(navigator.languages) : language;
};

/** Shows the chosen language once its texts have come; if they do not, the page says so in the language that it has. */
export const showLanguage = (stores: Stores, words: Words): Promise<void> =>
  words.setLanguage(languageOf(stores)).then(
    () => withdraw(stores.app, 'languageMissing'),
    () => notify(stores.app, 'languageMissing'),
  );
