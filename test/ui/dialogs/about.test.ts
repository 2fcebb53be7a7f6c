// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { byRole, openRoom, teachDialogs } from '../../../testkit/ui/uiRoom.ts';

let room: ReturnType<typeof openRoom>;
beforeAll(teachDialogs);
beforeEach(() => {
  room = openRoom({ screen: 'you' });
});
afterEach(() => room.close());

test('About explains how the chosen game is played', () => {
  room.stores.settings.setState({ game: 'anti' });
  byRole('button', 'About').click();
  const dialog = byRole('dialog', 'About Flipside');
  expect(dialog.textContent).toContain('Anti-Othello');
  expect(dialog.textContent).toContain('fewest discs wins');
  expect(dialog.textContent).toMatch(/Version \d+\.\d+\.\d+/);
});
