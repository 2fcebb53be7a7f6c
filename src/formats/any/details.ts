import type { RecordDetails } from '../record.ts';
import { isoDate } from '../text/dates.ts';
import type { Span } from './longestLine.ts';

/** What a text says of a game, and where. */
export interface SaidDetails {
  readonly details: RecordDetails;
  readonly spans: readonly Span[];
}

const BLACK = 'black|dark|schwarz|noirs?|nero|neri|negras?|negro|pret[oa]s?|黒番?|黑方?|흑|الأسود|b';
const WHITE =
  'white|light|weiß|weiss|blancs?|bianco|bianchi|blancas?|blanco|branc[oa]s?|白番?|白方?|백|الأبيض|w';
const NAME = '([^\\n\\t:;|,()]{1,50}?)';
/** A name ends with the line, before a result, or before the other side's. */
const NAME_END = `(?=\\s*(?:$|[\\n\\t;|,(]|\\d{1,2}\\s?[-:]\\s?\\d{1,2}|(?:${BLACK}|${WHITE})\\s*[:=]))`;

const sided = (sides: string): RegExp =>
  new RegExp(`(?:^|[\\s;|,(])(?:${sides})\\s*[:=]\\s*${NAME}${NAME_END}`, 'im');
const [BLACK_SAID, WHITE_SAID] = [sided(BLACK), sided(WHITE)];

/** `Anna vs Ben`, `Anna 33-31 Ben`, `Anna - Ben` with blanks around the dash. */
const PAIRS: readonly RegExp[] = [
  new RegExp(
    `^[ \\t]*${NAME}[ \\t]+(?:vs?\\.?|versus|gegen|contre|contra|contro|対|对|對|대)[ \\t]+${NAME}${NAME_END}`,
    'im',
  ),
  /^[ \t]*([^\n\t:;|,()\d]{2,50}?)[ \t]+\d{1,2}[ \t]?[-:][ \t]?\d{1,2}[ \t]+([^\n\t:;|,()\d]{2,50}?)[ \t]*$/im,
  /^[ \t]*([\p{L}][\p{L}. ']{1,40}?)[ \t]+-[ \t]+([\p{L}][\p{L}. ']{1,40}?)[ \t]*$/imu,
];

const RESULT = /(?<![\w.:-])(\d{1,2})[ \t]?[-:][ \t]?(\d{1,2})(?![\w:]|-\d)/g;
const DATE = /(?<!\d)(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4})(?!\d)/;

const spanOf = ({ index, 0: text }: RegExpExecArray): Span => ({ from: index, to: index + text.length });

/** Whether two numbers can be the discs of a finished game. */
const isResult = ([, one, other]: RegExpExecArray): boolean => {
  const sum = Number(one) + Number(other);
  return sum >= 10 && sum <= 64;
};

const namesIn = (
  text: string,
): {
  readonly black?: RegExpExecArray;
  readonly white?: RegExpExecArray;
  readonly pair?: RegExpExecArray;
} => {
  const [black, white] = [BLACK_SAID.exec(text), WHITE_SAID.exec(text)];
  if (black !== null || white !== null) return { ...(black && { black }), ...(white && { white }) };
  const pair = PAIRS.map(pattern => pattern.exec(text)).find(match => match !== null);
  return pair === undefined || pair === null ? {} : { pair };
};

/** Names, result and date in a text from which the moves are blanked out. */
export const detailsIn = (text: string): SaidDetails => {
  const { black, white, pair } = namesIn(text);
  const [blackName, whiteName] = pair === undefined ? [black?.[1], white?.[1]] : [pair[1], pair[2]];
  const result = [...text.matchAll(RESULT)].find(isResult);
  const date = DATE.exec(text);
  const iso =
    date === null ? undefined : isoDate(date[0].replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, '$3-$2-$1'));
  const players = {
    ...(blackName !== undefined && blackName.trim() !== '' && { black: blackName.trim() }),
    ...(whiteName !== undefined && whiteName.trim() !== '' && { white: whiteName.trim() }),
  };
  return {
    details: {
      ...(Object.keys(players).length > 0 && { players }),
      ...(result !== undefined && { result: `${result[1]}-${result[2]}` }),
      ...(iso !== undefined && { date: iso }),
    },
    spans: [black, white, pair, result, date]
      .filter(match => match !== undefined && match !== null)
      .map(spanOf),
  };
};
