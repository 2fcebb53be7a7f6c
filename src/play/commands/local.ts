import { rulesFor } from '../../game/rules.ts';
import {
  selectCanRedo,
  selectCanUndo,
  selectHasFreePassing,
  selectHasPerson,
  selectIsLocal,
  selectIsOver,
  selectIsPersonsTurn,
  selectIsWatching,
  selectMayPass,
  selectMustPass,
  selectPosition,
} from '../../store/selectors.ts';
import type { Play } from '../play.ts';
import { BACK, type CommandRows, FORTH, NEW_GAME } from './command.ts';

const stateOf = ({ stores }: Play) => stores.match.getState();

const isWatching = (play: Play): boolean => selectIsWatching(stateOf(play));
const isPaused = (play: Play): boolean => stateOf(play).paused;
/** A running game between two computers. */
const isWatched = (play: Play): boolean => isWatching(play) && !selectIsOver(stateOf(play));
const hasPasses = (play: Play): boolean => rulesFor(selectPosition(stateOf(play))).hasPasses;

/** Whether a person confirms passes with a button. */
const passesByHand = (play: Play): boolean =>
  play.stores.settings.getState().passByHand &&
  selectIsLocal(stateOf(play)) &&
  !isWatching(play) &&
  hasPasses(play);
const passesFreely = (play: Play): boolean =>
  selectHasFreePassing(stateOf(play)) && selectHasPerson(stateOf(play));

const mustPass = (play: Play): boolean => selectMustPass(stateOf(play), play.stores.settings.getState());
const mayPass = (play: Play): boolean =>
  selectMayPass(stateOf(play)) && play.stores.online.getState().connection.type !== 'ended';

/** Commands of a match on this machine. Free passing also works at tables. */
export const LOCAL_COMMANDS = {
  newGame: {
    icon: 'newGame',
    importance: 'main',
    shortcuts: NEW_GAME,
    game: 'local',
    run: play => play.newGame(),
  },
  undo: {
    icon: 'undo',
    importance: 'main',
    shortcuts: BACK,
    game: 'local',
    isAvailable: play => selectCanUndo(stateOf(play)),
    run: play => play.undo(),
  },
  redo: {
    icon: 'redo',
    importance: 'spare',
    shortcuts: FORTH,
    game: 'local',
    isAvailable: play => selectCanRedo(stateOf(play)),
    run: play => play.redo(),
  },
  hint: {
    icon: 'hint',
    importance: 'main',
    shortcuts: [{ key: 't' }],
    game: 'local',
    applies: play => !isWatching(play),
    isAvailable: play => selectIsPersonsTurn(stateOf(play)),
    run: play => play.hint(),
  },
  pause: {
    icon: 'pause',
    importance: 'main',
    shortcuts: [{ key: 'p' }],
    game: 'local',
    applies: play => isWatched(play) && !isPaused(play),
    run: play => play.pause(),
  },
  resume: {
    icon: 'resume',
    importance: 'main',
    shortcuts: [{ key: 'p' }],
    sharesKeyOf: 'pause',
    game: 'local',
    applies: play => isWatched(play) && isPaused(play),
    run: play => play.resume(),
  },
  step: {
    icon: 'step',
    importance: 'main',
    shortcuts: [{ key: '.' }],
    game: 'local',
    applies: isWatched,
    isAvailable: isPaused,
    run: play => play.step(),
  },
  pass: {
    icon: 'pass',
    importance: 'main',
    shortcuts: [{ key: 'p' }],
    applies: play => passesByHand(play) || passesFreely(play),
    isAvailable: play => mustPass(play) || mayPass(play),
    run: play => play.pass(),
  },
} as const satisfies CommandRows;
