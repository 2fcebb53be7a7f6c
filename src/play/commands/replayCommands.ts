import type { Play } from '../play.ts';
import type { Command } from './command.ts';

const isReplay = ({ stores }: Play): boolean => stores.online.getState().replay !== undefined;

/** How far the replay has gone, and how far it can go. */
const pliesOf = ({ stores }: Play): { readonly now: number; readonly all: number } => ({
  now: stores.match.getState().match?.transcript.length ?? 0,
  all: stores.online.getState().replay?.transcript.length ?? 0,
});

const isAfterStart = (play: Play): boolean => pliesOf(play).now > 0;
const isBeforeEnd = (play: Play): boolean => pliesOf(play).now < pliesOf(play).all;

/** For stepping through a finished match. */
export const REPLAY_COMMANDS: readonly Command[] = [
  {
    name: 'first',
    shortcuts: [{ key: 'Home', ctrl: true }],
    belongs: isReplay,
    isAvailable: isAfterStart,
    run: play => play.goTo(0),
  },
  {
    name: 'back',
    shortcuts: [{ key: 'Backspace' }, { key: 'u' }, { key: 'z', ctrl: true }],
    belongs: isReplay,
    isAvailable: isAfterStart,
    run: play => play.goTo(pliesOf(play).now - 1),
  },
  {
    name: 'forward',
    shortcuts: [{ key: 'r' }, { key: 'y', ctrl: true }, { key: 'z', ctrl: true, shift: true }],
    belongs: isReplay,
    isAvailable: isBeforeEnd,
    run: play => play.goTo(pliesOf(play).now + 1),
  },
  {
    name: 'last',
    shortcuts: [{ key: 'End', ctrl: true }],
    belongs: isReplay,
    isAvailable: isBeforeEnd,
    run: play => play.goTo(pliesOf(play).all),
  },
];
