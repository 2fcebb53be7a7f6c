import * as v from 'valibot';
import { LIMITS } from './limits.ts';

/** Letters that cannot be confused with each other or with digits, in print or aloud. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRTUVWXYZ';
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${LIMITS.shortCodeLetters},${LIMITS.codeLetters}}$`);
const LONGEST_TYPED_CODE = 3 * LIMITS.codeLetters;
/** A letter may be several characters, such as a decomposed Hangul syllable. */
const LONGEST_TYPED_WORD = 6 * LIMITS.wordLetters.max;

/** Reads a code as typed by a person: case, spaces and hyphens are ignored. */
export const parseCode = (text: string): string | undefined => {
  if (text.length > LONGEST_TYPED_CODE) return undefined;
  const letters = text.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(letters) ? letters : undefined;
};

/** A letter of any script with its combining marks, or a digit. */
const SIGN = /\p{L}\p{M}*|\p{Nd}/gu;
const WORD = /^(?:\p{L}\p{M}*|\p{Nd}|[.-])+$/u;

/**
 * Reads the word of a meeting: letters of any script, digits, dots and hyphens; case, Unicode form and spaces
 * are ignored. Every code is a valid word.
 */
export const parseWord = (text: string): string | undefined => {
  const { min, max } = LIMITS.wordLetters;
  if (text.length > LONGEST_TYPED_WORD) return undefined;
  const word = text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .toUpperCase()
    .normalize('NFKC');
  if (!WORD.test(word) || BLANK.test(word) || PILED_MARKS.test(word)) return undefined;
  const signs = word.match(SIGN)?.length ?? 0;
  const dots = word.match(/[.-]/g)?.length ?? 0;
  return signs >= min && signs + dots <= max ? word : undefined;
};

/** Reads what a person typed to reach a table: a code, or else a word. */
export const parseCodeOrWord = (text: string): string | undefined => parseCode(text) ?? parseWord(text);

/**
 * Control and format characters (including direction marks and joiners), lone surrogates, private use and
 * line separators.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** Invisible letters, such as Hangul fillers, and the blank Braille pattern. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
/** Replacement characters, and code points that are unassigned. */
const NOTHING = /[\uFFFC\uFFFD\p{Cn}]/u;
/** One emoji: a pictograph with variation or skin tone, a joined sequence of them, a flag of a region, or a keycap. */
const PICTURE = '\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier})?';
const EMOJI = new RegExp(
  `\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2,6}\\u{E007F}|${PICTURE}(?:\\u200D${PICTURE}){0,5}|[0-9#*]\\uFE0F?\\u20E3`,
  'gu',
);
const PILED_MARKS = new RegExp(`\\p{M}{${LIMITS.marksOnALetter + 1}}`, 'u');
const SEEN = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** The name in display form; `undefined` if it is empty, too long, or would disturb the surrounding text. */
export const parseName = (text: string): string | undefined => {
  if (text.length > 2 * LIMITS.nameCharacters) return undefined;
  const letters = text.normalize('NFC').replace(EMOJI, 'E');
  if ([UNSEEN, BLANK, NOTHING, PILED_MARKS].some(odd => odd.test(letters))) return undefined;
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  return [...name].length <= LIMITS.nameCharacters && SEEN.test(name) ? name : undefined;
};

/** All invisible characters except line feeds. */
const UNSEEN_IN_LINES = new RegExp(`(?!\\n)${UNSEEN.source}|[${NOTHING.source.slice(1, -1)}]`, 'gu');

/** Text of several lines, without characters that would disturb the surrounding text; `undefined` if it is too long. */
const parseLines = (text: string): string | undefined => {
  if (text.length > LIMITS.slideCharacters) return undefined;
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN_IN_LINES, '')
    .slice(0, LIMITS.slideCharacters);
};

const parsed = <T>(parse: (text: string) => T | undefined) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value);
      if (value !== undefined) return value;
      addIssue();
      return NEVER;
    }),
  );

export const text = {
  parsed,
  code: parsed(parseCode),
  word: parsed(parseWord),
  name: parsed(parseName),
  lines: parsed(parseLines),
};

const { min, max } = LIMITS.secretCharacters;
const SECRET = new RegExp(`^[\\w-]{${min},${max}}$`);

/** Known only to one browser: an identity, or the token of a seat. */
export const secret = v.pipe(v.string(), v.maxLength(max), v.regex(SECRET));
/** The public id of a table or match, in links and in the database. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.idCharacters), v.regex(/^[\w-]+$/));
/** A whole number within limits. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
