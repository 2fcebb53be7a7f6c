import { type GameName, rulesOf } from '../../../game/games.ts';
import { RULES } from '../../../game/rules.ts';
import type { Square } from '../../../game/square.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Advice } from '../../../store/studyStore.ts';
import type { Reason } from '../../../study/reasons/reason.ts';
import type { Moment } from '../../../study/review/review.ts';
import { reasonText } from './momentWords.ts';

/** How big a mistake is called, by the discs it loses, biggest first. */
const SIZES = [
  { size: 'big', discs: 16 },
  { size: 'medium', discs: 8 },
  { size: 'small', discs: 4 },
] as const;

const sizeText = (words: Words, { ply: { loss } }: Moment): string => {
  const found = SIZES.find(({ discs }) => loss >= discs);
  return found === undefined ? '' : words.t(`coach.size.${found.size}`);
};

const together = (words: Words, parts: readonly string[]): string =>
  parts.filter(part => part !== '').join(words.t('gap'));

/** The meaning of a reason's numbers, for a person who has never counted squares. */
const MEANINGS = {
  mobilityGiven: 'coach.fewSquares',
  mobilityLost: 'coach.fewSquares',
  room: 'coach.fewSquares',
  safeMoves: 'coach.fewSafe',
} as const satisfies Partial<Record<Reason['name'], string>>;

const hasMeaning = (name: string): name is keyof typeof MEANINGS => Object.hasOwn(MEANINGS, name);

const write = (game: GameName, moves: readonly Square[]): string => RULES[rulesOf(game)].writeMoves(moves);

/** From this many discs on the number is omitted: it means nothing to a beginner, least of all in a decided game. */
const UNTOLD = 20;

/** What the move did to the proved result; empty if nothing. */
const letGoText = (words: Words, { ply: { resultBefore, resultAfter } }: Moment): string =>
  resultBefore === resultAfter || resultBefore === undefined || resultBefore === 'loss'
    ? ''
    : words.t(`coach.letGo.${resultBefore}`);

const whyText = (words: Words, game: GameName, moment: Moment): string => {
  const { name } = moment.reason;
  return together(words, [
    reasonText(words, game, { ...moment, untold: UNTOLD }),
    hasMeaning(name) ? words.t(MEANINGS[name]) : '',
  ]);
};

const warningText = (words: Words, game: GameName, moment: Moment): string =>
  together(words, [
    RULES[rulesOf(game)].hasOutlook ? '' : letGoText(words, moment) || sizeText(words, moment),
    whyText(words, game, moment),
  ]);

/** Why the next best move is worse, by which one sees what the move is good for. */
const praiseText = (words: Words, game: GameName, moment: Moment): string =>
  together(words, [
    words.t('coach.wellFound', { move: write(game, [moment.ply.best]) }),
    whyText(words, game, moment),
  ]);

/** The coach's comment: `Coach: A big mistake. b2 opens the corner a1 to White; c4 keeps it closed.` */
export const adviceText = (words: Words, advice: Advice): string => {
  const { match, moment, type } = advice;
  const text = (type === 'warning' ? warningText : praiseText)(words, match.setup.game, moment);
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
