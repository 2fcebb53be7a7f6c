import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { positionOf } from '../../../src/game/match.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { annotated, treeOf, withLine } from '../../../src/game/tree.ts';
import { PANEL_TABS, type StudyState } from '../../../src/store/studyStore.ts';
import { book } from '../../study/openingBook.ts';
import { analysisOf, matchOf, TWO_PEOPLE, WHITE_WINS } from '../matches.ts';
import { reviewOf } from '../reviews.ts';
import { NAMES } from './places.ts';
import { here, onBoard, read, type Shown } from './shown.ts';

const MATCH = matchOf('f5d6', TWO_PEOPLE);
const TREE = annotated(
  ['f5d6c3d3', 'f5f6e6'].map(read).reduce(withLine, treeOf(STANDARD_SETUP, [])),
  read('f5f6'),
  { comment: 'Perpendicular', mark: '!' },
);
export const STUDY = {
  id: MATCH.id,
  tree: TREE,
  origin: { kind: 'local', id: 'a', players: TWO_PEOPLE },
  title: 'One',
  after: [{ tree: treeOf(STANDARD_SETUP, read('f5')), title: 'Two' }],
} as const;

const inStudy = (name: string, more: Partial<StudyState>): Shown => [
  name,
  onBoard(MATCH),
  { study: { study: STUDY, ...more }, openings: { names: here(NAMES!), book: here(book) } },
];

const reviewed = (name: string, more: Partial<StudyState>): Shown => [
  name,
  onBoard(matchOf(WHITE_WINS)),
  {
    study: {
      study: {
        id: matchOf(WHITE_WINS).id,
        tree: treeOf(STANDARD_SETUP, read(WHITE_WINS)),
        origin: { kind: 'local', id: 'a', players: matchOf('').seats },
      },
      tab: 'graph',
      ...more,
    },
  },
];

const DEEP = {
  ...{ depth: 14, nodes: 3_200_000, milliseconds: 1000 },
  lines: [[parseSquare('c3'), parseSquare('d3')], [parseSquare('c4')]].map((moves, rank) => ({
    ...{ score: 2 - 6 * rank, exact: false, moves },
  })),
};
const FINISHED = { type: 'finished', review: reviewOf('othello'), effort: 'standard' } as const;

export const STUDIES: readonly Shown[] = [
  // Every other case extends the minimal one.
  ...PANEL_TABS.toSorted((one, other) => Number(other === 'graph') - Number(one === 'graph')).map(tab =>
    inStudy(`the tab ${tab} of a study`, { tab }),
  ),
  [
    'a variation of a study',
    onBoard({ ...matchOf('f5f6', TWO_PEOPLE), id: MATCH.id, undone: read('e6') }),
    { study: { study: STUDY, tab: 'moves' } },
  ],
  inStudy('the lines of an analysis', {
    ...{ tab: 'analysis', analyzes: true, isAnalyzing: true },
    analysis: { position: positionOf(MATCH), analysis: analysisOf({ c3: 2, c4: -4 }, DEEP) },
  }),
  inStudy('an analysis that has failed', { tab: 'analysis', analyzes: true, hasFailed: true }),
  inStudy('a study that is read', { tab: 'text', reading: { solved: [] } }),
  inStudy('a move that was deleted', { tab: 'moves', removed: { tree: TREE, path: read('f5f6') } }),
  reviewed('a review', { review: FINISHED }),
  reviewed('a key moment of a review', { review: FINISHED, moment: 51 }),
  reviewed('a review under way', {
    review: { type: 'running', step: 'plies', done: 20, of: 60, review: undefined },
  }),
  reviewed('a review that has failed', { review: { type: 'failed' } }),
];
