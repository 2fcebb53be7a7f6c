import { tableOf } from '../game/record.ts';

/**
 * Letters and digits. Chinese, Japanese and Korean are written without spaces, so a word may begin at any of their characters.
 */
const INSIDE = /[\p{L}\p{N}\p{M}]/u;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text has a word with this beginning: "ralle" matches "Ralle Paul" but not "Parallel". */
export const hasWord = (text: string, beginning: string): boolean => {
  const isAnywhere = SPACELESS.test(beginning.slice(0, 1)) || !INSIDE.test(beginning.slice(0, 1));
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1))
    if (at === 0 || isAnywhere || !INSIDE.test(text.charAt(at - 1))) return true;
  return false;
};

/** Letters with a plain spelling that Unicode normalization does not give. */
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

/** A text normalized for searching: without case and accents, in one width of letters and one kind of kana. */
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
