import { duelOf, type Rival, resultFor } from '../game/duel.ts';
import type { Match } from '../game/match.ts';
import { CHARACTERS_BY_STRENGTH, type ComputerSeat, isCharacter, isLevel } from '../game/seat.ts';

/** A step up or down: to a harder opponent or an easier one. */
export type Step = 1 | -1;

/** The opponent one step up or down: a level, or the next of the characters; none at the ends. */
export const steppedSeat = ({ opponent, level }: Rival, step: Step): ComputerSeat | undefined => {
  if (isCharacter(opponent)) {
    const next = CHARACTERS_BY_STRENGTH[CHARACTERS_BY_STRENGTH.indexOf(opponent) + step];
    return next && { type: 'computer', opponent: next, level };
  }
  return isLevel(opponent, level + step) ? { type: 'computer', opponent, level: level + step } : undefined;
};

/** The step offered after a match: a harder opponent after a win, an easier one after a loss, if there is one. */
export const stepOffered = (match: Match): Step | undefined => {
  const duel = duelOf(match);
  const result = duel && resultFor(match, duel.own);
  if (duel === undefined || duel.isFitted || result === 'drawn') return undefined;
  const step = result === 'won' ? 1 : -1;
  return steppedSeat(duel.rival, step) && step;
};
