// @vitest-environment jsdom
import { html } from 'lit';
import { expect, test } from 'vitest';
import { createWords } from '../../../src/i18n/words.ts';
import { live } from '../../../src/ui/kit/shell.ts';
import { createTurns } from '../../../src/ui/kit/turns.ts';
import { createScreens } from '../../../src/ui/page/mountScreens.ts';
import { openPage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

/** Records the work done, and every breath in between. */
const noted = () => {
  const notes: string[] = [];
  const turns = createTurns(async () => void notes.push('-'));
  const take = (name: string): void => turns.take(() => void notes.push(name));
  return { notes, turns, take };
};

test('work is done in order, with a breath after each piece', async () => {
  const { notes, turns, take } = noted();
  take('a');
  take('b');
  expect(notes).toEqual([]);
  await turns.run();
  expect(notes).toEqual(['a', '-', 'b', '-']);
});

test('work added by another piece comes last, and is awaited', async () => {
  const { notes, turns, take } = noted();
  turns.take(() => take('later'));
  take('b');
  await turns.run();
  expect(notes.join('')).toBe('-b-later-');
});

test('a failing piece rejects the run', async () => {
  const { turns } = noted();
  turns.take(() => {
    throw new Error('no such board');
  });
  await expect(turns.run()).rejects.toThrow('no such board');
});

test('work added after the run is done in turns of its own, after a breath', async () => {
  const { notes, turns, take } = noted();
  await turns.run();
  take('a');
  take('b');
  expect(notes).toEqual(['-']);
  await until(() => expect(notes.join('')).toBe('-a-b-'));
  take('c');
  await until(() => expect(notes.join('')).toBe('-a-b--c-'));
});

test('a board opened later comes first, and the rest of its screen in turns', async () => {
  const { play, stores, close } = openPage({ screen: 'board' });
  const whole = document.querySelector('main')?.innerHTML;
  close();
  stores.app.setState({ screen: 'menu' });
  const { turns } = noted();
  const end = createScreens(document.body, play, createWords(), turns.take);
  await turns.run();
  stores.app.setState({ screen: 'board' });
  expect(document.querySelectorAll('[role=grid]')).toHaveLength(1);
  expect(document.querySelector('.toolbar-host')).toBeNull();
  await until(() => expect(document.querySelector('main')?.innerHTML).toBe(whole));
  end();
});

test('a menu made in turns equals one made at once', async () => {
  const { play, close } = openPage({ screen: 'menu' });
  const whole = document.body.innerHTML;
  close();
  const { turns } = noted();
  const end = createScreens(document.body, play, createWords(), turns.take);
  await turns.run();
  expect(document.body.innerHTML).toBe(whole);
  end();
});

test('a menu that is left before it is complete leaves nothing behind', async () => {
  const { play, stores, close } = openPage({ screen: 'menu' });
  close();
  const turns = createTurns(async () => {
    if (document.querySelector('.menu') !== null) stores.app.setState({ screen: 'board' });
  });
  const end = createScreens(document.body, play, createWords(), turns.take);
  await turns.run();
  expect(document.querySelectorAll('.menu-screen')).toHaveLength(0);
  expect(document.querySelectorAll('[role=grid]')).toHaveLength(1);
  end();
});

test('a template is rendered again only when something it reads changes, or the language', async () => {
  const { play, stores, close } = openPage({ screen: 'menu' });
  const words = createWords();
  let made = 0;
  const host = document.createElement('div');
  const { stop } = live({ root: host, play, words, say: () => undefined }, host, () => {
    stores.app.getState().lowBattery;
    return html`${++made}`;
  });
  stores.app.setState({ visible: false });
  stores.app.setState({ pointer: { x: 1, y: 2 } });
  expect(made).toBe(1);
  stores.app.setState({ lowBattery: true });
  expect(host.textContent).toBe('2');
  words.setSideNames({ black: 'blue', white: 'orange' });
  expect(made).toBe(3);
  stop();
  stores.app.setState({ lowBattery: false });
  expect(made).toBe(3);
  close();
});
