// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'you' });

test('About explains how the chosen game is played', () => {
  page.stores.settings.setState({ game: 'anti' });
  byRole('button', 'About').click();
  const dialog = byRole('dialog', 'About Flipside');
  expect(dialog.textContent).toContain('Anti-Othello');
  expect(dialog.textContent).toContain('fewest discs wins');
  expect(dialog.textContent).toMatch(/Version \d+\.\d+\.\d+/);
});
