import { discCounts } from '../game/board.ts';
import type { ByColor } from '../game/color.ts';
import type { Position } from '../game/position.ts';
import type { Moment, Review } from './review.ts';

/** By how many discs Black leads in each position of a game, with those that a side counts besides. */
export const leadsOf = (positions: readonly Position[], extra: ByColor<number>): readonly number[] =>
  positions.map(position => {
    const { black, white } = discCounts(position);
    return black + extra.black - white - extra.white;
  });

const lostChance = ({ ply: { chance, chanceAfter } }: Moment): number => chance - chanceAfter;

/** The move that turned a game: the last that changed the proved result, else the one that lost most of the chance. */
export const turningMoment = ({ moments, turningPoint }: Review): Moment | undefined =>
  moments.find(({ ply }) => ply.ply === turningPoint) ??
  moments.toSorted((a, b) => lostChance(b) - lostChance(a) || b.ply.loss - a.ply.loss)[0];
