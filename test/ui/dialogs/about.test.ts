// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { byRole, shareRoom } from '../../../testkit/ui/uiRoom.ts';

const room = shareRoom({ screen: 'you' });

test('About explains how the chosen game is played', () => {
  room.stores.settings.setState({ game: 'anti' });
  byRole('button', 'About').click();
  const dialog = byRole('dialog', 'About Flipside');
  expect(dialog.textContent).toContain('Anti-Othello');
  expect(dialog.textContent).toContain('fewest discs wins');
  expect(dialog.textContent).toMatch(/Version \d+\.\d+\.\d+/);
});
