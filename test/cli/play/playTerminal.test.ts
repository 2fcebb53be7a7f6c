import { expect, test } from 'vitest';
import { ENTER, openPlay } from './terminal.ts';

test('the engine replies and gives hints, and undo takes back its move and the person’s', async () => {
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
