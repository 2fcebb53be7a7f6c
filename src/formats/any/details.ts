import type { RecordDetails } from '../record.ts';
import { isoDate } from '../text/dates.ts';
import type { Span } from './longestLine.ts';
import { SIDE_NAMES, SIDE_SIGNS } from './sideNames.ts';

/** What a text says of a game, and where. */
export interface SaidDetails {
  readonly details: RecordDetails;
  readonly spans: readonly Span[];
  /** A result that the game did not have. */
  readonly doubted?: string;
}

const VERSUS = '(?:vs?\\.?|versus|gegen|contre|contra|contro|対|对|對|대)';
const NAME = '([^\\n\\t:;|,&"()\\[\\]【】]{1,50}?)';
/** Behind a name: a rating, or the side. */
const ABOUT = '(?:[ \\t]*[(\\[](?:r?\\d{3,4}|(black|white|dark|light|黒|白|[bwxo]))[)\\]])?';
const DISCS = '\\d{1,2}[ \\t]?[-:/][ \\t]?\\d{1,2}';
/** A name ends with the line, before a result, the other side's, or what is said of something else. */
const NAME_END = `(?=\\s*(?:$|[\\n\\t;|,&"(\\[\\]【]|${DISCS})|[ \\t]+(?:[^\\s:=]{1,20}[ \\t]*[:=]|${VERSUS}[ \\t]))`;

/** `Black: Anna`, `[Black] Anna`, `PB[Anna]`; in Chinese and Japanese a blank is enough. */
const sided = (sides: string, letter: string, signs: string): RegExp =>
  new RegExp(
    `(?:(?:^|[\\s;|,(?&])(?:${sides}|${letter})(?:[ _](?:player|name))?\\s*[:=]|[【[](?:${sides})(?:[】\\]]\\s*:?|[ \\t]+")|P${letter}\\[|(?:^|[\\s)])(?:${signs})[ \\t])[ \\t]*${NAME}${NAME_END}`,
    'im',
  );
const BLACK_SAID = sided(SIDE_NAMES.black, 'b', SIDE_SIGNS.black);
const WHITE_SAID = sided(SIDE_NAMES.white, 'w', SIDE_SIGNS.white);

const LETTERS = "(\\p{L}[\\p{L}. ']{1,40}?)";

/** `Game 2:`. */
const LABEL = '^[ \\t]*(?:[^\\n:]{1,30}:[ \\t]+)?';

/** `Anna vs Ben`, `Anna 33-31 Ben`, `Anna - Ben 33-31`: each of them twice a name and perhaps its side. */
const PAIRS: readonly RegExp[] = [
  new RegExp(`${LABEL}${NAME}${ABOUT}[ \\t]+${VERSUS}[ \\t]+${NAME}${ABOUT}${NAME_END}`, 'gim'),
  new RegExp(
    `${LABEL}${LETTERS}${ABOUT}[ \\t]+(?:${DISCS}|\\d\\d[ \\t]+\\d\\d)[ \\t]+${LETTERS}${ABOUT}[ \\t]*:?[ \\t]*$`,
    'gimu',
  ),
  new RegExp(
    `${LABEL}${LETTERS}${ABOUT}[ \\t]+-[ \\t]+${LETTERS}${ABOUT}[ \\t]*(?:${DISCS})?[ \\t]*$`,
    'gimu',
  ),
];

const RESULTS: readonly RegExp[] = [
  /(?<![\w./-]|\d:)(\d{1,2})[ \t]?([-:/]|to|à|a|zu|対|對|对|比|대)[ \t]?(\d{1,2})(?![\w:/]|-\d)/gi,
  new RegExp(
    `(?<!\\p{L})(?:${SIDE_NAMES.black})石?[:=\\s]*(\\d{1,2})([-:,、\\s]*)(?:${SIDE_NAMES.white})石?[:=\\s]*(\\d{1,2})(?!\\d)`,
    'giu',
  ),
  /(?<=\p{L}[ \t]+)(\d\d)([ \t]+)(\d\d)(?=[ \t]+\p{L})/gu,
];
const DATE =
  /(?<!\d)(?:\d{4}(?:[-./]|[年년]\s?)\d{1,2}(?:[-./]|[月월]\s?)\d{1,2}[日일]?|\d{1,2}\.\d{1,2}\.\d{4})(?!\d)/;

