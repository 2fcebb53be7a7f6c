import { assertNever } from '../../../game/assertNever.ts';
import { opposite } from '../../../game/color.ts';
import { type GameName, rulesOf } from '../../../game/games.ts';
import { RULES } from '../../../game/rules.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Moment } from '../../../study/review.ts';
import { colorWord } from '../names.ts';

const RESULT_TEXTS = {
  'win draw': 'moment.result.winDraw',
  'win loss': 'moment.result.winLoss',
  'draw loss': 'moment.result.drawLoss',
} as const;

const isResult = (key: string): key is keyof typeof RESULT_TEXTS => Object.hasOwn(RESULT_TEXTS, key);

/** Why a move was worse than the best one: `b2 opens the corner a1 to White; c4 keeps it closed.` */
export const momentText = (words: Words, game: GameName, { ply, move, reason }: Moment): string => {
  const { t } = words;
  const { writeMoves } = RULES[rulesOf(game)];
  const names = {
    move: writeMoves([move]),
    best: writeMoves([ply.best]),
    side: colorWord(words, ply.color, game),
    other: colorWord(words, opposite(ply.color), game),
  };
  const worse = (): string => t('moment.worse', { ...names, count: ply.loss });
  switch (reason.name) {
    case 'wipeout':
    case 'corner':
    case 'edge':
      return t(`moment.${reason.name}`, { ...names, ...reason.facts });
    case 'wedge': {
      const { reply, between } = reason.facts;
      return t('moment.wedge', { ...names, reply, one: between[0], two: between[1] });
    }
    case 'mobilityGiven':
      return t('moment.mobilityGiven', { ...names, ...reason.facts, count: reason.facts.othersAfterBest });
    case 'mobilityLost':
      return t('moment.mobilityLost', { ...names, ...reason.facts, count: reason.facts.own });
    case 'parity':
      return t('moment.parity', { ...names, ...reason.facts });
    case 'stability':
      return t('moment.stability', { ...names, ...reason.facts, count: reason.facts.stableAfterBest });
    case 'tempo':
      return t('moment.tempo', names);
    case 'result': {
      const key = `${reason.facts.best} ${reason.facts.played}`;
      return isResult(key) ? t(RESULT_TEXTS[key], names) : worse();
    }
    case 'lostSoon':
      return t('moment.lostSoon', { ...names, count: reason.facts.moves });
    case 'worse':
      return worse();
    default:
      return assertNever(reason);
  }
};
