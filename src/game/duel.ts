import { type Color, opposite } from './color.ts';
import type { GameName } from './games.ts';
import { type Match, outcomeOf } from './match.ts';
import { type Character, isCharacter, isHuman, isLevel, type Opponent, type Seat } from './seat.ts';

type ComputerSeat = Extract<Seat, { type: 'computer' }>;

/** The opponent a person played, and the game. */
export interface Rival {
  readonly game: GameName;
  readonly opponent: Opponent;
  readonly level: number;
}

/** A person, at `own`, against a computer. */
export interface Duel {
  readonly own: Color;
  readonly rival: Rival;
}

export const duelOf = ({ setup, seats }: Match): Duel | undefined => {
  const own: Color = isHuman(seats, 'black') ? 'black' : 'white';
  const seat = seats[opposite(own)];
  if (!isHuman(seats, own) || seat.type !== 'computer') return undefined;
  return { own, rival: { game: setup.game, opponent: seat.opponent, level: seat.level } };
};

export type Result = 'won' | 'drawn' | 'lost';

/** How a finished match ended for a side. */
export const resultFor = (match: Match, color: Color): Result => {
  const { winner } = outcomeOf(match);
  if (winner === 'draw') return 'drawn';
  return winner === color ? 'won' : 'lost';
};

/** Weakest first, by their scores against each other and Flipside: the table is in `docs/ENGINE.md`. */
const BY_STRENGTH: readonly Character[] = [
  'lennie',
  'mike',
  'anita',
  'claire',
  'adam',
  'jack',
  'donald',
  'arthur',
];

/** A step up or down: to a harder opponent or an easier one. */
export type Step = 1 | -1;

/** The opponent one step up or down: a level, or the next of the characters; none at the ends. */
export const steppedSeat = ({ opponent, level }: Rival, step: Step): ComputerSeat | undefined => {
  if (isCharacter(opponent)) {
    const next = BY_STRENGTH[BY_STRENGTH.indexOf(opponent) + step];
    return next && { type: 'computer', opponent: next, level };
  }
  return isLevel(opponent, level + step) ? { type: 'computer', opponent, level: level + step } : undefined;
};

/** The step offered after a match: a harder opponent after a win, an easier one after a loss, if there is one. */
export const stepOffered = (match: Match): Step | undefined => {
  const duel = duelOf(match);
  const result = duel && resultFor(match, duel.own);
  if (duel === undefined || result === 'drawn') return undefined;
  const step = result === 'won' ? 1 : -1;
  return steppedSeat(duel.rival, step) && step;
};