/** A date with the year first, dashes, and two digits for each month and day. */
const inOrder = (date: string): string =>
  date
    .replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, '$3-$2-$1')
    .replace(/[年년月월]\s?/g, '-')
    .replace(/[日일]$/, '')
    .replace(/[-./](?=\d(?!\d))/g, '-0');

const ALL_DISCS = 64;
/** Fewer discs than this on both sides together are the time of day, or a day. */
const LEAST_DISCS = 10;

const spanOf = ({ index, 0: text }: RegExpExecArray): Span => ({ from: index, to: index + text.length });

interface Result {
  readonly match: RegExpExecArray;
  readonly discs: readonly [number, number];
  /** Whether White's discs stand first. */
  readonly isTurned: boolean;
  readonly isRight: boolean;
}

/** Whether two numbers can be the discs of a finished game: with a colon or a blank they have to fill the board. */
const isResult = ([, one = '', sign = '', other = '']: readonly string[]): boolean => {
  const sum = Number(one) + Number(other);
  if (one.length > 1 && one.startsWith('0')) return false;
  return sign === '-' ? sum >= LEAST_DISCS && sum <= ALL_DISCS : sum === ALL_DISCS;
};

const isName = (text: string | undefined): boolean => text !== undefined && /\p{L}/u.test(text);

interface Names {
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
    const isTurned =
      /^(?:white|light|白|w|o)$/i.test(side ?? '') || /^(?:black|dark|黒|b|x)$/i.test(otherSide ?? '');
    const [black, white] = isTurned ? [other, one] : [one, other];
    return { black, white, spans: [spanOf(pair)], isOrdered: (side ?? otherSide) === undefined };
  }
  return undefined;
};

const namesIn = (text: string): Names => {
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

/** How a game has ended: the discs of both, as some count them and as others do. */
export type Ending = readonly (readonly [black: number, white: number])[];

const isEnding = (ending: Ending, one: number, other: number): boolean =>
  ending.some(([black, white]) => black === one && white === other);

/** The first result that the game can have had, or else the first of all. */
const resultIn = (text: string, ending: Ending | undefined): Result | undefined => {
  const results = RESULTS.flatMap(pattern => [...text.matchAll(pattern)])
    .filter(isResult)
    .map((match): Result => {
      const [one, other] = [Number(match[1]), Number(match[3])];
      const isStraight = ending === undefined || isEnding(ending, one, other);
      const isTurned = !isStraight && isEnding(ending, other, one);
      return {
        match,
        discs: isTurned ? [other, one] : [one, other],
        isTurned,
        isRight: isStraight || isTurned,
      };
    });
  return results.find(({ isRight }) => isRight) ?? results[0];
};

/** Names, result and date in a text from which the moves are blanked out. A result that the game did not have is doubted. */
export const detailsIn = (text: string, ending?: Ending): SaidDetails => {
  const names = namesIn(text);
  const said = resultIn(text, ending);
  const result = said?.isRight === true ? said : undefined;
  const date = DATE.exec(text);
  const iso = date === null ? undefined : isoDate(inOrder(date[0]));
  // Names in the order of a result that has White's discs first are in this order too.
  const isTurned = result?.isTurned === true && names.isOrdered;
  const [black, white] = isTurned ? [names.white, names.black] : [names.black, names.white];
  const players = { ...(black && { black: black.trim() }), ...(white && { white: white.trim() }) };
  return {
    details: {
      ...(Object.keys(players).length > 0 && { players }),
      ...(result !== undefined && { result: result.discs.join('-') }),
      ...(iso !== undefined && { date: iso }),
    },
    spans: [
      ...names.spans,
      ...(result === undefined ? [] : [spanOf(result.match)]),
      ...(date === null ? [] : [spanOf(date)]),
    ],
    ...(said?.isRight === false && { doubted: said.match[0] }),
  };
};
