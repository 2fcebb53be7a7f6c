import type { Rival } from '../../game/duel.ts';
import { type Contender, levelsOf, OTHELLO_LADDER } from '../../game/seat.ts';
import { type Records, selectTally, type Tally } from './tallies.ts';

/** The ladders that a person can climb: the levels of Flipside in three games, in Othello with the characters among them. */
export const LADDER_NAMES = ['othello', 'anti', 'connect4'] as const;
export type LadderName = (typeof LADDER_NAMES)[number];

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
  /** Undefined once all of them have been beaten. */
  readonly next: Rung | undefined;
}

const CONTENDERS: Readonly<Record<LadderName, readonly Contender[]>> = {
  othello: OTHELLO_LADDER,
  anti: levelsOf('flipside'),
  connect4: levelsOf('solver'),
};

/** The first that is not beaten above the strongest that is: whoever has beaten level 5 need not go back to level 2. */
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

/** How far a person has come, as the results tell. */
export const selectLadders = (records: Records): readonly Ladder[] =>
  LADDER_NAMES.map(name => ladderOf(records, name));
