/**
 * Wraps every store of this release in an interface that stays the same between releases, so that a built copy (`lastRelease.js`)
 * can be tested against the stores of the next release.
 */
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { readMoves, type Transcript } from '../../../src/game/transcript.ts';
import { annotated, treeOf, withLine } from '../../../src/game/tree.ts';
import { kept } from '../../../src/store/kept/kept.ts';
import { keepEditor } from '../../../src/store/kept/keptEditor.ts';
import { keepSettings } from '../../../src/store/kept/keptSettings.ts';
import { OnlineKeys } from '../../../src/store/kept/onlineKeys.ts';
import { keepInvitations } from '../../../src/store/kept/savedInvitations.ts';
import { LESSON_PROGRESS } from '../../../src/store/kept/savedLessons.ts';
import { SavedMatches } from '../../../src/store/kept/savedMatches.ts';
import { keepMistakes } from '../../../src/store/kept/savedMistakes.ts';
import { OPENING_LINES } from '../../../src/store/kept/savedOpeningLines.ts';
import { OWN_VALUES } from '../../../src/store/kept/savedOwnValues.ts';
import { PUZZLES } from '../../../src/store/kept/savedPuzzles.ts';
import { keepReading } from '../../../src/store/kept/savedReading.ts';
import { SavedReviews } from '../../../src/store/kept/savedReviews.ts';
import { SavedStudies } from '../../../src/store/kept/savedStudies.ts';
import { StudyShelf } from '../../../src/store/kept/studyShelf.ts';
import { Database } from '../../../src/store/library/database.ts';
import { keepRecords } from '../../../src/store/results/records.ts';

/** A store as used by the test, with plain data. */
export interface ReleasedStore {
  /** Prefix of its keys. */
  readonly key: string;
  readonly read: () => unknown;
  /** Makes the n-th kind of change a person can make, and saves it. */
  readonly change: (nth: number) => void;
  /** Delivers a storage event of another tab, if the page listens to it. */
  readonly follow?: (text: string) => void;
}

const movesOf = (text: string): Transcript => readMoves(startOf(STANDARD_SETUP), text) ?? [];
/** Distinct opening lines. */
const LINES = ['f5d6c3', 'f5f6e6', 'f5d6c5', 'f5d6c4', 'f5f4e3', 'd3c5d6', 'c4c3d3', 'e6f6f5'].map(movesOf);
const lineAt = (nth: number): Transcript => LINES[nth % LINES.length] as Transcript;
const HUMANS = { black: { type: 'human' }, white: { type: 'human' } } as const;

const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part)) ?? 'null',
  ) as unknown;

