import { expect, test } from 'vitest';
import { systemClock } from '../../../src/play/clock.ts';
import type { OpenReader } from '../../../src/play/importing/openReader.ts';
import type { FromReader } from '../../../src/play/importing/readingService.ts';
import { IMPORTED, libraryOf, opened } from '../../../testkit/play/libraryRoom.ts';
import type { Room } from '../../../testkit/play/playRoom.ts';
import { emptyDatabase } from '../../../testkit/store/emptyDatabase.ts';

/** Enough games for two batches. */
const GAMES = Array.from({ length: 120 }, (_, index) => IMPORTED.replace('1997', `1997-01-01]EV[${index}`));

const takeAll = async ({ play }: Room): Promise<void> => {
  play.importing.read([{ content: GAMES.join('\n') }]);
  await play.importing.keep('');
};

/** A reader that reports progress step by step, and fails in the end. */
const SAID: readonly FromReader[] = [
  { type: 'checked', done: 200, of: 600 },
  { type: 'checked', done: 400, of: 600 },
  { type: 'broken', defect: { line: 7, reason: 'entry' } },
];
const checkingReader: OpenReader = ({ onMessage }) => ({
  post: async ({ type }) => {
    if (type !== 'openLibrary') return;
    for (const message of SAID) {
      await Promise.resolve();
      onMessage(message);
    }
  },
  end: () => undefined,
});

const onNewPage = (openReader?: OpenReader): Promise<Room> => {
  emptyDatabase();
  return opened({ time: systemClock, ...(openReader && { openReader }) });
};

/** Long tasks of the library: preparation and action. */
const TASKS: Readonly<Record<string, readonly [() => Promise<Room>, (room: Room) => Promise<unknown>]>> = {
  'putting in what was read': [onNewPage, takeAll],
  'reading the file of a library': [
    () => onNewPage(checkingReader),
    ({ play }) => play.importing.importLibrary(new Blob()),
  ],
  'writing the file of a library': [
    async () => {
      const room = await onNewPage();
      await takeAll(room);
      return room;
    },
    ({ play }) => play.library.exportAll(),
  ],
};

/** Cancels a task at this step; returns the number of steps. */
const cancelAt = async (step: number, [begin, run]: (typeof TASKS)[string]): Promise<number> => {
  const room = await begin();
  let steps = 0;
  const stop = room.stores.library.subscribe(({ work }, before) => {
    if (work === undefined || work === before.work) return;
    if (steps === step) room.play.library.cancelWork();
    steps += 1;
  });
  await run(room);
  stop();
  expect(libraryOf(room).work, `cancelled at step ${step}`).toBeUndefined();
  expect(await (await room.play.library.exportAll())?.text()).toMatch(/^{.*}\s*$/s);
  return steps;
};

test.each(Object.entries(TASKS))('%s ends, whatever step it is cancelled at', async (_, task) => {
  let steps = 1;
  for (let step = 0; step < steps; step++) steps = Math.max(steps, await cancelAt(step, task));
  expect(steps).toBeGreaterThan(1);
});
