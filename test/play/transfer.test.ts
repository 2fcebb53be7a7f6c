import { beforeEach, expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import { parseSquare } from '../../src/game/square.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import type { FoundBundle } from '../../src/play/transfer/foundBundle.ts';
import { NO_LESSONS } from '../../src/store/lessonsStore.ts';
import { NO_PUZZLE_RECORD } from '../../src/store/puzzlesStore.ts';
import { selectTally } from '../../src/store/results/tallies.ts';
import { entriesOf, libraryOf, opened, played } from '../../testkit/play/libraryRoom.ts';
import { memoryStorage, type Room } from '../../testkit/play/playRoom.ts';
import { emptyDatabase } from '../../testkit/store/emptyDatabase.ts';
import { fromLater, placesOf } from '../../testkit/store/fromLater.ts';
import { matchOf } from '../../testkit/ui/matches.ts';
import { until } from '../../testkit/until.ts';

beforeEach(emptyDatabase);

const found = async (room: Room, file: Blob): Promise<FoundBundle> => {
  const read = await (await room.play.transfer()).look(file);
  if (read.type === 'refused') throw new Error(read.defect);
  return read;
};
const packed = async (room: Room): Promise<Blob> => {
  const file = await (await room.play.transfer()).pack();
  if (file === undefined) throw new Error('nothing was packed');
  return file;
};
const takeAll = async (room: Room, file: Blob) => {
  const bundle = await found(room, file);
  return bundle.take(bundle.parts.map(({ name }) => name));
};
/** A page on another device. */
const elsewhere = (): Promise<Room> => {
  emptyDatabase();
  return opened({ storage: memoryStorage() });
};
const RIVAL = { game: 'othello', opponent: 'flipside', level: 3 } as const;
const rows = (bundle: FoundBundle) =>
  bundle.parts.map(part => [part.name, part.type === 'read' ? part.count : part.at]);

/** A page with data of every kind. */
const busy = async (): Promise<Room> => {
  const room = await played();
  const { context } = room;
  context.kept.records.count({ id: 'one', rival: RIVAL, result: 'won' });
  context.kept.lessons.save({ ...NO_LESSONS, done: ['rules-flip'] });
  context.kept.openingLines.save([{ transcript: parseTranscript('f5d6c3') ?? [], color: 'black' }]);
  context.kept.ownValues.save(new Map([[7, { value: -2, depth: 20, exact: false }]]));
  room.play.set('animation', 'fast');
  return room;
};

test('everything is exported in one file, and imported on an empty device', async () => {
  const file = await packed(await busy());
  const other = await elsewhere();
  const bundle = await found(other, file);
  const parts = ['settings', 'records', 'openings', 'ownValues', 'lessons', 'library'];
  expect(rows(bundle)).toEqual(parts.map(name => [name, 1]));
  expect(entriesOf(other)).toEqual([]);
  const taken = await bundle.take(bundle.parts.map(({ name }) => name));
  expect(taken.map(({ outcome }) => outcome)).toEqual(bundle.parts.map(() => 'taken'));
  await until(() => expect(entriesOf(other)).toHaveLength(1));
  const { stores, context } = other;
  expect(selectTally(stores.records.getState(), RIVAL)).toEqual({ won: 1, drawn: 0, lost: 0 });
  expect(stores.lessons.getState().done).toEqual(['rules-flip']);
  expect(stores.settings.getState().animation).toBe('fast');
  expect(context.kept.openingLines.load()).toHaveLength(1);
  expect(context.kept.ownValues.load().get(7)).toEqual({ value: -2, depth: 20, exact: false });
});

/** The parts of the browser's storage that a bundle has, by their keys, with the places of fields from newer versions. */
const laterPlaces = (storage: Storage): readonly (readonly [string, readonly string[]])[] =>
  ['records', 'puzzles', 'mistakes', 'openings', 'lessons', 'match.open'].map(name => {
    const stored: unknown = JSON.parse(storage.getItem(`flipside.${name}`) ?? 'null');
    // The results of another device are kept apart.
    return [name, placesOf(stored).map(place => place.replace(/^\/elsewhere\/[^/]+/, '/tallies'))] as const;
  });

test.each(['an empty device', 'a device with data of its own'])(
  'fields that only a newer version knows reach %s',
  async where => {
    const storage = memoryStorage();
    const room = await played({ storage });
    const { records, lessons, openingLines, puzzles, mistakes, matches } = room.context.kept;
    const memory = {
      due: 1,
      stability: 1,
      difficulty: 1,
      repetitions: 1,
      lapses: 0,
      state: 0,
      last: 1,
    } as const;
    const attempt = { id: 'p1', at: 1, isRight: true, rating: 1500 };
    const fill = (): void => {
      records.count({ id: 'one', rival: RIVAL, result: 'won' });
      lessons.save({ done: ['rules-flip'], memories: { corners3: memory } });
      openingLines.save([{ transcript: parseTranscript('f5d6c3') ?? [], color: 'black', memory }]);
      puzzles.save({ ...NO_PUZZLE_RECORD, tried: 1, right: 1, attempts: [attempt] });
      mistakes.save({
        setup: STANDARD_SETUP,
        before: [],
        played: parseSquare('f5'),
        best: parseSquare('d3'),
        loss: 4,
      });
      matches.putBack({ match: { ...matchOf('f5d6'), id: 'open' }, savedAt: 1 });
    };
    fill();
    for (let at = 0; at < storage.length; at++) {
      const key = storage.key(at) ?? '';
      storage.setItem(key, JSON.stringify(fromLater(JSON.parse(storage.getItem(key) ?? ''))));
    }
    const before = laterPlaces(storage);
    for (const [, places] of before) expect(places).not.toEqual([]);
    const file = await packed(room);
    const other = await elsewhere();
    if (where !== 'an empty device') {
      other.context.kept.lessons.save({ ...NO_LESSONS, done: ['rules-pass'] });
      other.context.kept.puzzles.save({ ...NO_PUZZLE_RECORD, tried: 3, attempts: [{ ...attempt, at: 7 }] });
    }
    await takeAll(other, file);
    for (const [name, places] of before)
      expect([name, laterPlaces(other.storage).find(([one]) => one === name)?.[1]]).toEqual([
        name,
        expect.arrayContaining(places as string[]),
      ]);
  },
);

test('importing the same file twice changes nothing', async () => {
  const room = await busy();
  const file = await packed(room);
  await takeAll(room, file);
  await takeAll(room, file);
  expect(selectTally(room.stores.records.getState(), RIVAL).won).toBe(1);
  expect(entriesOf(room)).toHaveLength(1);
});

test('only the selected parts are imported, and nothing before that', async () => {
  const file = await packed(await busy());
  const other = await elsewhere();
  const bundle = await found(other, file);
  await bundle.take(['lessons']);
  expect(other.stores.lessons.getState().done).toEqual(['rules-flip']);
  expect(entriesOf(other)).toEqual([]);
  expect(selectTally(other.stores.records.getState(), RIVAL).won).toBe(0);
});

test('a file reformatted by another program is read', async () => {
  const room = await busy();
  const text = await (await packed(room)).text();
  const again = new Blob([JSON.stringify(JSON.parse(text), null, 2)]);
  expect(rows(await found(room, again))).toEqual(rows(await found(room, new Blob([text]))));
});

const changed = async (file: Blob, from: string | RegExp, to: string): Promise<Blob> => {
  const text = await file.text();
  const next = text.replace(from, to);
  expect(next).not.toBe(text);
  return new Blob([next]);
};

test('an invalid part is left out as a whole, and reported with its place', async () => {
  const room = await busy();
  const file = await packed(room);
  const bad = await changed(file, '"transcript":"f5d6c3"', '"transcript":"f5a1"');
  expect(rows(await found(room, bad))).toContainEqual(['openings', '1']);
  const worse = await changed(file, '"won":1', '"won":-1');
  expect(rows(await found(room, worse))).toContainEqual(['records', 'othello/flipside/3']);
  const lines = (await file.text()).split('\n');
  const broken = await changed(file, /"line":"e6/, '"line":7,"x":"e6');
  const at = lines.findIndex(line => line.startsWith('{"entry"')) + 1;
  expect(rows(await found(room, broken))).toContainEqual(['library', String(at)]);
});

test.each([
  ['foreign', async () => new Blob(['{"format":"something"}'])],
  ['foreign', async () => new Blob(['no file of this page'])],
  ['newer', async (file: Blob) => changed(file, '"version":1', '"version":2')],
  ['garbled', async (file: Blob) => file.slice(0, file.size - 6)],
  ['garbled', async (file: Blob) => file.slice(0, 150)],
  ['garbled', async (file: Blob) => changed(file, /"at":"[^"]*"/, '"at":"yesterday"')],
])('a file that is %s changes nothing', async (defect, spoil) => {
  const room = await busy();
  const before = JSON.stringify([...entriesOf(room)]);
  const file = await spoil(await packed(room));
  expect(await (await room.play.transfer()).look(file)).toEqual({ type: 'refused', defect });
  expect(JSON.stringify([...entriesOf(room)])).toBe(before);
  expect(libraryOf(room).work).toBeUndefined();
});

test('a person with own settings is asked before they are replaced', async () => {
  const room = await busy();
  const file = await packed(room);
  expect((await found(room, file)).hasOwnSettings).toBe(true);
  const fresh = await opened({ settings: {} });
  expect((await found(fresh, file)).hasOwnSettings).toBe(false);
});