/** All stores over one storage, as in a tab. */
export const storesOver = (
  storage: Storage,
  visit: Storage,
  now: () => number,
): Readonly<Record<string, ReleasedStore>> => {
  const settings = keepSettings(storage);
  const records = keepRecords(storage);
  const editor = keepEditor(storage);
  const lessons = kept(storage, LESSON_PROGRESS);
  const puzzles = kept(storage, PUZZLES);
  const mistakes = keepMistakes(storage, now);
  const openings = kept(storage, OPENING_LINES);
  const ownValues = kept(storage, OWN_VALUES);
  const reading = keepReading(storage);
  const reviews = new SavedReviews(storage, now);
  const matches = new SavedMatches(storage, now);
  const studies = new SavedStudies({ lasting: storage, visit, shelf: new StudyShelf(new Database()) }, now);
  const invitations = keepInvitations(storage, now);
  const keys = new OnlineKeys(storage, bytes => bytes.fill(1));
  const memory = (nth: number) =>
    ({ due: nth, stability: 1, difficulty: 5, repetitions: 1, lapses: 0, state: 2, last: nth }) as const;
  return {
    settings: {
      key: 'flipside.settings',
      read: () => plain(settings.store.getState()),
      change: nth =>
        settings.store.setState({ discSize: nth % 2 === 0 ? 'small' : 'large', name: `Ann ${nth}` }),
      follow: settings.follow,
    },
    records: {
      key: 'flipside.records',
      read: () => plain(records.store.getState()),
      change: nth =>
        records.count({
          id: `m${nth}`,
          rival: { game: 'othello', opponent: 'jack', level: 1 },
          result: nth % 2 === 0 ? 'won' : 'lost',
        }),
      follow: () => records.follow(),
    },
    editor: {
      key: 'flipside.editor',
      read: () => plain(editor.getState().arrangement),
      change: nth => {
        const { arrangement } = editor.getState();
        editor.setState({ arrangement: { ...arrangement, turn: nth % 2 === 0 ? 'white' : 'black' } });
      },
    },
    lessons: {
      key: 'flipside.lessons',
      read: () => plain(lessons.load()),
      change: nth => {
        const { done, memories } = lessons.load();
        lessons.save({
          done: [...done, `step${nth}`],
          memories: { ...memories, corners3: memory(nth), [`own${nth}`]: memory(nth) },
          test: nth,
        });
      },
    },
    puzzles: {
      key: 'flipside.puzzles',
      read: () => plain(puzzles.load()),
      change: nth => {
        const record = puzzles.load();
        puzzles.save({
          ...record,
          attempts: [...record.attempts, { id: `p${nth}`, at: nth, isRight: true, rating: 1200 + nth }],
          rating: { ...record.rating, rating: 1200 + nth },
          right: record.right + 1,
          tried: record.tried + 1,
          daily: { date: '2026-11-28', results: { ...record.daily?.results, [`p${nth}`]: true } },
          memories: { ...record.memories, here: memory(nth) },
        });
      },
    },
    mistakes: {
      key: 'flipside.mistakes',
      read: () => plain(mistakes.list()),
      change: nth => {
        const [first, second, third] = lineAt(nth);
        mistakes.save({
          setup: STANDARD_SETUP,
          before: [first, second] as Transcript,
          played: third as never,
          best: third as never,
          loss: nth,
        });
      },
    },
    openings: {
      key: 'flipside.openings',
      read: () => plain(openings.load()),
      change: nth => {
        const known = openings.load().map(line => ({ ...line, memory: memory(nth) }));
        const fresh = { transcript: lineAt(nth), color: 'black', memory: undefined } as const;
        const isKnown = known.some(({ transcript }) => String(transcript) === String(fresh.transcript));
        openings.save(isKnown ? known : [...known, fresh]);
      },
    },
    ownValues: {
      key: 'flipside.ownValues',
      read: () => plain(ownValues.load()),
      change: nth =>
        void ownValues.save(new Map([...ownValues.load(), [nth, { value: 2, depth: 20, exact: false }]])),
    },
    reading: {
      key: 'flipside.reading',
      read: () => plain(['a', 'b'].map(source => reading.load(source))),
      change: nth => reading.save({ source: nth % 2 === 0 ? 'a' : 'b', chapter: nth, solved: [`0 ${nth}`] }),
    },
    reviews: {
      key: 'flipside.review.',
      read: () => plain(reviews.load({ setup: STANDARD_SETUP, transcript: movesOf('f5') })),
      change: nth => {
        const best = parseSquare('f5');
        const found = {
          best,
          score: nth,
          played: nth,
          exact: false,
          depth: 9,
          line: [best],
          playedLine: [best],
        };
        reviews.save(
          { setup: STANDARD_SETUP, transcript: movesOf('f5') },
          {
            effort: 'standard',
            evaluations: [found],
            bookUntil: 0,
            insights: { explanations: new Map(), find: undefined },
          },
        );
      },
    },
    matches: {
      key: 'flipside.match.',
      read: () => plain(matches.list()),
      change: nth => {
        const match = { setup: STANDARD_SETUP, seats: HUMANS, given: 0, undone: [], seed: 7 };
        matches.save({ ...match, id: 'a', transcript: lineAt(nth) });
        if (nth % 2 === 1) matches.save({ ...match, id: 'b', transcript: lineAt(nth + 1) });
      },
    },
    studies: {
      key: 'flipside.study.',
      read: () => plain(studies.load('study-a')),
      change: nth => {
        const loaded = studies.load('study-a');
        const before = typeof loaded === 'object' ? loaded.study : undefined;
        const start = before?.tree ?? treeOf(STANDARD_SETUP, movesOf('f5'));
        const noted = annotated(withLine(start, lineAt(nth)), movesOf('f5'), {
          comment: `Seen ${nth}`,
          mark: '!?',
        });
        const tree = annotated(noted, [], {
          comment: 'The start',
          drawn: [{ tone: 'good', from: parseSquare('c4') }],
          asked: { right: `Yes ${nth}` },
        });
        void studies.save(
          {
            origin: undefined,
            after: [{ title: 'Second', tree }],
            ...before,
            id: 'study-a',
            tree,
            title: `Study ${nth}`,
          },
          [],
        );
      },
    },
    invitations: {
      key: 'flipside.invitations',
      read: () => plain(invitations.list()),
      change: nth =>
        invitations.keep({
          code: nth % 2 === 0 ? 'ABCDEF' : 'ABCDEG',
          setup: STANDARD_SETUP,
          against: `Ben ${nth}`,
        }),
    },
    seats: {
      key: 'flipside.seats',
      read: () => plain(['ABCDEF', 'ABCDEG'].map(code => keys.token(code))),
      change: nth => keys.keep(nth % 2 === 0 ? 'ABCDEF' : 'ABCDEG', `${nth % 10}`.repeat(22)),
    },
  };
};
