import type { OthelloPosition } from '../../src/game/othello/position.ts';
import type { ReasonName } from '../../src/study/reasons/reason.ts';
import { resultAt } from '../../src/study/review/blame.ts';
import type { Moment } from '../../src/study/review/review.ts';
import { type Checks, type Claim, type Fault, unless } from './claims/claim.ts';
import { COUNTS } from './claims/counts.ts';
import { EVENTS } from './claims/events.ts';
import { OPENED } from './claims/opened.ts';
import { REPLIES } from './claims/replies.ts';

const CHECKS: Checks = {
  ...COUNTS,
  ...EVENTS,
  ...REPLIES,
  ...OPENED,
  result: ({ moment: { ply }, facts }) =>
    unless(
      ply.exact && resultAt(ply.score) === facts.best && resultAt(ply.played) === facts.played,
      'another result',
    ),
  lostSoon: () => undefined,
  fourAtOnce: () => undefined,
  winMissed: () => undefined,
  doubleThreat: () => undefined,
  doubleMissed: () => undefined,
  zugzwang: () => undefined,
  zugzwangMissed: () => undefined,
  line: () => undefined,
};

/**
 * Checks the sentence about a moment by the rules and by a deeper search than the one that made it; returns
 * what is wrong.
 */
export const faultOf = (before: OthelloPosition, moment: Moment): Fault => {
  const check = CHECKS[moment.reason.name] as (claim: Claim<ReasonName>) => Fault;
  return check({ before, moment, facts: moment.reason.facts });
};
