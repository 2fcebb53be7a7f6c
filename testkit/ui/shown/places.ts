import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { OpeningNames } from '../../../src/openings/names.ts';
import { readEntry } from '../../../src/store/library/entry.ts';
import { EVERYTHING, NO_FACETS } from '../../../src/store/library/query.ts';
import { NO_PUZZLE_RECORD } from '../../../src/store/puzzlesStore.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/settingsStore.ts';
import { stepsOf } from '../../../src/study/lessons/lessons.ts';
import { book } from '../../study/openingBook.ts';
import { PUZZLE_ENTRIES } from '../../study/puzzleFile.ts';
import { gameOf, matchOf, TWO_PEOPLE, WHITE_WINS } from '../matches.ts';
import { SMALL_PHONE } from '../testPage.ts';
import { here, type Request, read, type Shown } from './shown.ts';

const AT = Date.UTC(2026, 2, 3, 12);

export const NAMES = OpeningNames.read({
  version: 1,
  sources: [],
  openings: [
    ['f5d6c3d3c4', 'cwaykabf', 'Tiger', '', ''],
    ['f5', 'cwasrtqe', 'Start', '', ''],
  ],
});

const person = { type: 'human' };
const named = (name: string) => ({ type: 'remote', name });
const played = (date: string, winner: string, white: object, more: object = {}) => ({
  ...{ players: { black: person, white }, date, plies: 60, ...more },
  result: { winner, by: 'play', counts: { black: 40, white: 24 } },
});
const FLIPSIDE = { type: 'computer', opponent: 'flipside', level: 3 };
const LOSSES = { opening: 1, midgame: 4.5, endgame: 2 };
const ENTRIES = [
  played('2026-03-03', 'black', named('Anna')),
  { kind: 'study', title: 'A study', tags: ['1'] },
  played('2026-03-04', 'draw', FLIPSIDE, { openings: { mark: 'm', codes: ['cwasrtqe', 'cwaykabf'] } }),
  played('2026-01-02', 'white', FLIPSIDE, {
    openings: { mark: 'm', codes: ['cwasrtqe'] },
    losses: { black: LOSSES, white: LOSSES },
  }),
  { kind: 'imported', players: { black: named('Ben'), white: named('Kim') }, event: 'Final', date: '2003' },
].flatMap((entry, id) => readEntry({ id: `${id}`, kind: 'game', plies: 12, savedAt: AT, ...entry }) ?? []);

const STUDY = { id: 'tried', tree: treeOf(STANDARD_SETUP, read('f5d6c3')), origin: undefined };

const PLAYED = ENTRIES.filter(({ kind }) => kind === 'game');
const ATTEMPTS = [
  { id: 'p', at: Date.UTC(2026, 1, 3), isRight: true, rating: 1234 },
  { id: 'q', at: AT, isRight: false, rating: 1200 },
];
const PUZZLES = {
  ...NO_PUZZLE_RECORD,
  ...{ tried: 20, right: 15, streak: 3, bestStreak: 7, dayStreak: { days: 4, best: 9, last: undefined } },
};

const FIT = DEFAULT_SETTINGS.fit;
const menu = (settings: NonNullable<Request['settings']>): Request => ({ screen: 'menu', settings });

