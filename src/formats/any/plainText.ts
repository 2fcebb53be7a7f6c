import { narrowed } from '../text/signs.ts';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '-',
  mdash: '-',
};

const entity = (whole: string, name: string): string => {
  const number = /^#(x?)([\da-f]+)$/i.exec(name);
  if (number === null) return NAMED[name.toLowerCase()] ?? whole;
  const code = Number.parseInt(number[2] ?? '', number[1] === '' ? 10 : 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
};

/** Tags that end a line, and those that end a cell of a table. */
const LINE_END = /^\/?(?:p|div|br|tr|li|h[1-6]|table|pre|section|title)\b/i;
const CELL_END = /^\/t[dh]$/i;
const TAG = /<(\/?[a-z][\w-]*|!)[^<>]{0,2000}>/gi;

const isHtml = (text: string): boolean =>
  /<\/?(?:html|body|p|div|br|span|table|td|tr|a|pre|li|b|i|h[1-6])\b/i.test(text);

/** Pictures of discs and squares, as people send boards in messages. */
const PICTURES: readonly (readonly [RegExp, string])[] = [
  [/[\u26ab\u{1f5a4}\u{1f311}\u2b24]/gu, 'X'],
  [/[\u26aa\u{1f90d}\u{1f315}]/gu, 'O'],
  [/[\u{1f7e9}\u{1f7e2}\u2b1c\u2b1b\u{1f7eb}\u{1f532}\u{1f533}\u25a1\u25a2]/gu, '-'],
];

/** Squares in black and white are discs where others are green. */
const SQUARE_DISCS: readonly (readonly [RegExp, string])[] = [
  [/\u2b1b/g, 'X'],
  [/\u2b1c/g, 'O'],
];
const GREEN = /[\u{1f7e9}\u{1f7e2}]/u;

const withoutPictures = (text: string): string =>
  [...(GREEN.test(text) ? SQUARE_DISCS : []), ...PICTURES].reduce(
    (plain, [picture, sign]) => plain.replace(picture, sign),
    text,
  );

/** In front of what a letter answers. */
const QUOTE_MARKS = /^[ \t]*(?:>[ \t]?)+/gm;

/** A square whose number stands on the next line, because the line was full. */
const BROKEN = /((?:[a-h][1-8]){2}[a-h])[ \t]*\n[ \t]*(?=[1-8](?:[a-h]|\s|$))/gi;

/** A row of squares that a program has broken with a hyphen. */
const HYPHENED = /((?:[a-h][1-8]){2}[a-h]?)-[ \t]*\n[ \t]*(?=[a-h1-8])/gi;

/** Squares alone, with blanks between letter and number as well. */
const SPREAD = /^(?=[\s\S]*[a-h]\s+[1-8])\s*(?:[a-h]\s*[1-8]\s*)+$/i;

/** `"black": {"name": "Anna"`. */
const NAME_INSIDE = /(?<=:\s{0,9})\{\s*"(?:name|user|username|player)"\s*:\s*"/gi;

const isJson = (text: string): boolean =>
  /^\s*[[{]/.test(text) && /[\]}]\s*$/.test(text) && text.includes('"');

/** On one line, however a program has laid it out. */
const compact = (json: string): string => {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json;
  }
};

/** Without what only a program needs, and with each square in one piece. */
const joined = (text: string): string => {
  const said = isJson(text)
    ? compact(text)
        .replace(NAME_INSIDE, '"')
        .replaceAll('"', '')
        .replace(/[{}[\]]/g, '\n')
    : text;
  return SPREAD.test(said)
    ? said.replace(/\s/g, '')
    : said.replace(QUOTE_MARKS, '').replace(HYPHENED, '$1').replace(BROKEN, '$1');
};

/** Cyrillic letters in the names of squares, which look like the usual ones. */
const ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  с: 'c',
  е: 'e',
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
};
const ALIKE_SQUARE = /(?<!\p{L})[асеАВСЕН](?=[1-8])/gu;

/** A letter and a number of a square that have different type. */
const PARTED = /(?<![a-z])([a-h])<[^<>]{1,200}>(?=[1-8])/gi;

/** The text as a person sees it: without the tags of HTML, with usual letters and dashes, and without marks that are not seen. */
export const plainText = (written: string): string => {
  const shown = isHtml(written)
    ? written
        .replace(/<(script|style)\b[\s\S]{0,100000}?<\/\1>/gi, ' ')
        .replace(PARTED, '$1')
        .replace(TAG, (_, name: string) => (LINE_END.test(name) ? '\n' : CELL_END.test(name) ? '\t' : ' '))
        .replace(/&(#?\w{1,8});/g, entity)
    : written;
  return joined(
    withoutPictures(narrowed(shown))
      .replace(/[\p{Bidi_Control}\u200b-\u200d\u2060-\u2064\ufeff]|\u20e3|\ufe0e|\ufe0f/gu, '')
      .replace(ALIKE_SQUARE, letter => ALIKE[letter] ?? letter)
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\r\n?/g, '\n'),
  );
};
