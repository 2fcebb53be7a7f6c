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
