import type { Ending } from '../net/connection.ts';
import { PATIENCE } from '../net/contract/limits.ts';
import type { TableState } from '../net/contract/tableState.ts';
import type { Call, Dialed } from '../net/line.ts';
import type { PlayContext } from './context.ts';
import { openingOf } from './onlinePlans.ts';

export type MeetingCall = Extract<Call, { readonly kind: 'meet' }>;

/** Going to where two people meet, and what becomes of it. */
export interface MeetingGoal {
  readonly meeting: MeetingCall;
  /** The other one is waited for there, or the way there is still sought. */
  readonly waits: (isThere: boolean) => void;
  /** How a try to get there went. */
  readonly tried: (dialed: Dialed) => void;
  /** Both are there. */
  readonly met: (table: TableState) => void;
  readonly failed: (why: Ending) => void;
}

/** Whether somebody waits at a table for the second one to come. */
export const isAwaiting = ({ match, you }: TableState): boolean => match === undefined && you !== 'watcher';

/** What follows for who plans to meet somebody. */
interface MeetingParts {
  readonly context: PlayContext;
  /** Gives up: leaves the place and goes back to where one came from. */
  readonly giveUp: (why: Ending | 'nobodyMet' | 'noServer', word: string) => void;
}

export interface MeetingPlan {
  readonly goal: MeetingGoal;
  /** Waits no more. */
  readonly end: () => void;
}

/** Plans to meet under a word, for three minutes: the first to come has chosen what is played. */
export const planMeeting = ({ context, giveUp }: MeetingParts, word: string): MeetingPlan => {
  const { stores, clock, keys, random } = context;
  const { online, settings } = stores;
  const since = clock.now();
  /** Why nobody is met, as far as is known. */
  let why: Ending = 'unreachable';
  let hasWaited = false;
  const show = (isThere: boolean): void =>
    online.setState({ connection: { type: 'meeting', word, since, isThere } });
  const end = clock.after(PATIENCE.meeting, () => giveUp(hasWaited ? 'nobodyMet' : why, word));
  show(false);
  return {
    end,
    goal: {
      meeting: {
        kind: 'meet',
        word,
        identity: keys.identity,
        ...openingOf(settings.getState(), random),
      },
      waits: isThere => {
        hasWaited ||= isThere;
        show(isThere);
      },
      tried: dialed => {
        why = dialed.type === 'refused' ? dialed.refusal : 'unreachable';
      },
      met: ({ you }) => {
        end();
        online.setState({ cameSecond: !hasWaited && you !== 'watcher' });
      },
      failed: why => {
        end();
        giveUp(why, word);
      },
    },
  };
};
