import { rulesFor } from '../../game/rules.ts';
import { movesAfter } from '../../game/tree.ts';
import { selectIsOver, selectPosition } from '../../store/selectors.ts';
import { selectGameKind } from '../../store/stores.ts';
import { selectAnalysis } from '../../store/study/analyses.ts';
import type { Overlay } from '../../study/overlays.ts';
import type { Play } from '../play.ts';
import { mayAnalyze } from '../study/studyPlay.ts';
import type { CommandRow, CommandRows } from './command.ts';
import { offSquares } from './replay.ts';

/** Whether the last move has alternatives. */
const hasVariations = ({ stores }: Play): boolean => {
  const tree = stores.study.getState().study?.tree;
  const path = stores.match.getState().match?.transcript ?? [];
  return tree !== undefined && path.length > 0 && movesAfter(tree, path.slice(0, -1)).length > 1;
};

/** After the end of a game, unless the result card has the same button. */
const mayLookBack = ({ stores }: Play): boolean => {
  const state = stores.match.getState();
  return selectIsOver(state) && (state.result === 'none' || state.result === 'closed');
};

/** The kinds of game that can be exported. */
const WITH_GAMES = ['local', 'online', 'replay', 'study'] as const;

/** Tables use other keys. */
const AWAY_FROM_TABLES = ['local', 'replay', 'study'] as const;

const positionOn = ({ stores }: Play) => selectPosition(stores.match.getState());

/** A toggle for an overlay on the board; only in games with flips. */
const overlayRow = (overlay: Overlay, key: string): Omit<CommandRow, 'sharesKeyOf'> => ({
  shortcuts: [{ key }],
  game: AWAY_FROM_TABLES,
  applies: play => rulesFor(positionOn(play)).picks === 'square',
  isOn: ({ stores }) => stores.study.getState().overlay === overlay,
  run: play => play.study.toggleOverlay(overlay),
});

/** Commands for a game besides playing it. */
export const STUDY_COMMANDS = {
  analyze: {
    icon: 'analyze',
    importance: { usually: 'usual', replay: 'spare', online: 'spare' },
    shortcuts: [{ key: 'i' }],
    game: ['local', 'online', 'replay'],
    applies: play => mayAnalyze(play.stores),
    pageStep: 'askAnalyze',
    run: play => play.study.analyze(),
  },
  values: {
    icon: 'values',
    shortcuts: [{ key: 'v' }],
    applies: play => mayAnalyze(play.stores),
    isOn: ({ stores }) => stores.settings.getState().values,
    run: play => play.set('values', !play.stores.settings.getState().values),
  },
  export: {
    icon: 'save',
    importance: { usually: 'rare', study: 'usual' },
    shortcuts: [{ key: 's', ctrl: true }],
    game: WITH_GAMES,
    applies: play => mayAnalyze(play.stores),
    run: play => play.openDialog({ name: 'export' }),
  },
  lookBack: {
    icon: 'review',
    importance: 'usual',
    shortcuts: [{ key: 't', alt: true }],
    game: ['local', 'online', 'replay'],
    applies: mayLookBack,
    run: play => play.study.review(),
  },
  share: {
    icon: 'share',
    importance: { usually: 'rare', study: 'usual' },
    shortcuts: [{ key: 's', alt: true }],
    game: WITH_GAMES,
    applies: play => mayAnalyze(play.stores),
    run: play => play.openDialog({ name: 'share' }),
  },
  leaveStudy: {
    icon: 'leave',
    short: 'tree.backShort',
    importance: { usually: 'usual', study: 'main' },
    shortcuts: [{ key: 'g', alt: true }],
    game: 'study',
    applies: ({ stores }) => {
      const { study, openedFrom } = stores.study.getState();
      return study?.origin !== undefined && openedFrom === undefined;
    },
    run: play => play.study.leave(),
  },
  backToPlace: {
    icon: 'leave',
    importance: { usually: 'usual', study: 'main' },
    shortcuts: [{ key: 'b', alt: true }],
    game: 'study',
    applies: ({ stores }) => stores.study.getState().openedFrom !== undefined,
    run: play => play.study.leave(),
  },
  editPosition: {
    icon: 'editor',
    importance: 'rare',
    shortcuts: [{ key: 'e', alt: true }],
    game: AWAY_FROM_TABLES,
    applies: ({ stores }) => selectGameKind(stores) !== 'local' || selectIsOver(stores.match.getState()),
    run: play => play.editor.editBoard(),
  },
  findInLibrary: {
    icon: 'library',
    importance: 'rare',
    shortcuts: [{ key: 'f', alt: true }],
    game: 'study',
    run: play => play.library.findPosition(),
  },
  importGame: {
    icon: 'openFile',
    importance: 'rare',
    shortcuts: [{ key: 'o', ctrl: true }],
    game: 'study',
    run: play => play.openDialog({ name: 'import' }),
  },
  variation: {
    shortcuts: [offSquares('ArrowDown'), { key: 'ArrowDown', alt: true }],
    game: 'study',
    isAvailable: hasVariations,
    run: play => play.study.switchVariation(1),
  },
  previousVariation: {
    shortcuts: [offSquares('ArrowUp'), { key: 'ArrowUp', alt: true }],
    game: 'study',
    isAvailable: hasVariations,
    run: play => play.study.switchVariation(-1),
  },
  playBest: {
    shortcuts: [{ key: ' ', yieldsTo: 'controls' }],
    game: 'study',
    isAvailable: ({ stores }) =>
      selectAnalysis(stores.match.getState(), stores.study.getState()) !== undefined,
    run: play => play.study.playBest(),
  },
  threat: {
    shortcuts: [{ key: 'x' }],
    game: AWAY_FROM_TABLES,
    applies: play => rulesFor(positionOn(play)).hasPasses,
    isOn: ({ stores }) => stores.study.getState().asksThreat,
    run: play => play.study.toggleThreat(),
  },
  mobility: overlayRow('mobility', 'j'),
  frontier: overlayRow('frontier', 'k'),
  stability: overlayRow('stability', 'l'),
  parity: overlayRow('parity', 'o'),
  opened: overlayRow('opened', 'w'),
} as const satisfies CommandRows;
