import { SQUARE_COUNT } from '../../game/square.ts';
import type { Span } from '../text/lines.ts';
import { SIDE_NAMES, SIDE_SIGNS } from '../text/sideNames.ts';

const VERSUS = '(?:vs?\\.?|x|versus|gegen|contre|contra|contro|対|对|對|대)';
const NAME = '([^\\n\\t:;|,&"()\\[\\]【】]{1,50}?)';
/** After a name: a rating, a country, or the side. */
const ABOUT = `(?:[ \\t]*[(\\[](?:r?\\d{3,4}|(${SIDE_NAMES.black}|${SIDE_NAMES.white}|[bnwxo])|[a-z]{3})[)\\]])?`;
const DISCS = '\\d{1,2}[ \\t]?(?:--?|[:/x])[ \\t]?\\d{1,2}';
/** The end of a name: the end of a line or sentence, a result, the other side, or another detail. */
const NAME_END = `(?=[\\s-]*(?:$|[\\n\\t;|,&"()\\[\\]【]|${DISCS}|[bw][+]\\d|\\d{1,2}石|(?<!\\d)\\d\\d[ \\t]*(?:$|\\n))|(?<=\\p{L}{3})\\.(?:\\s|$)|[ \\t-]+(?:[^\\s:=]{1,20}[ \\t]*[:=]|${VERSUS}[ \\t]))`;

/** `Black: Anna`, `Black (Anna)`, `[Black] Anna`, `PB[Anna]`; in Chinese and Japanese a blank is enough. */
const sided = (sides: string, letters: string, signs: string): RegExp =>
  new RegExp(
    `(?:(?:^|[\\s;|,(?&])(?:${sides}|[${letters}])(?:[ _]?(?:player|name))?\\s*(?:[:=]|=")|(?:^|[\\n;,-]|\\s(?:x|vs\\.?)\\s)[ \\t]*(?:${sides})[ \\t]?\\((?!to[ \\t])(?=\\p{L}{3})|[【[](?:${sides})(?:[】\\]]\\s*:?|[ \\t]+")|(?:^|\\n)[ \\t]*(?:${sides})[ \\t]+(?=[^\\n]{1,50}[ \\t]\\d\\d[ \\t]*(?:$|\\n))|P[${letters}]\\[|(?:^|[\\s)])(?:${signs})(?:[ \\t]|(?<=[●○])(?=\\p{L}{2})))[ \\t]*${NAME}${NAME_END}`,
    'imu',
  );
const BLACK_SAID = sided(SIDE_NAMES.black, 'bx●', SIDE_SIGNS.black);
const WHITE_SAID = sided(SIDE_NAMES.white, 'wo○', SIDE_SIGNS.white);

const LETTERS = "(\\p{L}[\\p{L}. ']{1,40}?)";

/** `Game 2:`. */
const LABEL = '^[ \\t]*(?:[^\\n:]{1,30}:[ \\t]+)?';

/** `Anna vs Ben`, `Anna 33-31 Ben`, `Anna - Ben 33-31`: each has the groups name and side twice. */
const PAIRS: readonly RegExp[] = [
  new RegExp(
    `${LABEL}(?:[^\\n-]{1,30}[ \\t]-[ \\t]+)?${NAME}${ABOUT}[ \\t]+${VERSUS}[ \\t]+${NAME}${ABOUT}${NAME_END}`,
    'gim',
  ),
  new RegExp(
    `${LABEL}${LETTERS}${ABOUT}[ \\t]+(?:${DISCS}|\\d\\d[ \\t]+\\d\\d)[ \\t]+${LETTERS}${ABOUT}[ \\t]*:?[ \\t]*(?:\\([^()\\n]{1,80}\\)[ \\t]*)?$`,
    'gimu',
  ),
  new RegExp(
    `${LABEL}${LETTERS}${ABOUT}[ \\t]+-[ \\t]+${LETTERS}${ABOUT}[ \\t]*:?[ \\t]*(?:${DISCS})?[ \\t]*:?[ \\t]*$`,
    'gimu',
  ),
  // Cells of a table without headers, before the discs of both.
  /(?:^|[\t;,])([^\n\t;,]{2,50})([\t;,])([^\n\t;,]{2,50})\2\d\d\2\d\d(?=\2|[ \t]*$)/gm,
];

const SIGN = `(?:${SIDE_SIGNS.black}|${SIDE_SIGNS.white})`;
const PERSON = '(\\p{L}[^\\n\\t:;|,&"()\\[\\]【】・●○]{0,40}?)';
/** A name followed by the sign of its side. Some family names, such as 石黒, end with such a sign. */
const SIGNED = `${PERSON}[ \\t]{0,9}(?:[ \\t・/([]|(?=[●○]))(${SIGN})[)\\]]?`;
const BETWEEN = `[ \\t]{0,9}(?:${DISCS}|${VERSUS}|[-,/、])?[ \\t]{0,9}`;

