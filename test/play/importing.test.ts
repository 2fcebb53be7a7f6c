import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { MOST_LINK_MOVES } from '../../src/formats/link/link.ts';
import { type GameRecord, recordOfGame, type StudyRecord } from '../../src/formats/record.ts';
import { writeStudy } from '../../src/formats/study/studyText.ts';
import { writeFiles } from '../../src/formats/write.ts';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import { MOST_JSON } from '../../src/game/json.ts';
import { makeTranscript, parseTranscript } from '../../src/game/transcript.ts';
import { annotated, linesOf, lineThrough, noteAt } from '../../src/game/tree.ts';
import { createImporting } from '../../src/play/importing/importing.ts';
import type { OpenReader } from '../../src/play/importing/openReader.ts';
import { ReadingService } from '../../src/play/importing/readingService.ts';
import { createLongWork } from '../../src/play/library/longWork.ts';
import { openRoom } from '../../testkit/play/playRoom.ts';
import { bigTree } from '../../testkit/study/bigTree.ts';
import { settled } from '../../testkit/until.ts';
import { fromRoot } from '../../tools/paths.ts';

/** A reader in the test's thread that answers on demand. */
const readerRoom = (openAnother?: OpenReader) => {
  const opened: GameRecord[] = [];
  const studies: StudyRecord[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;
  const openReader: OpenReader = ({ onMessage }) => {
    const service = new ReadingService(message => onMessage(structuredClone(message)));
    running += 1;
    return {
      post: message => void waiting.push(() => service.receive(message)),
      end: () => {
        running -= 1;
      },
    };
  };
  const { context, stores } = openRoom({ openReader: openAnother ?? openReader });
  const players = async () => new Uint8Array(readFileSync(fromRoot('public', 'assets', 'players.jou')));
  const importing = createImporting({
    context: { ...context, files: { ...context.files, players } },
    navigation: { open: () => undefined },
    study: {
      openRecord: record => void opened.push(record),
      openChapters: record => void studies.push(record),
    },
    library: { work: createLongWork(context), fill: async () => true },
  });
  const answer = (): void => {
    for (const work of waiting.splice(0)) work();
  };
  return { store: stores.importing, opened, studies, importing, answer, running: () => running };
};
type Reading = ReturnType<typeof readerRoom>;

test('games that were read are listed, searched and opened', () => {
  const { store, opened, importing, answer } = readerRoom();
  importing.read([{ content: '[Black "anna"]\n[White "ben"]\n\n1. f5 d6\n\n[Black "carla"]\n\n1. f5 f6' }]);
  expect(store.getState().imported).toEqual({ type: 'reading' });
  answer();
  expect(store.getState().imported).toMatchObject({ type: 'found', report: { format: 'pgn', count: 2 } });
  importing.search('CARLA');
  answer();
  expect(store.getState().imported).toMatchObject({ list: { total: 1, entries: [{ index: 1 }] } });
  importing.open(1);
  answer();
  expect(opened.map(({ tree }) => makeTranscript(lineThrough(tree, [])))).toEqual(['f5f6']);
});

test('a game keeps its variations, comments, marks and players', () => {
  const { opened, importing, answer } = readerRoom();
  importing.read([
    { content: '(;GM[2]FF[4]PB[Anna]PW[Ben];B[f5]C[First]BM[1](;W[d6];B[c3])(;W[f6]C[Beside]))' },
  ]);
  answer();
  importing.open(0);
  answer();
  const [record] = opened;
  const note = (path: string) => record && noteAt(record.tree, parseTranscript(path) ?? []);
  expect(record?.players).toEqual({ black: 'Anna', white: 'Ben' });
  expect(record && linesOf(record.tree).map(makeTranscript)).toEqual(['f5d6c3', 'f5f6']);
  expect([note('f5'), note('f5f6')]).toMatchObject([{ comment: 'First', mark: '?' }, { comment: 'Beside' }]);
});

test('a file with more moves than any link, and a note on the start, is read completely', () => {
  const { studies, importing, answer } = readerRoom();
  const tree = annotated(bigTree(MOST_LINK_MOVES + 1), [], { comment: 'Everything' });
  importing.read([{ content: JSON.stringify(writeStudy({ title: 'Large', chapters: [{ tree }] })) }]);
  answer();
  importing.open(0);
  answer();
  expect(studies).toEqual([{ title: 'Large', chapters: [{ tree }] }]);
});

/** A WTHOR file with one game, whose players are numbers. */
const wthorFile = (): Uint8Array => {
  const game = {
    ...recordOfGame(STANDARD_SETUP, parseTranscript('f5d6') ?? []),
    wthor: { tournament: 1, black: 1, white: 2, score: 32, best: 32 },
  };
  return writeFiles('wtb', [game])[0].content as Uint8Array;
};

/** All steps of importing a game and opening it. */
const STEPS: readonly (readonly [string, (reading: Reading) => unknown])[] = [
  ['asking for a file', ({ importing }) => importing.read([{ name: 'a.wtb', content: wthorFile() }])],
  ['a file that asks for the names of its players', ({ answer }) => answer()],
  ['the arrival of the names', settled],
  ['the game that was found', ({ answer }) => answer()],
  ['asking for players', ({ importing }) => importing.search('Tastet')],
  ['those that were found', ({ answer }) => answer()],
  ['asking for a game', ({ importing }) => importing.open(0)],
];

test.each(STEPS.map(([name], index) => [name, index + 1] as const))(
  'a reading that is cancelled after %s ends, and another one can begin',
  async (_, count) => {
    const reading = readerRoom();
    for (const [, step] of STEPS.slice(0, count)) await step(reading);
    reading.importing.cancel();
    await settled();
    reading.answer();
    expect([reading.store.getState().imported.type, reading.running(), reading.opened]).toEqual([
      'none',
      0,
      [],
    ]);
    reading.importing.read([{ content: 'f5d6' }]);
    reading.answer();
    expect(reading.store.getState().imported).toMatchObject({ type: 'found', report: { count: 1 } });
  },
);

test('without a worker an error says that nothing can be read', () => {
  const { store, importing } = readerRoom(() => {
    throw new Error('no workers');
  });
  importing.read([{ content: 'f5d6' }]);
  expect(store.getState().imported).toEqual({ type: 'failed' });
});

test('the files in a zip file are read, and a damaged zip file is refused', () => {
  const { store, importing, answer } = readerRoom();
  const zip = zipSync({ 'a.sgf': strToU8('(;GM[2];B[f5];W[d6])'), 'b.txt': strToU8('f5f6') });
  importing.read([{ name: 'games.zip', content: zip }]);
  answer();
  expect(store.getState().imported).toMatchObject({ type: 'found', report: { count: 2 } });
  importing.read([{ name: 'games.zip', content: zip.slice(0, 40) }]);
  answer();
  expect(store.getState().imported).toMatchObject({ report: { count: 0, failures: [expect.anything()] } });
});

test.each([
  ['games.wtb', (bytes: Uint8Array) => bytes],
  ['a zip file', (bytes: Uint8Array) => zipSync({ 'WTH_1984.WTB': bytes })],
])('WTHOR games without a file of players get the built-in names: %s', async (name, pack) => {
  const { store, importing, answer } = readerRoom();
  importing.read([{ name, content: pack(wthorFile()) }]);
  answer();
  await Promise.resolve();
  await Promise.resolve();
  answer();
  expect(store.getState().imported).toMatchObject({
    report: { count: 1, first: { players: { black: 'Tastet Marc' } } },
  });
});

test('finding a board ends with its dialog', async () => {
  const { importing, running } = readerRoom();
  const dialog = new AbortController();
  const found = importing.findBoard(
    { width: 24, height: 24, data: new Uint8ClampedArray(4 * 24 * 24) },
    dialog.signal,
  );
  expect(running()).toBe(1);
  dialog.abort();
  expect([await found, running()]).toEqual([undefined, 0]);
});

test('long JSON in no known format is refused before it is parsed', () => {
  const { store, importing, answer } = readerRoom();
  importing.read([{ content: `[{"a":"${'x'.repeat(MOST_JSON)}"}]` }]);
  answer();
  expect(store.getState().imported).toMatchObject({
    type: 'found',
    report: { count: 0, failures: [{ reason: 'tooLong' }] },
  });
});
