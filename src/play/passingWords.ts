import { BEAT } from '../look/motion.ts';
import type { OnlineState } from '../store/onlineStore.ts';
import type { PlayContext } from './context.ts';
import { Timers } from './timers.ts';

type Passing = Pick<OnlineState, 'greeting' | 'answer' | 'refusal'>;

/** Shows something about the table for a moment. */
export type Mention = <K extends keyof Passing>(what: K, said: NonNullable<Passing[K]>) => void;

export const createMention = ({ stores, clock }: PlayContext): Mention => {
  const timers = { greeting: new Timers(clock), answer: new Timers(clock), refusal: new Timers(clock) };
  return (what, said) => {
    stores.online.setState({ [what]: said });
    timers[what].clear();
    timers[what].after(BEAT.tableWords, () => stores.online.setState({ [what]: undefined }));
  };
};