/** `山田 黒 対 鈴木 白`, on one line or two, and `黒 山田 33-31 鈴木 白`: side, name, name, other side. */
const BEHIND: readonly RegExp[] = [
  new RegExp(
    `${LABEL}(?<first>)${SIGNED}(?:${BETWEEN}|[ \\t]{0,9}\\n[ \\t]{0,9})${SIGNED}[ \\t]{0,9}(?:${DISCS})?[ \\t]{0,9}$`,
    'imu',
  ),
  new RegExp(
    `^[ \\t]{0,9}(?<first>${SIGN})[ \\t:]{0,9}${PERSON}()[ \\t]{0,9}(?:${DISCS}|[ \\t]${VERSUS}|[-,/、])[ \\t]{0,9}${SIGNED}[ \\t]{0,9}$`,
    'imu',
  ),
];

/** `21:14` is a time, not a score. */
const isTime = (text: string): boolean => {
  const [, hours, minutes] = /(?<!\d)(\d{1,2}):(\d\d)(?!\d)/.exec(text) ?? [];
  return hours !== undefined && Number(hours) + Number(minutes) !== SQUARE_COUNT;
};

const WORDS = "([\\p{Lu}\\p{Lo}][\\p{L}.'’]*(?:[ \\t][\\p{L}.'’]+){0,3})";
const WORD = "([\\p{Lu}\\p{Lo}][\\p{L}'’]+)";
/** `Anna, Ben` or `Anna / Ben`, and with a result `Anna Ben` or `Anna-Ben`, in a text without anything else. */
const BARE = new RegExp(`^\\s*${WORDS}[ \\t]?[,/][ \\t]?${WORDS}[\\s:.]*(?:${DISCS})?\\s*$`, 'u');
const BARE_WITH_RESULT = new RegExp(`^\\s*${WORD}[ \\t-]+${WORD}[\\s:.,]+${DISCS}\\s*$`, 'u');

export const spanOf = ({ index, 0: text }: RegExpExecArray): Span => ({
  from: index,
  to: index + text.length,
});

const MOST_WORDS = 4;
/** A row of squares, or an emoji. */
const NO_NAME = /(?:[a-h][1-8]){2}|\p{Extended_Pictographic}/iu;
const isName = (text: string | undefined): boolean =>
  text !== undefined &&
  /\p{L}/u.test(text) &&
  !NO_NAME.test(text) &&
  text.trim().split(/\s+/).length <= MOST_WORDS;

const IS_BLACK = new RegExp(`^(?:${SIDE_NAMES.black}|[bnx])$`, 'i');
const IS_WHITE = new RegExp(`^(?:${SIDE_NAMES.white}|[wo])$`, 'i');

export interface Names {
  readonly black?: string | undefined;
  readonly white?: string | undefined;
  readonly spans: readonly Span[];
  /** Whether only the order tells who is Black. */
  readonly isOrdered: boolean;
}

/** The only pair of names in a text; undefined if there are several, as in a list. */
const pairIn = (text: string): Names | undefined => {
  for (const pattern of PAIRS) {
    const pairs = [...text.matchAll(pattern)].filter(
      match => isName(match[1]) && isName(match[3]) && !isTime(match[0]),
    );
    const [pair, ...others] = pairs;
    if (pair === undefined || others.length > 0) continue;
    const [, one, side, other, otherSide] = pair;
    // Next to `N` (noir, nero, negras), `B` is White.
    const isBlack = (letter = ''): boolean =>
      IS_BLACK.test(letter) &&
      !(/^b$/i.test(letter) && /^n$/i.test((letter === side ? otherSide : side) ?? ''));
    const isTurned = IS_WHITE.test(side ?? '') || isBlack(otherSide);
    const [black, white] = isTurned ? [other, one] : [one, other];
    return { black, white, spans: [spanOf(pair)], isOrdered: (side ?? otherSide) === undefined };
  }
  const bare = BARE.exec(text) ?? BARE_WITH_RESULT.exec(text);
  return bare === null
    ? undefined
    : { black: bare[1], white: bare[2], spans: [spanOf(bare)], isOrdered: true };
};

const IS_BLACK_SIGN = new RegExp(`^(?:${SIDE_SIGNS.black})$`);

/** Names followed by their sides; undefined if both have the same side. */
const behindIn = (text: string): Names | undefined => {
  for (const pattern of BEHIND) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [, , one, sign, other, otherSign = ''] = match;
    const sides = [match.groups?.first || sign || '', otherSign].map(side => IS_BLACK_SIGN.test(side));
    if (sides[0] === sides[1] || !isName(one) || !isName(other)) continue;
    const [black, white] = sides[0] ? [one, other] : [other, one];
    return { black, white, spans: [spanOf(match)], isOrdered: false };
  }
  return undefined;
};

/** The players' names in a text. */
export const namesIn = (text: string): Names => {
  const behind = behindIn(text);
  if (behind !== undefined) return behind;
  const [black, white] = [BLACK_SAID, WHITE_SAID].map(said => {
    const match = said.exec(text);
    return isName(match?.[1]) ? match : null;
  });
  if (!black && !white) return pairIn(text) ?? { spans: [], isOrdered: false };
  return {
    black: black?.[1],
    white: white?.[1],
    spans: [black, white].filter(match => match !== null && match !== undefined).map(spanOf),
    isOrdered: false,
  };
};

/** A name without a preceding date or following rating. */
export const bareName = (name: string): string =>
  name
    .trim()
    .replace(/^[\d\s./-]+(?=\p{L})/u, '')
    .replace(/(?<=\p{L}.*)[ \t]+r?\d{3,4}$/iu, '');
