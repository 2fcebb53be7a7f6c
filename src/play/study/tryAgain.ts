import { drawSeed, type Match } from '../../game/match.ts';
import type { LocalSeat } from '../../game/seat.ts';
import { lineThrough } from '../../game/tree.ts';
import { sparringSeat } from '../../store/seating.ts';
import type { PlayContext } from '../context.ts';
import { newMatchId } from '../local/matchPlan.ts';

/** The opponent when playing on: a computer, or the person for both sides. */
export type Sparring = 'computer' | 'oneself';

const HUMAN: LocalSeat = { type: 'human' };

interface TryAgainParts {
  readonly context: PlayContext;
  readonly local: { open(match: Match): void };
}

/** Plays on from the position before a key moment, as the side that made the mistake, and saves the mistake. */
export const tryAgain = ({ context, local }: TryAgainParts, ply: number, against: Sparring): void => {
  const { stores, random } = context;
  const { mistakes } = context.kept;
  const { study, review } = stores.study.getState();
  const moments = review.type === 'finished' ? review.review.moments : [];
  const moment = moments.find(one => one.ply.ply === ply);
  if (study === undefined || moment === undefined) return;
  const { setup } = study.tree;
  const { color, best, loss } = moment.ply;
  const before = lineThrough(study.tree, []).slice(0, ply - 1);
  mistakes.save({ setup, before, played: moment.move, best, loss });
  const other = against === 'oneself' ? HUMAN : sparringSeat(stores.settings.getState(), study, color);
  local.open({
    id: newMatchId(random),
    setup,
    seats: color === 'black' ? { black: HUMAN, white: other } : { black: other, white: HUMAN },
    transcript: before,
    given: before.length,
    undone: [],
    seed: drawSeed(random),
  });
};
