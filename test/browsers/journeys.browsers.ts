import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { FAMILIES } from '../../testkit/browsers/families.ts';
import { Person } from '../../testkit/browsers/person.ts';
import type { DrivenBrowser } from '../../testkit/browsers/tab.ts';
import { CACHE } from '../../tools/paths.ts';
import { type RunningServer, startServer } from './server.ts';

const QUICK = { animation: 'off', sound: false, levels: { flipside: 1, minimax: 1, bitboard: 1 } };
const SMALL = { ...QUICK, size: '4x4' };
const RESULT = /(You win|You lose|Draw)[, ]/;
const PICTURES = join(CACHE, 'browsers');

let server: RunningServer;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  server = await startServer();
});
afterAll(() => server.stop());

const personIn = async (browser: DrivenBrowser, settings: object, address = server.url): Promise<Person> => {
  const tab = await browser.newTab();
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail')
      writeFileSync(join(PICTURES, `${task.suite?.name} ${task.name}.png`), await tab.picture());
    await tab.close();
  });
  await tab.resize(1000, 700);
  const person = new Person(tab);
  await person.arrive(address, settings);
  return person;
};

/** Runs in the page: the name of a square that may be played now, `over` after the game, undefined while nobody may play. */
const playable = (result: string): string | undefined => {
  const status = document.querySelector('[role=status]')?.textContent?.trim() ?? '';
  if (new RegExp(result).test(status)) return 'over';
  const legal = document.querySelector('[role=gridcell][aria-label*=", empty, legal"]');
  return /^Your turn/.test(status) ? legal?.getAttribute('aria-label')?.slice(0, 2) : undefined;
};

const playToTheEnd = async (person: Person, play: (square: string) => Promise<void>): Promise<void> => {
  for (;;) {
    const square = await person.waitFor(playable, RESULT.source);
    if (square === 'over') return;
    await play(square);
  }
};

const byMouse =
  (person: Person) =>
  (square: string): Promise<void> =>
    person.press(`${square}, empty, legal`, { isStart: true });

const discs = (): number => document.querySelectorAll('[role=gridcell]:not([aria-label*="empty"])').length;
const kept = (): { readonly settings: Record<string, unknown> } =>
  JSON.parse(localStorage.getItem('flipside.settings') ?? '{}');

for (const { name, program = '', open } of FAMILIES)
  describe.runIf(program)(name, () => {
    let browser: DrivenBrowser;
    beforeAll(async () => {
      browser = await open(program);
      process.stdout.write(`${browser.name}\n`);
    });
    afterAll(() => browser?.close());
    const show = async (person: Person, what: string): Promise<void> =>
      writeFileSync(join(PICTURES, `${name}-${what}.png`), await person.tab.picture());

    test('a whole game by mouse, from the menu to the result', async () => {
      const person = await personIn(browser, SMALL);
      await show(person, 'menu');
      await person.press('Play');
      await playToTheEnd(person, byMouse(person));
      await person.read('[role=dialog], dialog', RESULT);
      await show(person, 'result');
    });

    test('a whole game by keyboard', async () => {
      const person = await personIn(browser, SMALL);
      await person.press('Play');
      await playToTheEnd(person, async square => {
        await person.type(square);
        await person.tab.press('Enter');
      });
      await person.read('[role=dialog], dialog', RESULT);
    });

    test('colors are applied and kept', async () => {
      const person = await personIn(browser, QUICK);
      await person.press('Colors');
      await person.press('Night');
      await person.press('Apply');
      await person.press('Play');
      expect((await person.tab.run(kept)).settings).toMatchObject({ theme: 'night' });
      await show(person, 'night');
    });

    test('discs change their size, and a move is taken back', async () => {
      const person = await personIn(browser, { ...QUICK, level: 1 });
      await person.press('Play');
      const before = (await person.tab.run(kept)).settings.discSize ?? 'large';
      await person.tab.press('s');
      await person.waitFor(
        was => JSON.parse(localStorage.getItem('flipside.settings') ?? '{}').settings.discSize !== was,
        before,
      );
      await byMouse(person)(await person.waitFor(playable, RESULT.source));
      await person.waitFor(playable, RESULT.source);
      expect(await person.tab.run(discs)).toBe(6);
      await person.press('Undo');
      await person.waitFor(
        () => document.querySelectorAll('[role=gridcell]:not([aria-label*="empty"])').length === 4,
      );
      await show(person, 'board');
    });

    test('a game is reviewed', async () => {
      const person = await personIn(browser, SMALL);
      await person.press('Play');
      await playToTheEnd(person, byMouse(person));
      await person.press('Look back');
      await person.read('h2, h3', /Key moments/);
      await show(person, 'review');
    });

    test('a game is imported and found in the library', async () => {
      const person = await personIn(browser, QUICK, `${server.url}#study`);
      await show(person, 'study');
      await person.press('Import');
      await person.press('Paste');
      await person.type('f5d6c3d3c4');
      await person.press('Put it', { isStart: true });
      await person.read('main, body', /1 new|1 game/);
    });

    test('the page starts without the server', async () => {
      const own = await startServer();
      onTestFinished(() => own.stop());
      const person = await personIn(browser, QUICK, own.url);
      await person.waitFor(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
      await person.tab.reload();
      await person.waitFor(() => navigator.serviceWorker.controller !== null);
      own.stop();
      await person.tab.reload();
      await person.press('Play', { isStart: true });
      await byMouse(person)(await person.waitFor(playable, RESULT.source));
    });

    test('Arabic runs from right to left, on a phone too', async () => {
      const person = await personIn(browser, { ...QUICK, language: 'ar' });
      await person.waitFor(() => document.documentElement.dir === 'rtl');
      await show(person, 'arabic');
      await person.tab.resize(390, 844);
      await person.waitFor(() => innerWidth <= 500);
      expect(
        await person.tab.run(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await show(person, 'phone');
    });
  });

const openers = FAMILIES.flatMap(({ program, open }) => (program === undefined ? [] : [() => open(program)]));

test.runIf(openers.length > 1)('two different browsers play Connect Four with each other', async () => {
  const [first, second] = await Promise.all(openers.map(open => open()));
  if (first === undefined || second === undefined) return;
  onTestFinished(async () => void (await Promise.all([first.close(), second.close()])));
  const host = await personIn(first, { ...QUICK, name: 'Anna', game: 'connect4' });
  await host.press('Online');
  await host.press('Play a friend');
  await host.press('Create the link');
  const link = await host.waitFor(
    () =>
      [...document.querySelectorAll<HTMLInputElement>('input[readonly]')].find(({ value }) =>
        value.startsWith('http'),
      )?.value,
  );
  const guest = await personIn(second, { ...QUICK, name: 'Ben' });
  await guest.tab.open(Object.assign(new URL(link), { hostname: 'localhost' }).href);
  await guest.press('Join the game');
  for (const [ply, column] of [1, 2, 1, 2, 1, 2, 1].entries()) {
    const mover = ply % 2 === 0 ? host : guest;
    await mover.read('[role=status]', /^Your turn/);
    await mover.press(`Column ${column},`, { isStart: true });
  }
  await host.read('[role=status]', /You win with four in a row/);
  await guest.read('[role=status]', /Anna wins with four in a row/);
});
