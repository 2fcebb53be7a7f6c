import type { Span } from './longestLine.ts';
import { SIDE_NAMES, SIDE_SIGNS } from './sideNames.ts';

const VERSUS = '(?:vs?\\.?|versus|gegen|contre|contra|contro|対|对|對|대)';
const NAME = '([^\\n\\t:;|,&"()\\[\\]【】]{1,50}?)';
/** Behind a name: a rating, a country, or the side. */
const ABOUT = `(?:[ \\t]*[(\\[](?:r?\\d{3,4}|(${SIDE_NAMES.black}|${SIDE_NAMES.white}|[bwxo])|[a-z]{3})[)\\]])?`;
const DISCS = '\\d{1,2}[ \\t]?[-:/][ \\t]?\\d{1,2}';
/** A name ends with the line or a sentence, before a result, the other side's, or what is said of something else. */
const NAME_END = `(?=[\\s-]*(?:$|[\\n\\t;|,&"()\\[\\]【]|${DISCS}|[bw][+]\\d|\\d{1,2}石|\\d\\d[ \\t]*(?:$|\\n))|(?<=\\p{L}{3})\\.(?:\\s|$)|[ \\t-]+(?:[^\\s:=]{1,20}[ \\t]*[:=]|${VERSUS}[ \\t]))`;

/** `Black: Anna`, `Black (Anna)`, `[Black] Anna`, `PB[Anna]`; in Chinese and Japanese a blank is enough. */
const sided = (sides: string, letters: string, signs: string): RegExp =>
  new RegExp(
    `(?:(?:^|[\\s;|,(?&])(?:${sides}|[${letters}])(?:[ _](?:player|name))?\\s*[:=]|(?:^|[\\n;,])[ \\t]*(?:${sides})[ \\t]?\\((?!to[ \\t])(?=\\p{L}{3})|[【[](?:${sides})(?:[】\\]]\\s*:?|[ \\t]+")|(?:^|\\n)[ \\t]*(?:${sides})[ \\t]+(?=[^\\n]{1,50}[ \\t]\\d\\d[ \\t]*(?:$|\\n))|P[${letters}]\\[|(?:^|[\\s)])(?:${signs})[ \\t])[ \\t]*${NAME}${NAME_END}`,
    'imu',
  );
const BLACK_SAID = sided(SIDE_NAMES.black, 'bx●', SIDE_SIGNS.black);
const WHITE_SAID = sided(SIDE_NAMES.white, 'wo○', SIDE_SIGNS.white);

const LETTERS = "(\\p{L}[\\p{L}. ']{1,40}?)";

/** `Game 2:`. */
const LABEL = '^[ \\t]*(?:[^\\n:]{1,30}:[ \\t]+)?';

/** `Anna vs Ben`, `Anna 33-31 Ben`, `Anna - Ben 33-31`: each of them twice a name and perhaps its side. */
const PAIRS: readonly RegExp[] = [
  new RegExp(
    `${LABEL}(?:[^\\n-]{1,30}[ \\t]-[ \\t]+)?${NAME}${ABOUT}[ \\t]+${VERSUS}[ \\t]+${NAME}${ABOUT}${NAME_END}`,
    'gim',
  ),
  new RegExp(
    `${LABEL}${LETTERS}${ABOUT}[ \\t]+(?:${DISCS}|\\d\\d[ \\t]+\\d\\d)[ \\t]+${LETTERS}${ABOUT}[ \\t]*:?[ \\t]*$`,
    'gimu',
  ),
  new RegExp(
    `${LABEL}${LETTERS}${ABOUT}[ \\t]+-[ \\t]+${LETTERS}${ABOUT}[ \\t]*:?[ \\t]*(?:${DISCS})?[ \\t]*$`,
    'gimu',
  ),
];

export const spanOf = ({ index, 0: text }: RegExpExecArray): Span => ({
  from: index,
  to: index + text.length,
});

const isName = (text: string | undefined): boolean => text !== undefined && /\p{L}/u.test(text);

const IS_BLACK = new RegExp(`^(?:${SIDE_NAMES.black}|[bx])$`, 'i');
const IS_WHITE = new RegExp(`^(?:${SIDE_NAMES.white}|[wo])$`, 'i');

export interface Names {
  readonly black?: string | undefined;
  readonly white?: string | undefined;
  readonly spans: readonly Span[];
  /** Whether it is only the order that says who is Black. */
  readonly isOrdered: boolean;
}

/** The only pair of names in a text; undefined if there are several, as in a list. */
const pairIn = (text: string): Names | undefined => {
  for (const pattern of PAIRS) {
    const pairs = [...text.matchAll(pattern)].filter(match => isName(match[1]) && isName(match[3]));
    const [pair, ...others] = pairs;
    if (pair === undefined || others.length > 0) continue;
    const [, one, side, other, otherSide] = pair;
    const isTurned = IS_WHITE.test(side ?? '') || IS_BLACK.test(otherSide ?? '');
    const [black, white] = isTurned ? [other, one] : [one, other];
    return { black, white, spans: [spanOf(pair)], isOrdered: (side ?? otherSide) === undefined };
  }
  return undefined;
};

/** The names of the players in a text. */
export const namesIn = (text: string): Names => {
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

/** A name without the day before it. */
export const bareName = (name: string): string => name.trim().replace(/^[\d\s./-]+(?=\p{L})/u, '');
