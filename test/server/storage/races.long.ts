import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { movesOf } from '../../../server/storage/records.ts';
import { ROOT } from '../../../tools/paths.ts';
import { inEachDatabase } from '../kit/databases.ts';
import { BEGUN, beginMatch, NOON, playOf, resigned } from './people.ts';

const HELD_UNTIL = NOON + 10_000;
const ACKNOWLEDGED_PLIES = 200;

/** Runs a program of this folder in a process and reads its output line by line. */
const startProgram = (name: string, args: readonly string[]) => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, name), ...args], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, nextLine: async () => (await lines.next()).value };
};

inEachDatabase('several processes', databases => {
  test('that open a new database at once all find it ready', async () => {
    const place = await databases.bareDatabase();
    const names = ['one', 'two', 'three', 'four'];
    const storages = await Promise.all(names.map(name => databases.open(name, place)));
    for (const [index, { tables }] of storages.entries())
      expect(await tables.create({ code: `TABLE${index}`, state: {}, created: NOON })).toBe(true);
  });

  test('that store the same ply at once: exactly one succeeds, every time', async () => {
    const [first, second] = await databases.openTwo('same', 'same');
    const { id } = await beginMatch(first);
    for (let ply = 1; ply <= 40; ply++) {
      const both = [first, second].map(({ matches }, index) =>
        matches.append({ id, number: ply }, { ...playOf(ply), kind: 'play', move: `a${index + 1}` }),
      );
      const settled = await Promise.allSettled(both);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const lost = settled.find(({ status }) => status === 'rejected');
      expect(lost).toMatchObject({ reason: { refusal: 'taken' } });
      const winner = settled.findIndex(({ status }) => status === 'fulfilled');
      expect(movesOf((await first.matches.load(id))!)).toHaveLength(ply);
      expect(movesOf((await second.matches.load(id))!).at(-1)).toBe(`a${winner + 1}`);
    }
  });

  test('that store a ply and the end under one number: exactly one succeeds', async () => {
    const [first, second] = await databases.openTwo('same', 'same');
    const { id } = await beginMatch(first);
    const settled = await Promise.allSettled([
      first.matches.append({ id, number: 1 }, playOf(1)),
      second.matches.finish({ id, number: 1 }, resigned(0)),
    ]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { events, ended } = (await first.matches.load(id))!;
    expect(events.length + (ended === undefined ? 0 : 1)).toBe(1);
  });

  test('begin one rematch only', async () => {
    const [first, second] = await databases.openTwo('same', 'same');
    const match = await beginMatch(first);
    const settled = await Promise.allSettled(
      [first, second].map(({ matches }, index) =>
        matches.begin({ ...match, id: `rematch${index}`, number: 2 }, BEGUN),
      ),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('every ply that was acknowledged is there after kill -9', async () => {
    const place = await databases.newDatabase();
    const storage = await databases.open('parent', place);
    const { child, nextLine } = startProgram('crashingWriter.ts', [place]);
    let acknowledged = 0;
    for (let line = await nextLine(); line !== undefined; line = await nextLine()) {
      acknowledged = Number(line);
      if (acknowledged === ACKNOWLEDGED_PLIES) child.kill('SIGKILL');
    }
    if (child.signalCode === null) await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
    const { id, events } = (await storage.matches.latest('ABCDEF'))!;
    expect(events.length).toBeGreaterThanOrEqual(acknowledged);
    expect(events.map(({ ply }) => ply)).toEqual(events.map((_, index) => index + 1));
    expect(await storage.holding.hold('ABCDEF', HELD_UNTIL)).toMatchObject({ type: 'held' });
    const next = events.length + 1;
    await storage.matches.append({ id, number: next }, playOf(next));
  });
});
