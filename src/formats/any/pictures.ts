import { tableOf } from '../../game/record.ts';

/** Emoji discs and hearts from the darkest to the lightest: the darker of the two on a board is Black. */
const BY_DARKNESS = [
  '\u26ab\u{1f5a4}\u{1f311}\u2b24',
  '\u{1f7e4}\u{1f90e}',
  '\u{1f7e3}\u{1f49c}',
  '\u{1f534}\u2764',
  '\u{1f535}\u{1f499}',
  '\u{1f7e0}\u{1f9e1}',
  '\u{1f7e1}\u{1f49b}',
  '\u26aa\u{1f90d}\u{1f315}',
].map(pictures => new RegExp(`[${pictures}]`, 'gu'));
/** From this index on, a single kind of disc is White. */
const FIRST_LIGHT = 6;

/** Empty squares. */
const EMPTY =
  /[\u{1f7e9}\u{1f7e2}\u{1f49a}\u2b1c\u2b1b\u{1f7e5}\u{1f7e6}\u{1f7e7}\u{1f7e8}\u{1f7ea}\u{1f7eb}\u{1f532}\u{1f533}\u25a1\u25a2\u25ab\u25fb\u{1f538}\u{1f539}]/gu;

/** Black and white squares are discs if the others are green. */
const SQUARE_DISCS: readonly (readonly [RegExp, string])[] = [
  [/\u2b1b/g, '●'],
  [/\u2b1c/g, '○'],
];
const GREEN = /[\u{1f7e9}\u{1f7e2}]/u;

/** Crossing lines of a board drawn by its points. */
const CROSSINGS = /[\u253c\u254b]|\uff0b(?=[\uff0b●○])|(?<=[\uff0b●○])\uff0b/g;

/** Greek and Cyrillic letters that look like X and O, outside of words. */
const LIKE_X = /(?<!\p{L})[ХΧОΟ]+(?!\p{L})/gu;

/** Chat shortcodes such as `:black_circle:`. */
const CIRCLES = tableOf<string>({
  black: '\u26ab',
  white: '\u26aa',
  red: '\u{1f534}',
  blue: '\u{1f535}',
  green: '\u{1f7e2}',
  yellow: '\u{1f7e1}',
});
const SQUARES = tableOf<string>({
  black: '\u2b1b',
  white: '\u2b1c',
  green: '\u{1f7e9}',
});
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const SHORTCODE = /:(?:large_)?([a-z]{3,6})(?:_(?:(?:large|medium|small)_)?(circle|square))?:/g;

const drawn = (text: string): string =>
  text.replace(SHORTCODE, (whole, word: string, form?: string) => {
    const digit = DIGITS.indexOf(word);
    if (form === undefined) return digit < 0 ? whole : `${digit}`;
    return (form === 'circle' ? CIRCLES : SQUARES).get(word) ?? whole;
  });

const countOf = (text: string, pictures: RegExp): number => text.match(pictures)?.length ?? 0;

/** The two most frequent kinds of discs. */
const discsIn = (text: string): readonly (readonly [RegExp, string])[] => {
  const all = BY_DARKNESS.map((pictures, rank) => ({ pictures, rank, count: countOf(text, pictures) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 2)
    .toSorted((one, other) => one.rank - other.rank);
  const isLight = all.length === 1 && (all[0]?.rank ?? 0) >= FIRST_LIGHT;
  return all.map(({ pictures }, index) => [pictures, isLight || index > 0 ? '○' : '●'] as const);
};

/** Replaces emoji boards, as sent in messages, by signs. */
export const withoutPictures = (written: string): string => {
  const text = drawn(written);
  const discs = discsIn(text);
  const squares = discs.length === 0 && GREEN.test(text) ? SQUARE_DISCS : [];
  return [...squares, ...discs, [EMPTY, '-'] as const, [CROSSINGS, '-'] as const]
    .reduce((plain, [picture, sign]) => plain.replace(picture, sign), text)
    .replace(LIKE_X, letters => letters.replace(/[ХΧ]/g, 'X').replace(/[ОΟ]/g, 'O'));
};
