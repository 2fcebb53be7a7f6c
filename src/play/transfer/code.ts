import { CODE_ALPHABET } from '../../net/contract/texts.ts';

/** 18 letters have 80 bits, too many to guess even for somebody who has the box. */
const LETTERS = 18;
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${LETTERS}}$`);
const BYTE_VALUES = 256;

type Bytes = Uint8Array<ArrayBuffer>;
/** Fills an array with cryptographically secure random bytes. */
export type RandomBytes = (bytes: Bytes) => Bytes;

/** A new code. Bytes that would make some letters more likely are drawn again. */
export const newHandoverCode = (random: RandomBytes): string => {
  const size = CODE_ALPHABET.length;
  const fair = BYTE_VALUES - (BYTE_VALUES % size);
  let code = '';
  while (code.length < LETTERS)
    for (const byte of random(new Uint8Array(LETTERS)))
      if (byte < fair && code.length < LETTERS) code += CODE_ALPHABET[byte % size];
  return code;
};

/** Whether the text is a complete code. */
export const isHandoverCode = (text: string): boolean => CODE.test(text);
