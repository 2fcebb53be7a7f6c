import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Setup, STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { legalMoves, type Position, play } from '../../../src/game/position.ts';
import { makeSquare } from '../../../src/game/square.ts';
import { readMoves, type Transcript } from '../../../src/game/transcript.ts';
import {
  annotated,
  COMMENT_LENGTH,
  type GameTree,
  type TreeNode,
  treeOf,
  withLine,
} from '../../../src/game/tree.ts';
import { SavedStudies } from '../../../src/store/kept/savedStudies.ts';
import { StudyShelf } from '../../../src/store/kept/studyShelf.ts';
import { Database } from '../../../src/store/library/database.ts';
import type { Study } from '../../../src/store/studyStore.ts';
import { anyRecord } from '../../../testkit/formats/anyRecord.ts';
import { fullStorage, memoryStorage } from '../../../testkit/play/playRoom.ts';
import { BLACK_AGAINST_MINIMAX } from '../../../testkit/ui/matches.ts';

/** A browser without a database: everything must stay in the storage. */
const opened = (storage = memoryStorage(), visit = memoryStorage()) => {
  let now = 0;
  const storages = { lasting: storage, visit, shelf: new StudyShelf(new Database()) };
  return { storage, visit, studies: new SavedStudies(storages, () => ++now) };
};

const read = (text: string, setup: Setup = STANDARD_SETUP): Transcript =>
  readMoves(startOf(setup), text) ?? [];
const treeWith = (...lines: readonly string[]): GameTree =>
  lines.map(line => read(line)).reduce(withLine, treeOf(STANDARD_SETUP, []));
const studyOf = (id: string, tree: GameTree, origin?: Study['origin']): Study => ({ id, tree, origin });

test('a study is read back with its players, notes and current position', async () => {
  const { studies } = opened();
  const noted = annotated(treeWith('f5d6c3', 'f5f6e6'), read('f5f6'), { comment: 'Why “not”?', mark: '!?' });
  const players = { black: { type: 'human' }, white: { type: 'remote', name: 'Ben' } } as const;
  for (const origin of [
    { kind: 'local', id: 'a', players: BLACK_AGAINST_MINIMAX },
    { kind: 'online', id: 'm1', players },
  ] as const) {
    const study = studyOf('study-a', noted, origin);
    expect(await studies.save(study, read('f5f6'))).toBe(true);
    expect(studies.load('study-a')).toMatchObject({ study, at: read('f5f6') });
  }
});

test('anything that can be imported or opened is read back unchanged', () => {
  fc.assert(
    fc.property(anyRecord(), ({ tree, at = [], ...details }) => {
      const { studies } = opened();
      const study: Study = { id: 'study-a', tree, origin: undefined, details };
      void studies.save(study, at);
      expect(studies.load('study-a')).toEqual({ study, at, savedAt: 1 });
    }),
    { numRuns: 100 },
  );
});

/** Every game of this many plies, as variations. */
const allGames = (plies: number): GameTree => {
  const after = (position: Position, left: number): readonly TreeNode[] =>
    left === 0
      ? []
      : [...legalMoves(position)].map(move => ({
          move,
          comment: makeSquare(move),
          children: after(play(position, move) ?? position, left - 1),
        }));
  return { setup: STANDARD_SETUP, children: after(startOf(STANDARD_SETUP), plies) };
};

test('a study with thousands of variations and comments, and another such chapter, is read back unchanged', () => {
  const { studies } = opened();
  const study: Study = { ...studyOf('study-a', allGames(6)), after: [{ tree: allGames(6) }] };
  void studies.save(study, read('f5f6'));
  expect(studies.load('study-a')).toMatchObject({ study, at: read('f5f6') });
});

test('a study stored for the visit is gone after it, unless it is saved', () => {
  const storage = memoryStorage();
  const first = opened(storage);
  first.studies.hold(studyOf('study-a', treeWith('f5d6')), []);
  expect(first.studies.isHeld('study-a')).toBe(true);
  expect([first.studies.ids(), first.studies.heldIds()]).toEqual([[], ['study-a']]);
  expect(opened(storage, first.visit).studies.load('study-a')).toMatchObject({ at: [] });
  expect(opened(storage).studies.load('study-a')).toBeUndefined();
  void first.studies.save(studyOf('study-a', treeWith('f5d6', 'f5f6')), []);
  expect(first.studies.isHeld('study-a')).toBe(false);
  expect(opened(storage).studies.ids()).toEqual(['study-a']);
});

