import { selectIsWatching } from '../../store/selectors.ts';
import type { Stores } from '../../store/stores.ts';
import type { Thinker } from '../thinker.ts';
import type { Adviser } from './adviser.ts';
import type { Computer } from './computer.ts';

/** Watching two computers play each other. */
export interface Watching {
  pause(): void;
  resume(): void;
  /** The page is visible again; the match stood still meanwhile. */
  lookAgain(): void;
}

interface Watched {
  readonly thinker: Thinker;
  readonly computer: Computer;
  readonly adviser: Adviser;
}

export const createWatching = ({ match }: Stores, { thinker, computer, adviser }: Watched): Watching => {
  const isWatching = (): boolean => selectIsWatching(match.getState());
  return {
    pause: () => {
      if (!isWatching()) return;
      thinker.stop();
      match.setState({ paused: true });
      adviser.consider();
    },
    resume: () => {
      if (!isWatching()) return;
      match.setState({ paused: false });
      computer.consider();
    },
    lookAgain: () => {
      if (isWatching() && match.getState().thinking === 'idle') computer.consider();
    },
  };
};
