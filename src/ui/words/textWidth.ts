/** A character of Chinese, Japanese or Korean takes the space of two letters of Latin text. */
const FIRST_WIDE = '\u2e80';

/** How much space a text takes, in letters of Latin text. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter > FIRST_WIDE ? 2 : 1), 0);
