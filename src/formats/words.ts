import { tableOf } from '../game/record.ts';

/** Letters and digits; those of Chinese, Japanese and Korean stand without spaces, so that a word begins at any of them. */
const INSIDE = /[\p{L}\p{N}\p{M}]/u;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text has a word that begins so: "ralle" is found in "Ralle Paul", not in "Parallel". */
export const hasWord = (text: string, beginning: string): boolean => {
  const isAnywhere = SPACELESS.test(beginning.slice(0, 1)) || !INSIDE.test(beginning.slice(0, 1));
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1))
    if (at === 0 || isAnywhere || !INSIDE.test(text.charAt(at - 1))) return true;
  return false;
};

/** Letters that nobody has to type as they are written, and that come apart in no other way. */
const TYPED = tableOf<string>({
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
});
const PLAIN = /^[\0-\x7f]*$/;
const HIRAGANA = 0x60;

/** A text as it is searched: without case and accents, in one width of letters and one kind of kana. */
export const folded = (text: string): string => {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøđðłıþ]/g, letter => TYPED.get(letter) ?? letter)
    .replace(/[\u30a1-\u30f6]/g, kana => String.fromCharCode(kana.charCodeAt(0) - HIRAGANA));
};
