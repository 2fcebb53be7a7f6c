import type { Failure } from '../../src/formats/failure.ts';
import { loadWords } from '../../src/i18n/words.ts';
import { failureText } from '../../src/ui/words/failureWords.ts';

const words = await loadWords('en');

/** The reason why a line of input is invalid. It has no position, since the sentence quotes the invalid part. */
export const sentenceOf = (failure: Failure): string => failureText(words, { ...failure, place: undefined });
