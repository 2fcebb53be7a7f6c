import type { Color } from '../game/color.ts';
import type { Moment, Review } from './review.ts';

/** Black's chance to win at the start of a reviewed game and after each ply. */
export const chancesOf = ({ plies }: Pick<Review, 'plies'>): readonly number[] => {
  const forBlack = (color: Color, chance: number): number => (color === 'black' ? chance : 1 - chance);
  const [first] = plies;
  if (first === undefined) return [];
  return [
    forBlack(first.color, first.chance),
    ...plies.map(({ color, chanceAfter }) => forBlack(color, chanceAfter)),
  ];
};

const lostChance = ({ ply: { chance, chanceAfter } }: Moment): number => chance - chanceAfter;

/** The move that turned a game: the last that changed the proved result, else the one that lost most of the chance. */
export const turningMoment = ({ moments, turningPoint }: Review): Moment | undefined =>
  moments.find(({ ply }) => ply.ply === turningPoint) ??
  moments.toSorted((a, b) => lostChance(b) - lostChance(a) || b.ply.loss - a.ply.loss)[0];
