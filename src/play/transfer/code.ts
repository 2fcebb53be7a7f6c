import { CODE_ALPHABET } from '../../net/contract/texts.ts';

/** A code of this many letters has 80 bits: nobody finds it by trying, not even whoever has the box. */
const LETTERS = 18;
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${LETTERS}}$`);
const BYTE_VALUES = 256;

type Bytes = Uint8Array<ArrayBuffer>;
/** Fills an array with bytes that nobody can guess. */
export type RandomBytes = (bytes: Bytes) => Bytes;

/** A new code, each letter equally likely: bytes that would favor some are drawn again. */
export const newHandoverCode = (random: RandomBytes): string => {
  const size = CODE_ALPHABET.length;
  const fair = BYTE_VALUES - (BYTE_VALUES % size);
  let code = '';
  while (code.length < LETTERS)
    for (const byte of random(new Uint8Array(LETTERS)))
      if (byte < fair && code.length < LETTERS) code += CODE_ALPHABET[byte % size];
  return code;
};

/** Whether a link has the whole code. */
export const isHandoverCode = (text: string): boolean => CODE.test(text);
