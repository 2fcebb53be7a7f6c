import type { Refusal } from '../game/match.ts';
import type { Square } from '../game/square.ts';
import { BEAT } from '../look/motion.ts';
import type { PlayContext } from './context.ts';
import { Timers } from './timers.ts';

/** Shows for a moment why a square could not be played. */
export type Refuse = (square: Square, refusal: Refusal) => void;

export const createRefuse = ({ stores, clock }: PlayContext): Refuse => {
  const timers = new Timers(clock);
  return (square, refusal) => {
    stores.match.setState({ refused: { square, refusal } });
    timers.clear();
    timers.after(BEAT.refusalWords, () => stores.match.setState({ refused: undefined }));
  };
};
