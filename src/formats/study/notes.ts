import { fromEntries } from '../../game/record.ts';
import { makeSquare, parseSquare } from '../../game/square.ts';
import {
  type Asked,
  COMMENT_LENGTH,
  type Drawn,
  MOST_DRAWN,
  MOVE_MARKS,
  type MoveNote,
  TONES,
  withoutDirections,
} from '../../game/tree.ts';

/** Parsed JSON, not validated. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find(one => one === value);

/** A text, truncated; undefined if it is empty or not a text. */
export const shortText = (value: unknown, most: number): string | undefined =>
  textOf(value)?.slice(0, most) || undefined;

/** A note in a file. `drawn` has the first letter of a tone and one square, or two for an arrow: `gc4`, `bd3e6`. */
export interface WrittenNote {
  readonly at: string;
  readonly comment?: string | undefined;
  readonly mark?: string | undefined;
  readonly drawn?: readonly string[] | undefined;
  readonly asked?: Asked | undefined;
}

const DRAWN = /^([lgb])([a-h][1-8])([a-h][1-8])?$/;

const writeDrawn = ({ tone, from, to }: Drawn): string =>
  `${tone.charAt(0)}${makeSquare(from)}${to === undefined ? '' : makeSquare(to)}`;

const readDrawn = (value: unknown): Drawn | undefined => {
  const [, sign, start = '', end = ''] = DRAWN.exec(textOf(value) ?? '') ?? [];
  const tone = TONES.find(one => one.charAt(0) === sign);
  const [from, to] = [parseSquare(start), parseSquare(end)];
  return tone === undefined || from === undefined
    ? undefined
    : { tone, from, ...(to !== undefined && { to }) };
};

/** The fields with other names; undefined if there are none. */
export const besides = (fields: Fields, known: readonly string[]): Fields | undefined => {
  const others = Object.entries(fields).filter(([name]) => !known.includes(name));
  return others.length === 0 ? undefined : fromEntries(others);
};

/** Writes a note at the position after these moves. */
export const writeNote = (
  at: string,
  { comment, mark, drawn, asked, more: { drawn: others, asked: words, ...more } = {} }: MoveNote,
): WrittenNote => {
  const marks = [...(drawn ?? []).map(writeDrawn), ...listOf(others)];
  return {
    ...more,
    at,
    ...(comment !== undefined && { comment }),
    ...(mark !== undefined && { mark }),
    ...(marks.length > 0 && { drawn: marks as readonly string[] }),
    ...(asked !== undefined && { asked: { ...(isObject(words) && words), ...asked } }),
  };
};

const wordsIn = (value: unknown): string | undefined =>
  withoutDirections(textOf(value) ?? '').slice(0, COMMENT_LENGTH) || undefined;

const readAsked = (value: unknown): Asked | undefined => {
  if (!isObject(value)) return undefined;
  const [right, second, wrong] = [value.right, value.second, value.wrong].map(wordsIn);
  return { ...(right && { right }), ...(second && { second }), ...(wrong && { wrong }) };
};

/** Unknown parts of a note, its question and its drawings, from newer versions. */
const moreIn = (note: Fields): Fields | undefined => {
  const others = listOf(note.drawn)
    .slice(0, MOST_DRAWN)
    .filter(one => readDrawn(one) === undefined);
  const asked = isObject(note.asked) ? besides(note.asked, ['right', 'second', 'wrong']) : undefined;
  const more = {
    ...besides(note, ['at', 'comment', 'mark', 'drawn', 'asked']),
    ...(others.length > 0 && { drawn: others }),
    ...(asked && { asked }),
  };
  return Object.keys(more).length === 0 ? undefined : more;
};

/** Parses the output of `writeNote`; what is unknown is kept in `more`, what is invalid is left out. */
export const readNote = (note: Fields): MoveNote => {
  const { comment, mark, drawn, asked } = note;
  const [words, sign] = [wordsIn(comment), oneOf(MOVE_MARKS, mark)];
  const marks = listOf(drawn)
    .slice(0, MOST_DRAWN)
    .map(readDrawn)
    .filter(one => one !== undefined);
  const more = moreIn(note);
  const question = readAsked(asked);
  return {
    ...(words && { comment: words }),
    ...(sign && { mark: sign }),
    ...(marks.length > 0 && { drawn: marks }),
    ...(question && { asked: question }),
    ...(more && { more }),
  };
};
