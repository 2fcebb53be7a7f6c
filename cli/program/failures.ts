import type { Failure } from '../../src/formats/failure.ts';
import { loadWords } from '../../src/i18n/words.ts';
import { failureText } from '../../src/ui/words/failureWords.ts';

const words = await loadWords('en');

/** Why one line of input cannot be read. The place is left out: the sentence quotes what stands there. */
export const sentenceOf = (failure: Failure): string => failureText(words, { ...failure, place: undefined });
