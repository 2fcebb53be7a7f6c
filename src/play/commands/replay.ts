import type { Play } from '../play.ts';
import { BACK, type CommandRows, FORTH, type Shortcut } from './command.ts';

/** How far the replay has gone, and how far it can go. */
const pliesOf = ({ stores }: Play): { readonly now: number; readonly all: number } => ({
  now: stores.match.getState().match?.transcript.length ?? 0,
  all: stores.online.getState().replay?.transcript.length ?? 0,
});

const isAfterStart = (play: Play): boolean => pliesOf(play).now > 0;
const isBeforeEnd = (play: Play): boolean => pliesOf(play).now < pliesOf(play).all;

const isRunning = ({ stores }: Play): boolean => stores.online.getState().replayRuns;

/** The plain key steps, except on the squares of the board, where it moves between them. */
const offSquares = (key: string): Shortcut => ({ key, yieldsTo: 'squares' });
const PLAY_OR_PAUSE: readonly Shortcut[] = [{ key: ' ', yieldsTo: 'controls' }, { key: 'p' }];

/** For watching a finished match and stepping through it. */
export const REPLAY_COMMANDS = {
  playReplay: {
    shortcuts: PLAY_OR_PAUSE,
    game: 'replay',
    applies: play => !isRunning(play),
    isAvailable: play => pliesOf(play).all > 0,
    run: play => play.resume(),
  },
  pauseReplay: {
    shortcuts: PLAY_OR_PAUSE,
    game: 'replay',
    applies: isRunning,
    run: play => play.pause(),
  },
  first: {
    shortcuts: [offSquares('Home'), { key: 'Home', ctrl: true }],
    game: 'replay',
    isAvailable: isAfterStart,
    run: play => play.goTo(0),
  },
  back: {
    shortcuts: [offSquares('ArrowLeft'), { key: 'ArrowLeft', alt: true }, ...BACK],
    repeats: true,
    game: 'replay',
    isAvailable: isAfterStart,
    run: play => play.undo(),
  },
  forward: {
    shortcuts: [offSquares('ArrowRight'), { key: 'ArrowRight', alt: true }, ...FORTH],
    repeats: true,
    game: 'replay',
    isAvailable: isBeforeEnd,
    run: play => play.redo(),
  },
  last: {
    shortcuts: [offSquares('End'), { key: 'End', ctrl: true }],
    game: 'replay',
    isAvailable: isBeforeEnd,
    run: play => play.goTo(pliesOf(play).all),
  },
} as const satisfies CommandRows;
