import { duelOf, type Rival, resultFor } from '../game/duel.ts';
import { rulesOf } from '../game/games.ts';
import type { Match } from '../game/match.ts';
import { RULES } from '../game/rules.ts';
import { type ComputerSeat, type Contender, isCharacter, levelsOf, OTHELLO_LADDER } from '../game/seat.ts';

/** To a harder opponent or to an easier one. */
export type Step = 1 | -1;

/**
 * The opponents between which a rival is stepped up or down. In Anti-Othello the characters' tastes work
 * against them, so characters and levels are not mixed.
 */
const ladderOf = ({ game, opponent }: Rival): readonly Contender[] => {
  if (opponent !== 'flipside' && !isCharacter(opponent)) return levelsOf(opponent);
  if (RULES[rulesOf(game)].aim !== 'fewestDiscs') return OTHELLO_LADDER;
  return OTHELLO_LADDER.filter(one => isCharacter(one.opponent) === isCharacter(opponent));
};

/** The opponent one step up or down: a level or a character; undefined at the ends. */
export const steppedSeat = (rival: Rival, step: Step): ComputerSeat | undefined => {
  const ladder = ladderOf(rival);
  const place = ladder.findIndex(
    ({ opponent, level }) => opponent === rival.opponent && level === rival.level,
  );
  const next = ladder[place + step];
  return place === -1 || next === undefined ? undefined : { type: 'computer', ...next };
};

/** The step offered after a match: harder after a win, easier after a loss, if there is one. */
export const stepOffered = (match: Match): Step | undefined => {
  const duel = duelOf(match);
  const result = duel && resultFor(match, duel.own);
  if (duel === undefined || duel.rival.fits || result === 'drawn') return undefined;
  const step = result === 'won' ? 1 : -1;
  return steppedSeat(duel.rival, step) && step;
};
