import { discCounts } from '../game/board.ts';
import type { ByColor } from '../game/color.ts';
import type { Position } from '../game/position.ts';
import { MOVE_CLASSES } from './blame.ts';
import type { Moment, Review } from './review.ts';

/** By how many discs Black leads in each position of a game, with those that a side counts besides. */
export const leadsOf = (positions: readonly Position[], extra: ByColor<number>): readonly number[] =>
  positions.map(position => {
    const { black, white } = discCounts(position);
    return black + extra.black - white - extra.white;
  });

const rankOf = ({ ply: { moveClass } }: Moment): number =>
  moveClass === undefined ? -1 : MOVE_CLASSES.indexOf(moveClass);

/** The move that turned a game: the gravest of its moments; undefined where no move is to blame. */
export const turningMoment = ({ moments }: Review): Moment | undefined =>
  [...moments].sort((a, b) => rankOf(b) - rankOf(a) || b.ply.loss - a.ply.loss)[0];
