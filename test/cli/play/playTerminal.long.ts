import { expect, test } from 'vitest';
import { CTRL_C, CTRL_D, ENTER, openPlay, TAB } from './terminal.ts';

const COLOR = '\x1b[48;5;';

test('with NO_COLOR the board is drawn without colors', async () => {
  const at = openPlay(['--you', 'both'], { NO_COLOR: '1' });
  await at.see('· · + ○ ● · · ·');
  await at.see('● Black 2');
  await at.see('○ White 2');
  at.type(`quit${ENTER}`);
  expect(await at.ended).toBe(0);
  expect(at.shown).not.toContain('\x1b[38;');
  expect(at.shown).not.toContain(COLOR);
});

test('a terminal without any graphics gets plain letters', async () => {
  const at = openPlay(['--you', 'both'], { TERM: 'dumb' });
  await at.see('4 . . * O X . . .');
  at.type(`quit${ENTER}`);
  expect(await at.ended).toBe(0);
});

test('Tab completes a command', async () => {
  const at = openPlay(['--you', 'both']);
  await at.see('> ');
  at.type('he');
  await at.see('he');
  at.type(TAB);
  await at.see('lp');
  at.type(ENTER);
  await at.see('take your last move back');
  at.type(`quit${ENTER}`);
  expect(await at.ended).toBe(0);
});

test.each([
  ['Ctrl-C', CTRL_C],
  ['Ctrl-D', CTRL_D],
])('%s leaves quietly', async (_, key) => {
  const at = openPlay([]);
  await at.see('> ');
  at.type(key);
  expect(await at.ended).toBe(0);
  expect(at.shown).not.toMatch(/error/i);
});
