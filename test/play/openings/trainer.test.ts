import { expect, test } from 'vitest';
import type { SquareName } from '../../../src/game/square.ts';
import { makeTranscript, parseTranscript } from '../../../src/game/transcript.ts';
import { stepsOfLines } from '../../../src/play/openings/lineSteps.ts';
import { kept } from '../../../src/store/kept/kept.ts';
import { OPENING_LINES } from '../../../src/store/kept/savedOpeningLines.ts';
import type { LearnedLine } from '../../../src/store/openingsStore.ts';
import type { Memory } from '../../../src/study/exercises/memory.ts';
import { A_WHILE, memoryStorage, openRoom, type Room, square } from '../../../testkit/play/playRoom.ts';
import { settled, until } from '../../../testkit/until.ts';
// Loaded in advance, so that tests need not wait.
import '../../../src/play/openings/trainer.ts';
import '../../../src/study/exercises/spacing.ts';
import { book } from '../../../testkit/study/openingBook.ts';

const tiger = parseTranscript('f5d6c3d3c4') ?? [];

const learning = ({ stores }: Room) => stores.openings.getState();
const exerciseOn = ({ stores }: Room) => stores.exercise.getState().exercise;

const openOpenings = async (storage = memoryStorage()): Promise<Room> => {
  const room = openRoom({ storage, openingFiles: { book: async () => book } });
  room.play.openPlace('openings');
  await settled();
  return room;
};

/** Plays the line on the board to its end. */
const playLine = (room: Room): void => {
  const { transcript, color } = learning(room).lines[0]!;
  for (const [ply, move] of transcript.entries()) {
    const isOwn = (ply % 2 === 0) === (color === 'black');
    if (isOwn && ply > 0 && move !== 'pass') room.play.playSquare(move);
    room.clock.pass(A_WHILE);
  }
};

/** The memory of the first line, once it is saved. */
const remembered = ({ stores }: Room): Promise<Memory> =>
  until(() => {
    const memory = stores.openings.getState().lines[0]?.memory;
    if (memory === undefined) throw new Error('The line has not been noted.');
    return memory;
  });

const tigerGame = [{ transcript: tiger, color: 'black' }] as const;

/** Learns a line up to the recall step. */
const openAtRecall = async (): Promise<Room> => {
  const room = await openOpenings();
  room.play.openings.learnGames(tigerGame);
  await settled();
  room.play.exercise.next();
  playLine(room);
  room.play.exercise.next();
  return room;
};

test('a line recalled from memory is asked again days later', async () => {
  const room = await openAtRecall();
  expect(learning(room).due).toBe(1);
  playLine(room);
  expect(room.stores.exercise.getState().stage.type).toBe('right');
  const { due: next } = await remembered(room);
  expect(next).toBeGreaterThan(room.clock.now());
  expect(learning(room).due).toBe(0);
});

test('a new line is played, repeated with its moves visible and then recalled; a known one is only recalled', async () => {
  const room = await openOpenings();
  room.play.openings.learnGames(tigerGame);
  await settled();
  const instruction = () => exerciseOn(room)?.instruction;
  const values = { line: 'f5 d6 c3 d3 c4' };
  expect(instruction()).toEqual({ key: 'openings.see', values });
  const seen: number[] = [];
  room.stores.match.subscribe(({ match }) => seen.push(match?.transcript.length ?? 0));
  room.clock.pass(A_WHILE);
  expect([...new Set(seen)]).toEqual([1, 2, 3, 4, 5]);
  room.play.exercise.next();
  expect(instruction()).toEqual({ key: 'openings.askNew', values });
  playLine(room);
  expect(learning(room).lines[0]?.memory).toBeUndefined();
  room.play.exercise.next();
  expect(instruction()).toBe('openings.ask');
  playLine(room);
  await remembered(room);
  room.play.openings.ask([exerciseOn(room)?.id ?? '']);
  await settled();
  expect(instruction()).toBe('openings.ask');
});

test('a new line is recalled only after the next one has been repeated', async () => {
  const room = await openOpenings();
  room.play.openings.learn(tiger, 'black');
  await settled();
  const first = exerciseOn(room)?.id;
  room.play.exercise.next();
  playLine(room);
  room.play.exercise.next();
  expect(exerciseOn(room)?.id).not.toBe(first);
});

