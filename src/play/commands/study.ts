import { movesAfter } from '../../study/tree.ts';
import type { Play } from '../play.ts';
import { mayAnalyze } from '../study/studyPlay.ts';
import type { CommandRows } from './command.ts';
import { offSquares } from './replay.ts';

/** Whether the last move was chosen among several. */
const hasVariations = ({ stores }: Play): boolean => {
  const tree = stores.study.getState().study?.tree;
  const path = stores.match.getState().match?.transcript ?? [];
  return tree !== undefined && path.length > 0 && movesAfter(tree, path.slice(0, -1)).length > 1;
};

/** What a person does with a game besides playing it. */
export const STUDY_COMMANDS = {
  analyze: {
    shortcuts: [{ key: 'i' }],
    game: ['local', 'online', 'replay'],
    applies: play => mayAnalyze(play.stores),
    pageStep: 'askAnalyze',
    run: play => play.study.analyze(),
  },
  values: {
    shortcuts: [{ key: 'v' }],
    applies: play => mayAnalyze(play.stores),
    isOn: ({ stores }) => stores.settings.getState().values,
    run: play => play.set('values', !play.stores.settings.getState().values),
  },
  leaveStudy: {
    shortcuts: [],
    game: 'study',
    applies: ({ stores }) => stores.study.getState().study?.origin !== undefined,
    run: play => play.study.leave(),
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
} as const satisfies CommandRows;
