import { discCounts, emptySquares } from '../../game/board.ts';
import { type Color, opposite } from '../../game/color.ts';
import { type Position, winnerOf } from '../../game/position.ts';
import { type GameRules, rulesFor } from '../../game/rules.ts';

type EndScore = (position: Position, color: Color) => number;

/** Empty squares count for the side with more discs. */
const discDifference: EndScore = (position, color) => {
  const counts = discCounts(position);
  const difference = counts[color] - counts[opposite(color)];
  return difference + Math.sign(difference) * emptySquares(position).size;
};

/** The winner's unplayed discs plus one. */
const discsUnplayed: EndScore = (position, color) => {
  const winner = winnerOf(position);
  if (winner === 'draw') return 0;
  const unplayed = position.shape.squares.size / 2 - position.discs[winner].size;
  return winner === color ? unplayed + 1 : -unplayed - 1;
};

const END_SCORES: Readonly<Record<GameRules['aim'], EndScore>> = {
  mostDiscs: discDifference,
  fewestDiscs: (position, color) => 0 - discDifference(position, color),
  fourInARow: discsUnplayed,
};

/** The final score for `color`, on the scale of the engine's scores. */
export const endScore: EndScore = (position, color) => END_SCORES[rulesFor(position).aim](position, color);
