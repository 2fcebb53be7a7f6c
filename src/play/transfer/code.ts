import { CODE_ALPHABET } from '../../net/contract/texts.ts';
import { readHandoverLink } from '../links/fragments.ts';

/** A code of this many letters has 80 bits: nobody finds it by trying, not even whoever has the box. */
const LETTERS = 18;
const GROUP = 6;
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${LETTERS}}$`);
/** Far more than spaces and hyphens between the letters, or an address before them, make it. */
const LONGEST_TYPED = 400;
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

/** The code that was typed, in either case and with spaces or hyphens, or pasted with its whole link; undefined if it is none. */
export const readHandoverCode = (typed: string): string | undefined => {
  if (typed.length > LONGEST_TYPED) return undefined;
  const text = readHandoverLink(typed.slice(typed.indexOf('#') + 1)) ?? typed;
  const letters = text.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(letters) ? letters : undefined;
};

/** `ABCDEF GHJKLM NPQRTU` in parts. */
export const codeGroups = (code: string): readonly string[] =>
  code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? [];
