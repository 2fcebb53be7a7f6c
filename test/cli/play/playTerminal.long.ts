import { expect, test } from 'vitest';
import { CTRL_C, CTRL_D, ENTER, openPlay, TAB } from './terminal.ts';

const quit = async (at: ReturnType<typeof openPlay>): Promise<void> => {
  at.type(`quit${ENTER}`);
  expect(await at.ended).toBe(0);
};

const COLOR = '\x1b[48;5;';

test('a game is played from the first move to the result, and another one after it', async () => {
  const at = openPlay(['--you', 'both', '--size', '4x4']);
  await at.see('Othello, 4x4. Two people play.');
  await at.see('Black to move.');
  for (const move of ['a2', 'a3', 'c4', 'd3', 'b4', 'b1', 'c1', 'd1', 'a4']) {
    await at.see('> ');
    at.type(`${move}${ENTER}`);
    await at.see(` plays ${move}`);
  }
  await at.see('Black wins 9-4.');
  await at.see('> ');
  at.type(`new${ENTER}`);
  await at.see('Black to move.');
  await at.see('> ');
  await quit(at);
  expect(at.shown).toContain(COLOR);
  expect(at.shown).toContain('●');
});

test('with NO_COLOR the board is drawn without colors', async () => {
  const at = openPlay(['--you', 'both'], { NO_COLOR: '1' });
  await at.see('· · + ○ ● · · ·');
  await at.see('● Black 2');
  await at.see('○ White 2');
  await quit(at);
  expect(at.shown).not.toContain('\x1b[38;');
  expect(at.shown).not.toContain(COLOR);
});

test('a dumb terminal gets ASCII', async () => {
  const at = openPlay(['--you', 'both'], { TERM: 'dumb' });
  await at.see('4 . . * O X . . .');
  await quit(at);
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
  await quit(at);
});

test.each([
  ['Ctrl-C', CTRL_C],
  ['Ctrl-D', CTRL_D],
])('%s ends the program quietly', async (_, key) => {
  const at = openPlay([]);
  await at.see('> ');
  at.type(key);
  expect(await at.ended).toBe(0);
  expect(at.shown).not.toMatch(/error/i);
});

test('Ctrl-C ends a game between computers', async () => {
  const at = openPlay(['--you', 'none', '--opponent', 'minimax', '--level', '9']);
  await at.see('plays');
  at.type(CTRL_C);
  expect(await at.ended).toBe(0);
});
