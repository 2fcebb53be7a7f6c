import { type Color, opposite } from './color.ts';
import type { GameName } from './games.ts';
import { type Match, outcomeOf } from './match.ts';
import { isFitted, isHuman, type Opponent } from './seat.ts';

/** The opponent a person played against, and the game. */
export interface Rival {
  readonly game: GameName;
  readonly opponent: Opponent;
  readonly level: number;
  /** Whether the opponent's strength was fitted to the person, so that the level says nothing about either of them. */
  readonly fits?: true;
}

/** A match of a person, who plays `own`, against a computer. */
export interface Duel {
  readonly own: Color;
  readonly rival: Rival;
}

export const duelOf = ({ setup, seats }: Match): Duel | undefined => {
  const own: Color = isHuman(seats, 'black') ? 'black' : 'white';
  const seat = seats[opposite(own)];
  if (!isHuman(seats, own) || seat.type !== 'computer') return undefined;
  const rival = { game: setup.game, opponent: seat.opponent, level: seat.level };
  return { own, rival: isFitted(seat) ? { ...rival, fits: true } : rival };
};

export type DuelResult = 'won' | 'drawn' | 'lost';

export const resultFor = (match: Match, color: Color): DuelResult => {
  const { winner } = outcomeOf(match);
  if (winner === 'draw') return 'drawn';
  return winner === color ? 'won' : 'lost';
};
