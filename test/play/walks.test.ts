import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeRandom, pick } from '../../src/game/random.ts';
import { keysOf, mapRecord } from '../../src/game/record.ts';
import { OpeningNames } from '../../src/openings/names.ts';
import type { Play } from '../../src/play/play.ts';
import type { Settings } from '../../src/store/settingsStore.ts';
import { FakeServer, TABLE_CODE } from '../../testkit/play/fakeServer.ts';
import { openRoom } from '../../testkit/play/playRoom.ts';
import { STEPS, type Step, type Walk } from '../../testkit/play/steps.ts';
import { STEPS_AT_TABLE } from '../../testkit/play/stepsAtTable.ts';
import { storeChanges } from '../../testkit/play/storeChanges.ts';
import { book } from '../../testkit/study/openingBook.ts';
import { PUZZLE_ENTRIES } from '../../testkit/study/puzzleFile.ts';
import { settled } from '../../testkit/until.ts';

/*
 * Random presses on everything available, with the changes they cause in the stores. After an intended change, update the
 * snapshots with `npx vitest run walks -u` and review the difference.
 */

// The ids of studies depend on the time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const NAMES = OpeningNames.read({
  version: 1,
  sources: [],
  openings: [
    ['f5d6c3d3c4', 'cwaykabf', 'Tiger', '', ''],
    ['f5f6', 'cw', 'Diagonal', '', ''],
  ],
}) as OpeningNames;

/** Keeps the daily puzzles the same in every time zone. */
const ELEVEN_HOURS = 11 * 3_600_000;

const walked = async ({ settings, begin, isAtTable = false }: Start, seed: number): Promise<string> => {
  const random = makeRandom(seed);
  const openingFiles = { names: async () => NAMES, book: async () => book };
  const server = isAtTable ? new FakeServer() : undefined;
  const room = openRoom({
    settings,
    random: makeRandom(seed + 1000),
    openingFiles,
    puzzles: PUZZLE_ENTRIES,
    ...(server && { wire: server }),
  });
  const walk = { ...room, random };
  const atTable =
    server &&
    mapRecord(
      STEPS_AT_TABLE,
      step =>
        (here: Walk): string =>
          step(here, server),
    );
  const steps: Readonly<Record<string, Step>> = { ...STEPS, ...atTable };
  room.clock.pass(ELEVEN_HOURS);
  const changes = storeChanges(room.stores);
  await begin(room.play);
  const told = [`== ${JSON.stringify(settings)}`, ...changes()];
  for (let step = 0; step < STEPS_OF_WALK; step++) {
    const [kind, press] = pick(random, Object.entries(steps));
    const what = await press(walk);
    await vi.dynamicImportSettled();
    await settled();
    if (what !== undefined) told.push(`${kind}: ${what}`, ...changes().map(change => `  ${change}`));
  }
  return told.join('\n');
};

const STEPS_OF_WALK = 300;

interface Start {
  readonly settings: Partial<Settings>;
  readonly begin: (play: Play) => unknown;
  readonly isAtTable?: boolean;
}
const begin = (play: Play): void => play.startMatch();

const WALKS: Readonly<Record<string, Start>> = {
  'a computer': { settings: { coach: true, values: true }, begin },
  'two people': { settings: { side: 'both', animation: 'off' }, begin },
  'Connect Four': { settings: { game: 'connect4' }, begin },
  'two computers': { settings: { side: 'none' }, begin },
  'a small board': { settings: { side: 'both', size: '4x4', passByHand: true }, begin },
  'confirmed moves': { settings: { confirmMoves: true, game: 'anti' }, begin },
  analysis: { settings: {}, begin: play => play.study.openBoard() },
  puzzles: { settings: {}, begin: play => play.puzzles.draw() },
  'a table': { settings: { name: 'Ben' }, begin: play => play.online.join(TABLE_CODE), isAtTable: true },
};

test.each(keysOf(WALKS))('on a walk (%s) each press changes what it has changed before', async name => {
  const told = await walked(WALKS[name] as Start, name.length);
  await expect(told).toMatchFileSnapshot(`../../data/walks/${name}.txt`);
});
