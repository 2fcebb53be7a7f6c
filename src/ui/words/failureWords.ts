import type { Failure } from '../../formats/failure.ts';
import type { Words } from '../../i18n/words.ts';

/** What cannot be read and where, in one sentence. */
export const failureText = (words: Words, { reason, place, found = '' }: Failure): string => {
  const sentence = words.t(`formats.failure.${reason}`, { found });
  if (place === undefined) return sentence;
  return place.unit === 'byte'
    ? words.t('formats.at.byte', { byte: place.byte, sentence })
    : words.t('formats.at.character', { line: place.line, column: place.column, sentence });
};
