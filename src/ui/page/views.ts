import { COLORS, type Color } from '../../game/color.ts';
import type { Match } from '../../game/match.ts';
import { isHuman } from '../../game/seat.ts';

/** The color that a person plays alone at this page; undefined for two people at one machine and for watchers. */
export const ownColor = ({ seats }: Match): Color | undefined => {
  const own = COLORS.filter(color => isHuman(seats, color));
  return own.length === 1 ? own[0] : undefined;
};

/** From whose point of view a result is worded: the winner's, the loser's, or everybody else's. */
export type View = 'youWin' | 'youLose' | 'wins';

export const viewOf = (match: Match, winner: Color): View => {
  const own = ownColor(match);
  if (own === undefined) return 'wins';
  return own === winner ? 'youWin' : 'youLose';
};