test('only the latest study stored for the visit takes space', () => {
  const { studies } = opened();
  studies.hold(studyOf('study-a', treeWith('f5d6')), []);
  studies.hold(studyOf('study-b', treeWith('f5d6')), []);
  expect(studies.heldIds()).toEqual(['study-b']);
});

test('only the newest sixty are kept', () => {
  const { studies } = opened();
  for (let index = 0; index < 65; index++) void studies.save(studyOf(`s${index}`, treeWith('f5')), []);
  expect([studies.ids().length, studies.load('s4'), studies.savedAt('s5')]).toEqual([60, undefined, 6]);
});

test('full storage is reported, not thrown', async () => {
  const { studies } = opened(fullStorage());
  expect(await studies.save(studyOf('x', treeWith('f5')), [])).toBe(false);
});

const stored = (fields: object = {}): string =>
  JSON.stringify({ version: 1, lines: ['f5d6'], notes: [], at: 'f5', savedAt: 0, ...fields });
const GHOST = { type: 'computer', opponent: 'ghost', level: 1 };
const CONNECT4_SOLVER = [{ type: 'human' }, { type: 'computer', opponent: 'solver', level: 1 }];
const deep = '['.repeat(100_000);

test('a valid entry is read', () => {
  const { storage, studies } = opened();
  storage.setItem('flipside.study.x', stored());
  expect(studies.load('x')).toMatchObject({ at: read('f5'), study: { tree: treeWith('f5d6') } });
});

test('an entry whose current position no longer exists opens at the start', () => {
  const { storage, studies } = opened();
  storage.setItem('flipside.study.x', stored({ at: 'e6' }));
  expect(studies.load('x')).toMatchObject({ at: [] });
});

test.each([
  ['an unknown version', stored({ version: 'x' })],
  ['an illegal line', stored({ lines: ['f5d6', 'f5a1'] })],
  ['a line that goes wrong where another one went on', stored({ lines: ['f5d6c3', 'f5d6h8'] })],
  ['a free pass where passing is not free', stored({ lines: ['f5--'] })],
  ['squares that do not exist', stored({ lines: ['f5z9'] })],
  ['lines that are no list', stored({ lines: 'f5' })],
  ['an endless line', stored({ lines: ['f5'.repeat(500)] })],
  ['an endless comment', stored({ notes: [{ at: 'f5', comment: 'x'.repeat(COMMENT_LENGTH + 1) }] })],
  ['a mark that is none', stored({ notes: [{ at: 'f5', mark: '!!!' }] })],
  ['a board that cannot be', stored({ size: '1x99' })],
  [
    'a player that is none',
    stored({ origin: { kind: 'local', id: 'a', players: { black: GHOST, white: GHOST } } }),
  ],
  ...[CONNECT4_SOLVER, CONNECT4_SOLVER.toReversed()].map(([black, white]): [string, string] => [
    'a player of another game',
    stored({ origin: { kind: 'local', id: 'a', players: { black, white } } }),
  ]),
  ['an origin without a name', stored({ origin: { kind: 'local', id: '', players: BLACK_AGAINST_MINIMAX } })],
  ['half a text', '{"version":1,'],
  ['no object', '42'],
  ['deep nesting', deep],
])('an entry with %s is backed up unchanged, even with room for only one copy', (_, text) => {
  const { storage, studies } = opened();
  storage.setItem('flipside.study.x', text);
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key, value) => {
    if (storage.getItem('flipside.study.x') !== null) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  expect([studies.load('x'), studies.load('x'), studies.ids()]).toEqual(['broken', undefined, []]);
  expect(storage.getItem('flipside.aside.study.x')).toBe(text);
});

test('any stored text is read as a study or backed up', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.array(fc.string()).map(lines => stored({ lines })),
      ),
      text => {
        const { storage, studies } = opened();
        storage.setItem('flipside.study.x', text);
        const saved = studies.load('x');
        expect(typeof saved === 'string' || saved?.study.id === 'x').toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test('a study that a newer version has saved in a format of its own is left to it', async () => {
  const { studies, storage } = opened();
  const newer = '{"version":9,"chapters":{}}';
  storage.setItem('flipside.study.study-a', newer);
  expect(studies.load('study-a')).toBe('newer');
  expect(await studies.save(studyOf('study-a', treeWith('f5d6')), [])).toBe(false);
  expect(storage.getItem('flipside.study.study-a')).toBe(newer);
});
