const WIDE = /[\u1100-\u115f\u2e80-\uffef]/;
const NARROW = /[\sil.,:;'|!jtfrI()\u0650-\u065f\u064b-\u064f]/;

/** The approximate width of a text, in Latin letters; a blank counts as four. */
export const letterWidth = (text: string): number =>
  [...text.replace(/\{\{\w+\}\}/g, 'xxxx')].reduce((width, letter) => {
    if (WIDE.test(letter)) return width + 1.9;
    return width + (NARROW.test(letter) ? 0.55 : 1);
  }, 0);

/** Short texts are on buttons and tabs; longer texts have more room for another wording. */
const SHORT = 13;

/** The maximum width of a translation of an English text of this width; no limit for sentences, which wrap. */
export const mostWidth = (english: number): number =>
  english > SHORT ? Number.POSITIVE_INFINITY : english * 1.7 + 12;
