import type { Play } from '../play.ts';
import { BACK, type CommandRows, FORTH } from './command.ts';

/** How far the replay has gone, and how far it can go. */
const pliesOf = ({ stores }: Play): { readonly now: number; readonly all: number } => ({
  now: stores.match.getState().match?.transcript.length ?? 0,
  all: stores.online.getState().replay?.transcript.length ?? 0,
});

const isAfterStart = (play: Play): boolean => pliesOf(play).now > 0;
const isBeforeEnd = (play: Play): boolean => pliesOf(play).now < pliesOf(play).all;

/** For stepping through a finished match. */
export const REPLAY_COMMANDS = {
  first: {
    shortcuts: [{ key: 'Home', ctrl: true }],
    game: 'replay',
    isAvailable: isAfterStart,
    run: play => play.goTo(0),
  },
  back: {
    shortcuts: BACK,
    game: 'replay',
    isAvailable: isAfterStart,
    run: play => play.undo(),
  },
  forward: {
    shortcuts: FORTH,
    game: 'replay',
    isAvailable: isBeforeEnd,
    run: play => play.redo(),
  },
  last: {
    shortcuts: [{ key: 'End', ctrl: true }],
    game: 'replay',
    isAvailable: isBeforeEnd,
    run: play => play.goTo(pliesOf(play).all),
  },
} as const satisfies CommandRows;
