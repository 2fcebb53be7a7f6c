import type { Rival } from '../game/duel.ts';
import type { GameName } from '../game/games.ts';
import { CHARACTERS_BY_STRENGTH, LEVELS, type Opponent } from '../game/seat.ts';
import { type Records, selectTally, type Tally } from './tallies.ts';

/** The ladders that a person can climb: the characters of Othello, and the levels of Flipside in three games. */
export const LADDER_NAMES = ['characters', 'othello', 'anti', 'connect4'] as const;
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
  readonly game: GameName;
  /** Weakest first. */
  readonly rungs: readonly Rung[];
  readonly beaten: number;
  /** Undefined once all of them have been beaten. */
  readonly next: Rung | undefined;
}

const levelsOf = (game: GameName, opponent: Opponent): readonly Rival[] => {
  const { min, max } = LEVELS[opponent] ?? { min: 1, max: 1 };
  return Array.from({ length: max - min + 1 }, (_, index) => ({ game, opponent, level: min + index }));
};

const RIVALS: Readonly<Record<LadderName, readonly Rival[]>> = {
  characters: CHARACTERS_BY_STRENGTH.map(opponent => ({ game: 'othello', opponent, level: 1 })),
  othello: levelsOf('othello', 'flipside'),
  anti: levelsOf('anti', 'flipside'),
  connect4: levelsOf('connect4', 'solver'),
};

/** The first that is not beaten above the strongest that is: whoever has beaten level 5 need not go back to level 2. */
const nextAfter = (isBeaten: readonly boolean[]): number => {
  const above = isBeaten.lastIndexOf(true) + 1;
  return above < isBeaten.length ? above : isBeaten.indexOf(false);
};

const ladderOf = (records: Records, name: LadderName): Ladder => {
  const played = RIVALS[name].map(rival => ({ rival, tally: selectTally(records, rival) }));
  const isBeaten = played.map(({ tally }) => tally.won > 0);
  const next = nextAfter(isBeaten);
  const rungs = played.map((rung, index): Rung => {
    const open = index === next ? 'next' : 'open';
    return { ...rung, state: isBeaten[index] === true ? 'beaten' : open };
  });
  const [{ rival } = { rival: { game: 'othello' as const } }] = rungs;
  return { name, game: rival.game, rungs, beaten: isBeaten.filter(Boolean).length, next: rungs[next] };
};

/** How far a person has come, as the results tell. */
export const selectLadders = (records: Records): readonly Ladder[] =>
  LADDER_NAMES.map(name => ladderOf(records, name));
