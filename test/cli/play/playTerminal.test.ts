import { expect, test } from 'vitest';
import { CTRL_C, ENTER, openPlay } from './terminal.ts';

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
  at.type(`quit${ENTER}`);
  expect(await at.ended).toBe(0);
  expect(at.shown).toContain(COLOR);
  expect(at.shown).toContain('●');
});

test('the engine replies, advises and takes back its move with that of the person', async () => {
  const at = openPlay(['--size', '6x6', '--level', '2', '--seed', '1']);
  await at.see('You play Black against Flipside 2.');
  await at.see('Your turn.');
  at.type(`hint${ENTER}`);
  await at.see('Hint: ');
  at.type(`c2${ENTER}`);
  await at.see('Black plays c2 and flips 1.');
  await at.see('White plays ');
  await at.see('Your turn.');
  at.type(`undo${ENTER}`);
  await at.see('Black 2');
  await at.see('Your turn.');
  at.type(`quit${ENTER}`);
  expect(await at.ended).toBe(0);
});

test('Ctrl-C leaves while computers play each other', async () => {
  const at = openPlay(['--you', 'none', '--opponent', 'minimax', '--level', '9']);
  await at.see('plays');
  at.type(CTRL_C);
  expect(await at.ended).toBe(0);
});
