import type { Play } from '../play.ts';
import { BACK, type CommandRows, FORTH, type Shortcut } from './command.ts';

/** The current ply and the number of plies of the line on the board. */
const pliesOf = ({ stores }: Play): { readonly now: number; readonly all: number } => {
  const { transcript = [], undone = [] } = stores.match.getState().match ?? {};
  return { now: transcript.length, all: transcript.length + undone.length };
};

/** The kinds of game that are stepped through, with the same keys. */
const WALKED = ['replay', 'study'] as const;

const isAfterStart = (play: Play): boolean => pliesOf(play).now > 0;
const isBeforeEnd = (play: Play): boolean => pliesOf(play).now < pliesOf(play).all;

const isRunning = ({ stores }: Play): boolean => stores.online.getState().replayRuns;

/** An arrow key that steps through the game, except on the board's squares, where it moves the focus. */
export const offSquares = (key: string): Shortcut => ({ key, yieldsTo: 'squares' });
const PLAY_OR_PAUSE: readonly Shortcut[] = [{ key: ' ', yieldsTo: 'controls' }, { key: 'p' }];

/** Commands for watching a finished match and stepping through it. */
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
    sharesKeyOf: 'playReplay',
    game: 'replay',
    applies: isRunning,
    run: play => play.pause(),
  },
  first: {
    icon: 'first',
    importance: { usually: 'main', study: 'usual' },
    shortcuts: [offSquares('Home'), { key: 'Home', alt: true }, { key: 'Home', ctrl: true }],
    game: WALKED,
    isAvailable: isAfterStart,
    run: play => play.goTo(0),
  },
  back: {
    icon: 'back',
    importance: 'main',
    shortcuts: [offSquares('ArrowLeft'), { key: 'ArrowLeft', alt: true }, ...BACK],
    repeats: true,
    game: WALKED,
    isAvailable: isAfterStart,
    run: play => play.undo(),
  },
  forward: {
    icon: 'forward',
    importance: 'main',
    shortcuts: [offSquares('ArrowRight'), { key: 'ArrowRight', alt: true }, ...FORTH],
    repeats: true,
    game: WALKED,
    isAvailable: isBeforeEnd,
    run: play => play.redo(),
  },
  last: {
    icon: 'last',
    importance: { usually: 'main', study: 'usual' },
    shortcuts: [offSquares('End'), { key: 'End', alt: true }, { key: 'End', ctrl: true }],
    game: WALKED,
    isAvailable: isBeforeEnd,
    run: play => play.goTo(pliesOf(play).all),
  },
} as const satisfies CommandRows;
