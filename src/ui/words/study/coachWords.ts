import { type GameName, rulesOf } from '../../../game/games.ts';
import { RULES } from '../../../game/rules.ts';
import type { Square } from '../../../game/square.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Advice } from '../../../store/studyStore.ts';
import type { Reason } from '../../../study/reasons/reason.ts';
import type { Moment } from '../../../study/review/review.ts';
import { momentText } from './momentWords.ts';

/** A loss of this many discs is a big mistake, whatever its effect on the chance of winning. */
const BIG_LOSS = 16;

const sizeOf = ({ ply: { loss, moveClass } }: Moment): 'small' | 'big' =>
  moveClass === 'blunder' || loss >= BIG_LOSS ? 'big' : 'small';

/** The meaning of a reason's numbers, for a person who has never counted squares. */
const MEANINGS = {
  mobilityGiven: 'coach.fewSquares',
  mobilityLost: 'coach.fewSquares',
  room: 'coach.fewSquares',
  safeMoves: 'coach.fewSafe',
} as const satisfies Partial<Record<Reason['name'], string>>;

const hasMeaning = (name: string): name is keyof typeof MEANINGS => Object.hasOwn(MEANINGS, name);

const write = (game: GameName, moves: readonly Square[]): string => RULES[rulesOf(game)].writeMoves(moves);

type Praise = Extract<Advice, { readonly type: 'praise' }>;

/** Omits the continuations of a review: the coach plays the reply on the board, and beginners do not read lines. */
const withoutLines = (moment: Moment): Moment =>
  ['line', 'result'].includes(moment.reason.name) ? { ...moment, reply: [], line: [] } : moment;

/** From this many discs on the number is omitted: it means nothing to a beginner, least of all in a decided game. */
const UNTOLD = 20;

const warningText = (words: Words, game: GameName, moment: Moment): string => {
  const { name } = moment.reason;
  return [
    RULES[rulesOf(game)].hasOutlook ? '' : words.t(`coach.size.${sizeOf(moment)}`),
    momentText(words, game, { ...withoutLines(moment), untold: UNTOLD }),
    hasMeaning(name) ? words.t(MEANINGS[name]) : '',
  ]
    .filter(part => part !== '')
    .join(words.t('gap'));
};

const praiseText = (words: Words, game: GameName, { move, lead }: Praise): string => {
  const praised = { move: write(game, [move]) };
  return lead >= UNTOLD
    ? words.t('coach.bigPraise', praised)
    : words.t('coach.praise', { ...praised, count: lead });
};

/** The coach's comment: `Coach: A big mistake. b2 opens the corner a1 to White; c4 keeps it closed.` */
export const adviceText = (words: Words, advice: Advice): string => {
  const { game } = advice.match.setup;
  const text =
    advice.type === 'warning' ? warningText(words, game, advice.moment) : praiseText(words, game, advice);
  return words.t('coach.says', { text });
};

/** The text while the coach plays the reply: `After b2: a1.` */
export const demonstrationText = (
  words: Words,
  { match, moment }: Extract<Advice, { type: 'warning' }>,
): string => {
  const { game } = match.setup;
  const [reply] = moment.reply;
  const move = write(game, [moment.move]);
  return reply === undefined ? move : words.t('moment.told', { move, line: write(game, [reply]) });
};
