import type { Words } from '../../i18n/words.ts';
import type { CodeRefusal } from '../../look/style/themeCode.ts';

/** Why a text is no theme code. */
export const codeRefusalText = (words: Words, refusal: CodeRefusal): string => {
  switch (refusal.reason) {
    case 'strangeSign':
      return words.t('themeCode.strangeSign', { sign: refusal.sign });
    case 'tooLong':
      return words.t('themeCode.tooLong', { count: refusal.count });
    default:
      return words.t(`themeCode.${refusal.reason}`);
  }
};