export const PLACES: readonly Shown[] = [
  ['the menu', { screen: 'menu' }],
  [
    'the menu on a phone, with a game that can be continued',
    { screen: 'menu', viewport: SMALL_PHONE },
    {
      app: { unfinished: matchOf('f5d6') },
      records: { 'othello/flipside/3': { won: 2, drawn: 0, lost: 1 } },
    },
  ],
  [
    'the menu of Connect Four',
    { screen: 'menu', settings: { game: 'connect4', tips: true } },
    { app: { planned: gameOf('connect4'), rules: 'connect4' } },
  ],
  [
    'the menu of Connect Four that fits',
    menu({ game: 'connect4', solverFitsMe: true, solverFit: { ...FIT, at: 2 } }),
  ],
  [
    'the menu of anti-Othello against a character',
    menu({ game: 'anti', opponent: 'lennie', tips: true }),
    { records: { 'anti/lennie/1': { won: 2, drawn: 0, lost: 5 } } },
  ],
  ['the menu of XOT on another board', menu({ game: 'xot', size: '4x5' })],
  ['the menu of Octagon on a board that is too small', menu({ game: 'octagon', size: '3x3' })],
  ['the menu of blocked squares on a board that is too small', menu({ game: 'blocked', size: '3x3' })],
  ['the menu with a board of its own size', menu({ size: '5x3' })],
  ['the menu of Minimax', menu({ opponent: 'minimax' })],
  ['the menu of Flipside that fits', menu({ fitsMe: true, fit: { ...FIT, at: 3.4 } })],
  ['the menu of two players', menu({ side: 'both', fitsMe: true })],
  ['the menu while Flipside plays itself', menu({ side: 'none', fitsMe: true })],
  [
    'the menu without a server',
    { screen: 'menu' },
    { online: { connection: { type: 'ended', trouble: 'noServer' } } },
  ],
  ['the menu while computers are watched', { screen: 'menu', settings: { side: 'none', opponent: 'adam' } }],
  [
    'the menu with all that can be told',
    { screen: 'menu' },
    {
      app: {
        notices: [
          { id: 1, name: 'storageFull' },
          { id: 2, name: 'updateReady' },
        ],
        missing: ['worker'],
        offline: { type: 'fetching', kept: 1_000_000, total: 2_000_000 },
        installing: 'offered',
      },
    },
  ],
  [
    'Study',
    { screen: 'study' },
    {
      app: {
        kept: [matchOf('f5d6'), matchOf(WHITE_WINS), gameOf('connect4', '44352', TWO_PEOPLE)].map(
          (match, day) => ({ match, savedAt: AT - day }),
        ),
        keptStudies: [
          { study: STUDY, at: read('f5'), savedAt: AT },
          { study: { ...STUDY, id: 'linked' }, at: [], savedAt: AT, isHeld: true },
        ],
        forgottenStudy: { study: STUDY, at: [], savedAt: AT },
      },
      lessons: { done: ['corners1'], memories: {} },
    },
  ],
  ['Study without a game', { screen: 'study' }],
  [
    'You',
    { screen: 'you', settings: { name: 'Anna', coach: true } },
    {
      records: {
        'connect4/solver/3': { won: 1, drawn: 0, lost: 2 },
        'othello/flipside/10': { won: 0, drawn: 1, lost: 4 },
        'othello/flipside/3': { won: 2, drawn: 1, lost: 1 },
        'othello/jack/1': { won: 0, drawn: 0, lost: 4 },
      },
      library: { played: PLAYED },
      openings: { names: here(NAMES!) },
      puzzles: { record: { ...PUZZLES, attempts: ATTEMPTS } },
    },
  ],
  [
    'You before the first game, without a keyboard',
    { screen: 'you' },
    {
      app: { hasKeyboard: false },
      online: { ratings: [{ game: 'othello', rating: { value: 1520, isProvisional: true } }] },
    },
  ],
  ['You after a puzzle', { screen: 'you' }, { puzzles: { record: { ...PUZZLES, attempts: ATTEMPTS } } }],
  ['the library without a game', { screen: 'library' }, { library: { state: 'ready' } }],
  ['the library that is being opened', { screen: 'library' }, { library: { state: 'loading' } }],
  [
    'a search in the library',
    { screen: 'library' },
    {
      library: {
        state: 'ready',
        count: 12_000,
        list: {
          count: 9956,
          isBusy: false,
          facets: { tagged: new Map([['1', 9956]]), openings: ['Rose', 'Tiger'] },
        },
        query: { ...EVERYTHING, game: 'othello', sort: 'oldest' },
        sought: startOf(STANDARD_SETUP),
        tags: [{ id: '1', name: 'For school' }],
      },
    },
  ],
  [
    'the library',
    { screen: 'library' },
    {
      library: {
        state: 'ready',
        count: 3,
        list: { count: 3, isBusy: false, facets: NO_FACETS },
        rows: { from: 0, entries: ENTRIES },
        selected: new Set(['1']),
        tags: [{ id: '1', name: 'For school' }],
        news: { type: 'added', added: 2, known: 1, copied: 0 },
      },
    },
  ],
  ['the openings', { screen: 'openings' }, { openings: { names: here(NAMES!), book: here(book) } }],
  [
    'the openings without a book, and a line that is learned',
    { screen: 'openings' },
    {
      openings: { names: { type: 'missing' }, lines: [{ transcript: read('f5d6'), color: 'black' }], due: 1 },
    },
  ],
  ['the openings that are awaited', { screen: 'openings' }, { openings: { names: here(NAMES!) } }],
  [
    'the openings whose book is missing, and a line for later',
    { screen: 'openings' },
    {
      openings: {
        names: here(NAMES!),
        book: { type: 'missing' },
        lines: [{ transcript: read('f5d6'), color: 'white', memory: { due: AT + 864e5 * 30 } as never }],
      },
      library: { played: PLAYED },
    },
  ],
  [
    'the openings of which there are more',
    { screen: 'openings' },
    { openings: { names: here(NAMES!), book: here(book), shown: 1 } },
  ],
  [
    'a search for an opening that nobody has named',
    { screen: 'openings' },
    { openings: { names: here(NAMES!), book: here(book), search: 'xyz' } },
  ],
  [
    'the puzzles',
    { screen: 'puzzles' },
    {
      puzzles: {
        list: { type: 'loaded', entries: PUZZLE_ENTRIES },
        record: PUZZLES,
        date: '2026-03-04',
        mistakes: { kept: 3, due: 1 },
      },
    },
  ],
  [
    'the puzzles that have not come',
    { screen: 'puzzles' },
    { puzzles: { list: { type: 'missing' }, mistakes: { kept: 2, due: 0 } } },
  ],
  ['the puzzles that are awaited', { screen: 'puzzles' }, { puzzles: { list: { type: 'unasked' } } }],
  [
    'the lessons',
    { screen: 'lessons' },
    { lessons: { done: ['corners1', 'corners2', ...stepsOf('rules')], memories: {}, test: 7 } },
  ],
  ['the editor', { screen: 'editor' }, { editor: { tool: 'white' } }],
  ['the colors', { screen: 'colors' }],
];