/** The memory of a line that was forgotten twice. */
const KNOWN: Memory = { due: 0, stability: 1, difficulty: 5, repetitions: 3, lapses: 2, state: 2, last: 0 };

test('known lines are recalled first, and each new one after others in between', () => {
  const line = (move: SquareName, memory?: Memory): LearnedLine => ({
    transcript: [square(move)],
    color: 'black',
    memory,
  });
  const steps = stepsOfLines([line('c1'), line('a1', KNOWN), line('c2'), line('c3')]);
  expect(steps.map(({ line: { transcript }, step }) => `${step} ${makeTranscript(transcript)}`)).toEqual([
    'recall a1',
    ...['see c1', 'repeat c1', 'see c2', 'repeat c2', 'recall c1'],
    ...['see c3', 'repeat c3', 'recall c2', 'recall c3'],
  ]);
});

test('lines of an opening that were forgotten come first', async () => {
  const storage = memoryStorage();
  const room = await openOpenings(storage);
  room.play.openings.learn(tiger, 'black');
  await settled();
  const { lines } = learning(room);
  const weak = lines.length - 1;
  kept(storage, OPENING_LINES).save(
    lines.map((line, index) => (index === weak ? { ...line, memory: KNOWN } : line)),
  );
  room.play.openings.learn(tiger, 'black');
  await settled();
  const { transcript = [], color } = lines[weak] ?? {};
  expect(weak).toBeGreaterThan(0);
  expect(exerciseOn(room)?.id).toBe(`${makeTranscript(transcript)} ${color}`);
});

test('after a wrong move a line is asked again sooner', async () => {
  const [right, wrong] = [await openAtRecall(), await openAtRecall()];
  playLine(right);
  wrong.press('c4');
  wrong.clock.pass(A_WHILE);
  await wrong.engine.settle({ type: 'failed', reason: 'notLoaded' });
  const [known, forgotten] = [await remembered(right), await remembered(wrong)];
  expect(forgotten.due).toBeLessThan(known.due);
});

/** A page whose book is loaded on demand. */
const waitingForBook = async () => {
  let give = (): void => undefined;
  const coming = new Promise<typeof book>(resolve => {
    give = () => resolve(book);
  });
  const room = openRoom({ openingFiles: { book: () => coming } });
  room.play.openings.learnGames(tigerGame);
  await settled();
  const come = async (): Promise<void> => {
    give();
    await settled();
  };
  return { room, come };
};

test('the openings of games are learned as soon as the book is loaded', async () => {
  const { room, come } = await waitingForBook();
  expect(room.app().screen).toBe('openings');
  await come();
  expect(learning(room).lines).toEqual(tigerGame);
  expect(exerciseOn(room)?.id).toBe('f5d6c3d3c4 black');
});

test('a person who has gone elsewhere meanwhile is not interrupted', async () => {
  const { room, come } = await waitingForBook();
  room.play.openMenu();
  await come();
  expect(learning(room).lines).toEqual([]);
  expect(room.app().screen).toBe('menu');
});

test('games without any known line are reported', async () => {
  const room = await openOpenings();
  room.play.openings.learnGames([{ transcript: tiger.slice(0, 2), color: 'black' }]);
  await settled();
  expect(room.notices()).toEqual(['noLines']);
});

test('learned lines are saved, and can be removed', async () => {
  const storage = memoryStorage();
  const room = await openOpenings(storage);
  room.play.openings.learn(tiger, 'white');
  await settled();
  const { lines } = learning(room);
  const again = await openOpenings(storage);
  expect(learning(again).lines).toEqual(lines);
  for (const line of lines) again.play.openings.forget(line);
  await settled();
  expect(learning(again).lines).toEqual([]);
});

test('unreadable lines are backed up, and a single invalid line is dropped alone', () => {
  const storage = memoryStorage();
  const saved = kept(storage, OPENING_LINES);
  const line = { transcript: tiger, color: 'black' } as const;
  saved.save([line]);
  const text = storage.getItem('flipside.openings') ?? '';
  storage.setItem('flipside.openings', text.replace('[{', '[{"transcript":"f5f5","color":"black"},{'));
  expect(saved.load().map(({ transcript }) => makeTranscript(transcript))).toEqual(['f5d6c3d3c4']);
  storage.setItem('flipside.openings', '{"version":"x"}');
  expect(saved.load()).toEqual([]);
  expect(storage.getItem('flipside.aside.openings')).toBe('{"version":"x"}');
});
