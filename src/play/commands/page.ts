import { RULES } from '../../game/rules.ts';
import { mirrored, turnedFurther } from '../../look/turning.ts';
import { type GameKind, selectGameKind } from '../../store/stores.ts';
import { type CommandRows, TO_MENU } from './command.ts';

/** Kinds of game with a leave command of their own. */
const LEFT_OTHERWISE: readonly GameKind[] = ['online', 'exercise'];

/** Commands of the page rather than of the match. */
export const PAGE_COMMANDS = {
  readBoard: {
    shortcuts: [{ key: 'z' }],
    pageStep: 'readBoard',
  },
  fullScreen: {
    icon: 'fullScreen',
    importance: 'rare',
    shortcuts: [{ key: 'Enter', alt: true }],
    applies: ({ stores }) => stores.app.getState().fullScreen !== 'unsupported',
    isOn: ({ stores }) => stores.app.getState().fullScreen === 'on',
    pageStep: 'fullScreen',
  },
  turnBoard: {
    icon: 'rotate',
    importance: 'rare',
    shortcuts: [{ key: 'r', alt: true }],
    applies: ({ stores }) => RULES[stores.app.getState().rules].picks === 'square',
    run: play => play.set('boardTurn', turnedFurther(play.stores.settings.getState().boardTurn)),
  },
  mirrorBoard: {
    shortcuts: [{ key: 'm', alt: true }],
    isOn: ({ stores }) => stores.settings.getState().boardTurn.isMirrored,
    run: play => play.set('boardTurn', mirrored(play.stores.settings.getState().boardTurn)),
  },
  discSize: {
    icon: 'discSize',
    importance: 'spare',
    shortcuts: [{ key: 's' }],
    run: play => play.toggleDiscSize(),
  },
  sound: {
    icon: ({ sound }) => (sound ? 'soundOn' : 'soundOff'),
    importance: { usually: 'usual', replay: 'spare', online: 'spare' },
    shortcuts: [{ key: 'm' }],
    isOn: ({ stores }) => stores.settings.getState().sound,
    run: play => play.toggleSound(),
  },
  menu: {
    icon: 'menu',
    importance: { usually: 'spare', replay: 'usual' },
    // Not Escape, which only closes dialogs: one Escape too many must not end a game.
    shortcuts: TO_MENU,
    applies: play => !LEFT_OTHERWISE.includes(selectGameKind(play.stores)),
    run: play => play.openMenu(),
  },
} as const satisfies CommandRows;
