import { COLORS, type Color } from '../game/color.ts';
import type { Match } from '../game/match.ts';
import { isHuman } from '../game/seat.ts';

/** The color that a person plays alone at this page; two at one machine, and who looks on, play none. */
export const ownColor = ({ seats }: Match): Color | undefined => {
  const own = COLORS.filter(color => isHuman(seats, color));
  return own.length === 1 ? own[0] : undefined;
};

/** From which side a result is told: that of who has won, of who has lost, or of everybody else. */
export type View = 'youWin' | 'youLose' | 'wins';

export const viewOf = (match: Match, winner: Color): View => {
  const own = ownColor(match);
  if (own === undefined) return 'wins';
  return own === winner ? 'youWin' : 'youLose';
};
