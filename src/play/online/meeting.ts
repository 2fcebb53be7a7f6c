import type { Ending } from '../../net/connection.ts';
import { PATIENCE } from '../../net/contract/limits.ts';
import type { TableState } from '../../net/contract/tableState.ts';
import type { Call, Dialed } from '../../net/room.ts';
import type { PlayContext } from '../context.ts';
import { openingOf } from './requests.ts';

export type MeetingCall = Extract<Call, { readonly kind: 'meet' }>;

/** Going to where two people meet, and what comes of it. */
export interface MeetingGoal {
  readonly meeting: MeetingCall;
  /** Called while waiting there for the other player, or still trying to get there. */
  readonly waits: (isThere: boolean) => void;
  /** How a try to get there went. */
  readonly tried: (dialed: Dialed) => void;
  /** Both are there. */
  readonly met: (table: TableState) => void;
  readonly failed: (why: Ending) => void;
}

/** Whether somebody waits at a table for the second player. */
export const isAwaiting = ({ match, you }: TableState): boolean => match === undefined && you !== 'watcher';

interface MeetingParts {
  readonly context: PlayContext;
  /** Gives up: leaves, and returns to where the player came from. */
  readonly giveUp: (why: Ending | 'nobodyMet' | 'noServer', word: string) => void;
}

export interface MeetingPlan {
  readonly goal: MeetingGoal;
  /** Stops waiting. */
  readonly end: () => void;
}

/** Plans to meet under a word, for three minutes: the settings of the first to come decide what is played. */
export const planMeeting = ({ context, giveUp }: MeetingParts, word: string): MeetingPlan => {
  const { stores, clock, keys, random } = context;
  const { online, settings } = stores;
  const since = clock.now();
  /** Why there was no meeting, as far as is known. */
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
