import { tableOf } from '../../game/record.ts';
import { SQUARE_COUNT } from '../../game/square.ts';
import { withDropsSpelled } from '../text/drops.ts';
import { narrowed } from '../text/signs.ts';
import { withBlanksDrawn } from './blanks.ts';
import { withListsDrawn, withoutJson } from './json.ts';
import { withNumbersSpelled } from './numbers.ts';
import { withoutPictures } from './pictures.ts';
import { withSheetRead } from './sheets.ts';

const NAMED = tableOf<string>({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '-',
  mdash: '-',
});

const entity = (whole: string, name: string): string => {
  const number = /^#(x?)([\da-f]+)$/i.exec(name);
  if (number === null) return NAMED.get(name.toLowerCase()) ?? whole;
  const code = Number.parseInt(number[2] ?? '', number[1] === '' ? 10 : 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
};

/** HTML tags that end a line, and those that end a table cell. */
const LINE_END = /^\/?(?:p|div|br|tr|li|h[1-6]|table|pre|section|title)\b/i;
const CELL_END = /^\/t[dh]$/i;
const TAG = /<(\/?[a-z][\w-]*|!)[^<>]{0,2000}>/gi;

const isHtml = (text: string): boolean =>
  /<\/?(?:html|body|p|div|br|span|table|td|tr|a|pre|li|b|i|h[1-6])\b/i.test(text);

/** Quote marks of e-mail replies. */
const QUOTE_MARKS = /^[ \t]*(?:>[ \t]?)+/gm;

/** A square split by a line break. */
const BROKEN = /((?:[a-h][1-8]){2}[a-h])[ \t]*\n[ \t]*(?=[1-8](?:[a-h]|\s|$))/gi;

/** A row of squares hyphenated at the end of a line. */
const HYPHENED = /((?:[a-h][1-8]){2}[a-h]?)-[ \t]*\n[ \t]*(?=[a-h1-8])/gi;

/** `('f', 5)`. */
const QUOTED_SQUARE = /\(\s?["']([a-h])["']\s?,\s?["']?([1-8])["']?\s?\)/gi;
/** `<black>Anna</black>` and `<player color="black">Anna</player>`, in texts that are not web pages. */
const SIDE_ELEMENT =
  /<(?:[a-z]{1,20}\b[^<>]{0,100}\s[a-z]{1,20}=")?(black|white)"?[^<>]{0,100}>([^<>\n]{1,50})<\/[a-z]{1,20}>/gi;

/** Only squares, some with blanks between letter and number. */
const SPREAD = /^(?=[\s\S]*[a-h]\s+[1-8])\s*(?:[a-h]\s*[1-8]\s*)+$/i;
/** Such a square among numbered moves. */
const SPREAD_SQUARE = /(?<![\p{L}\d])([a-h])[ \t]([1-8])(?![\p{L}\d.)])/giu;
/** Minimum number of such squares: fewer are something else. */
const LEAST_SPREAD = 6;

/** Eight rows on one line, with a sign between them. */
const ROWS_ON_A_LINE =
  /(?<![\w./])(?:(?:[-._xobw*#@●○]{8}[/,;|][ \t]*){7}[-._xobw*#@●○]{8}|(?:[012]{8}[/,;|][ \t]*){7}[012]{8})(?![\w./])/gi;
/** A board of signs split over two lines. */
const BROKEN_BOARD =
  /^[ \t]{0,20}([-._xobw*#@●○]{9,63}|[012]{9,63})[ \t]{0,20}\n[ \t]{0,20}([-._xobw*#@●○]{1,55}|[012]{1,55})(?=[ \t]{0,20}(?:$|[ \t][xobw●○]\b))/gim;
/** Escaped line breaks. */
const WRITTEN_LINE_END = /(?:\\r)?\\n/g;

/** Removes technical text and joins split squares. */
const joined = (text: string): string => {
  const said = withoutJson(withListsDrawn(text));
  if (SPREAD.test(said)) return said.replace(/\s/g, '');
  const isSpread = (said.match(SPREAD_SQUARE)?.length ?? 0) >= LEAST_SPREAD;
  return (isSpread ? said.replace(SPREAD_SQUARE, '$1$2') : said)
    .replace(ROWS_ON_A_LINE, rows => rows.replace(/[/,;|\s]/g, ''))
    .replace(BROKEN_BOARD, (both, one: string, other: string) =>
      one.length + other.length === SQUARE_COUNT ? one + other : both,
    )
    .replace(QUOTE_MARKS, '')
    .replace(HYPHENED, '$1')
    .replace(BROKEN, '$1');
};

/** Cyrillic letters that look like the letters of squares. */
const ALIKE = tableOf<string>({
  а: 'a',
  с: 'c',
  е: 'e',
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
});
/** Letters and digits in other styles, as in `f⁵` or `ⓕ⑤`. */
const FORMED_LETTER = /[\u{1d400}-\u{1d7ff}\u24b6-\u24e9]/gu;
const FORMED_SQUARE = /(?<![\p{L}\d])[a-h][\u00b2\u00b3\u00b9\u2074-\u2078\u2081-\u2088\u2460-\u2467]/giu;
const ALIKE_SQUARE = /(?<!\p{L})[асеАВСЕН](?=[1-8])/gu;

/** A square whose letter and number have different formatting. */
const PARTED = /(?<![a-z])([a-h])<[^<>]{1,200}>(?=[1-8])/gi;

/** An empty table cell, which is an empty square next to discs. */
const EMPTY_CELL = /(<td\b[^<>]{0,200}>)(?:\s|&nbsp;|&#160;){0,9}(?=<\/td>)/gi;
const DISC = /[●○⚫⚪]|&#(?:9679|9675|x25c[fb]);/i;
/** The alternative text of an image. */
const ALT = /<img\b[^<>]{0,400}?\balt="([^"<>]{0,40})"[^<>]{0,400}>/gi;

/** The visible text: without HTML tags and invisible characters, with plain letters and dashes. */
export const plainText = (written: string): string => {
  const shown = isHtml(written)
    ? written
        .replace(/<(script|style)\b[\s\S]{0,100000}?<\/\1>/gi, ' ')
        .replace(PARTED, '$1')
        .replace(ALT, ' $1 ')
        .replace(EMPTY_CELL, DISC.test(written) ? '$1-' : '$1')
        .replace(TAG, (_, name: string) => (LINE_END.test(name) ? '\n' : CELL_END.test(name) ? '\t' : ' '))
        .replace(/&(#?\w{1,8});/g, entity)
    : withBlanksDrawn(written)
        .replace(WRITTEN_LINE_END, '\n')
        .replace(SIDE_ELEMENT, '\n$1: $2\n')
        .replace(QUOTED_SQUARE, '$1$2');
  return joined(
    withNumbersSpelled(withSheetRead(withDropsSpelled(narrowed(withoutPictures(shown)))))
      .replace(
        /[^\P{Cc}\s]\[[\d;]{0,20}m|[\p{Bidi_Control}\u200b-\u200d\u2060-\u2064\ufeff]|\u20e3|\ufe0e|\ufe0f/gu,
        '',
      )
      .replace(FORMED_LETTER, letter => letter.normalize('NFKC'))
      .replace(FORMED_SQUARE, square => square.normalize('NFKC'))
      .replace(ALIKE_SQUARE, letter => ALIKE.get(letter) ?? letter)
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\r\n?/g, '\n'),
  );
};
