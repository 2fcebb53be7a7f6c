import { selectIsAtTable } from '../../store/onlineStore.ts';
import {
  selectCanRedo,
  selectCanUndo,
  selectHasFreePassing,
  selectHasPerson,
  selectHasScores,
  selectIsLocal,
  selectIsOver,
  selectIsPersonsTurn,
  selectIsWatching,
  selectMayPass,
  selectMustPass,
} from '../../store/selectors.ts';
import type { Play } from '../play.ts';
import { always, type Command } from './command.ts';
import { REPLAY_COMMANDS } from './replayCommands.ts';
import { TABLE_COMMANDS } from './tableCommands.ts';

const isAtTable = ({ stores }: Play): boolean => selectIsAtTable(stores.online.getState());
/** Whether the match is played on this machine alone. */
const isLocal = ({ stores }: Play): boolean => selectIsLocal(stores.match.getState());

const isWatching = ({ stores }: Play): boolean => selectIsWatching(stores.match.getState());
const hasPeople = (play: Play): boolean => isLocal(play) && !isWatching(play);
const isPaused = ({ stores }: Play): boolean => stores.match.getState().paused;
const isOver = ({ stores }: Play): boolean => selectIsOver(stores.match.getState());
const hasScores = ({ stores }: Play): boolean => selectHasScores(stores.match.getState());

/** Whether a person presses a button to pass. */
const passesByHand = (play: Play): boolean =>
  play.stores.settings.getState().passByHand && hasPeople(play) && !hasScores(play);
const passesFreely = ({ stores }: Play): boolean =>
  selectHasFreePassing(stores.match.getState()) && selectHasPerson(stores.match.getState());

const mustPass = ({ stores }: Play): boolean =>
  selectMustPass(stores.match.getState(), stores.settings.getState());
const mayPass = (play: Play): boolean =>
  selectMayPass(play.stores.match.getState()) &&
  !(isAtTable(play) && play.stores.online.getState().connection.type === 'ended');

const BOARD_COMMANDS: readonly Command[] = [
  {
    name: 'newGame',
    shortcuts: [{ key: 'F2' }, { key: 'n' }],
    belongs: isLocal,
    isAvailable: always,
    run: play => play.newGame(),
  },
  {
    name: 'undo',
    shortcuts: [{ key: 'Backspace' }, { key: 'u' }, { key: 'z', ctrl: true }],
    belongs: isLocal,
    isAvailable: ({ stores }) => selectCanUndo(stores.match.getState()),
    run: play => play.undo(),
  },
  {
    name: 'redo',
    shortcuts: [{ key: 'r' }, { key: 'y', ctrl: true }, { key: 'z', ctrl: true, shift: true }],
    belongs: isLocal,
    isAvailable: ({ stores }) => selectCanRedo(stores.match.getState()),
    run: play => play.redo(),
  },
  {
    name: 'hint',
    shortcuts: [{ key: 't' }],
    belongs: hasPeople,
    isAvailable: ({ stores }) => selectIsPersonsTurn(stores.match.getState()),
    run: play => play.hint(),
  },
  {
    name: 'pause',
    shortcuts: [{ key: 'p' }],
    belongs: play => isWatching(play) && !isPaused(play),
    isAvailable: play => !isOver(play),
    run: play => play.pause(),
  },
  {
    name: 'resume',
    shortcuts: [{ key: 'p' }],
    belongs: play => isWatching(play) && isPaused(play),
    isAvailable: play => !isOver(play),
    run: play => play.resume(),
  },
  {
    name: 'step',
    shortcuts: [{ key: '.' }],
    belongs: isWatching,
    isAvailable: play => isPaused(play) && !isOver(play),
    run: play => play.step(),
  },
  {
    name: 'pass',
    shortcuts: [{ key: 'p' }],
    belongs: play => passesByHand(play) || passesFreely(play),
    isAvailable: play => mustPass(play) || mayPass(play),
    run: play => play.pass(),
  },
  {
    name: 'scores',
    shortcuts: [{ key: 'v' }],
    belongs: hasScores,
    isAvailable: always,
    isOn: ({ stores }) => stores.match.getState().showsScores,
    run: play => play.toggleScores(),
  },
];

/** Commands for the page rather than the match. */
const PAGE_COMMANDS: readonly Command[] = [
  {
    name: 'discSize',
    shortcuts: [{ key: 's' }],
    belongs: always,
    isAvailable: always,
    run: play => play.toggleDiscSize(),
  },
  {
    name: 'sound',
    shortcuts: [{ key: 'm' }],
    belongs: always,
    isAvailable: always,
    isOn: ({ stores }) => stores.settings.getState().sound,
    run: play => play.toggleSound(),
  },
  {
    name: 'menu',
    shortcuts: [{ key: 'Escape' }],
    belongs: play => !isAtTable(play),
    isAvailable: always,
    run: play => play.openMenu(),
  },
];

export const COMMANDS: readonly Command[] = [
  ...BOARD_COMMANDS,
  ...REPLAY_COMMANDS,
  ...TABLE_COMMANDS,
  ...PAGE_COMMANDS,
];
