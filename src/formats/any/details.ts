import type { RecordDetails } from '../record.ts';
import { isoDate } from '../text/dates.ts';
import type { Span } from '../text/lines.ts';
import { SIDE_NAMES } from '../text/sideNames.ts';
import { bareName, namesIn, spanOf } from './names.ts';

/** Details of a game found in a text, with their places. */
export interface SaidDetails {
  readonly details: RecordDetails;
  readonly spans: readonly Span[];
  /** A result that contradicts the game. */
  readonly doubted?: string;
}

const RESULTS: readonly RegExp[] = [
  /(?<![\w./-]|\d:)(\d{1,2})[ \t]?(--?|[:/x]|to|à|a|zu|対|對|对|比|대)[ \t]?(\d{1,2})(?![\w/]|:\d|-\d)/gi,
  new RegExp(
    `(?<!\\p{L})(?:${SIDE_NAMES.black})石?[:=\\s]*(\\d{1,2})([-:,、\\s]*)(?:${SIDE_NAMES.white})石?[:=\\s]*(\\d{1,2})(?!\\d)`,
    'giu',
  ),
  /(?<=\p{L}[ \t]+)(\d\d)([ \t]+)(\d\d)(?=[ \t]+\p{L})/gu,
  /(?<=[\t;,])(\d\d)([\t;,])(\d\d)(?=\2|[ \t]*$)/gm,
  new RegExp(
    `(?<!\\p{L})(?:${SIDE_NAMES.black}|●)(?!\\p{L})[^\\n]{0,60}?(?<!\\d)(\\d\\d)(?!\\d)([^\\d]{0,20})(?<!\\p{L})(?:${SIDE_NAMES.white}|○)(?!\\p{L})[^\\n]{0,60}?(?<!\\d)(\\d\\d)(?!\\d)`,
    'giu',
  ),
];
/** `B+8`, `White wins by 12`. */
const MARGIN = new RegExp(
  `(?<![\\p{L}\\d])(?:(b|${SIDE_NAMES.black})|w|${SIDE_NAMES.white})(?!\\p{L})(?:[ \\t]?[+]|[^\\n\\d+]{1,12}[ \\t](?:by|de|di|por|mit|med|с)[ \\t]+)[ \\t]?(\\d{1,2})(?!\\d)`,
  'iu',
);
const DATE =
  /(?<!\d)(?:\d{4}(?:[-./]|[年년]\s?)\d{1,2}(?:[-./]|[月월]\s?)\d{1,2}[日일]?|\d{1,2}\.\d{1,2}\.\d{4})(?!\d)/;

/** A date with the year first, dashes, and two digits for month and day. */
const inOrder = (date: string): string =>
  date
    .replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, '$3-$2-$1')
    .replace(/[年년月월]\s?/g, '-')
    .replace(/[日일]$/, '')
    .replace(/[-./](?=\d(?!\d))/g, '-0');

const ALL_DISCS = 64;
/** Minimum sum of both sides' discs: less is a time or a date. */
const LEAST_DISCS = 10;

interface Result {
  readonly match: RegExpExecArray;
  readonly discs: readonly [number, number];
  /** Whether White's discs come first. */
  readonly isTurned: boolean;
  readonly isRight: boolean;
}

/** Whether two numbers can be a final score; with a colon or a blank between them they must fill the board. */
const isResult = ([, one = '', sign = '', other = '']: readonly string[]): boolean => {
  const sum = Number(one) + Number(other);
  if (one.length > 1 && one.startsWith('0')) return false;
  return sign.startsWith('-') ? sum >= LEAST_DISCS && sum <= ALL_DISCS : sum === ALL_DISCS;
};

/** Possible final scores, by different ways of counting. */
export type Ending = readonly (readonly [black: number, white: number])[];

const isEnding = (ending: Ending, one: number, other: number): boolean =>
  ending.some(([black, white]) => black === one && white === other);

/** The first result that fits the game, or else the first one. */
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

/** A result that fits a finished game, given only as a margin. */
const marginIn = (text: string, ending: Ending | undefined): Result | undefined => {
  const match = MARGIN.exec(text);
  if (match === null) return undefined;
  const lead = Number(match[2]) * (match[1] === undefined ? -1 : 1);
  const discs = ending?.find(([black, white]) => black - white === lead);
  return discs && { match, discs, isTurned: false, isRight: true };
};

/**
 * Names, result and date in a text whose moves have been blanked out. A result that contradicts the game is marked as doubtful.
 */
export const detailsIn = (text: string, ending?: Ending): SaidDetails => {
  const names = namesIn(text);
  const said = resultIn(text, ending) ?? marginIn(text, ending);
  const result = said?.isRight === true ? said : undefined;
  const date = DATE.exec(text);
  const iso = date === null ? undefined : isoDate(inOrder(date[0]));
  // If White's discs come first, so does White's name.
  const isTurned = result?.isTurned === true && names.isOrdered;
  const [black, white] = isTurned ? [names.white, names.black] : [names.black, names.white];
  const players = { ...(black && { black: bareName(black) }), ...(white && { white: bareName(white) }) };
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
