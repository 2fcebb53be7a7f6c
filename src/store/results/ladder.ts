import type { Rival } from '../../game/duel.ts';
import type { Rules } from '../../game/position.ts';
import { keysOf } from '../../game/record.ts';
import { type Contender, levelsOf, OTHELLO_LADDER } from '../../game/seat.ts';
import { type Records, selectTally, type Tally } from './tallies.ts';

/** The ladder for each set of rules, if any, weakest first; in Othello it mixes levels and characters. */
const CONTENDERS = {
  othello: OTHELLO_LADDER,
  reversi: undefined,
  anti: levelsOf('flipside'),
  connect4: levelsOf('solver'),
} as const satisfies Readonly<Record<Rules, readonly Contender[] | undefined>>;

export type LadderName = {
  [R in Rules]: (typeof CONTENDERS)[R] extends undefined ? never : R;
}[Rules];
const isLadder = (rules: Rules): rules is LadderName => CONTENDERS[rules] !== undefined;

/** `next` is the one to beat now. */
export type RungState = 'beaten' | 'next' | 'open';

export interface Rung {
  readonly rival: Rival;
  readonly tally: Tally;
  readonly state: RungState;
}

export interface Ladder {
  readonly name: LadderName;
  /** Weakest first. */
  readonly rungs: readonly Rung[];
  readonly beaten: number;
  /** Undefined once all are beaten. */
  readonly next: Rung | undefined;
}

/** The first unbeaten one above the strongest beaten: after beating level 5, nobody need go back to level 2. */
const nextAfter = (isBeaten: readonly boolean[]): number => {
  const above = isBeaten.lastIndexOf(true) + 1;
  return above < isBeaten.length ? above : isBeaten.indexOf(false);
};

const ladderOf = (records: Records, name: LadderName): Ladder => {
  const rivals = CONTENDERS[name].map((one): Rival => ({ game: name, ...one }));
  const played = rivals.map(rival => ({ rival, tally: selectTally(records, rival) }));
  const isBeaten = played.map(({ tally }) => tally.won > 0);
  const next = nextAfter(isBeaten);
  const rungs = played.map((rung, index): Rung => {
    const open = index === next ? 'next' : 'open';
    return { ...rung, state: isBeaten[index] === true ? 'beaten' : open };
  });
  return { name, rungs, beaten: isBeaten.filter(Boolean).length, next: rungs[next] };
};

/** A person's progress, from their results. */
export const selectLadders = (records: Records): readonly Ladder[] =>
  keysOf(CONTENDERS)
    .filter(isLadder)
    .map(name => ladderOf(records, name));
