import { expect, type Page } from '@playwright/test';
import { button } from '../kit/boardPage.ts';
import { accept, invitation, said, test, visit } from '../kit/onlinePage.ts';

const ownStrip = (page: Page, stakes: string) =>
  page.getByRole('group', { name: new RegExp(`You play (Black|White), ${stakes}`) });

test('name, clock and stakes are chosen in the invitation, and the guest sees them before sitting down', async ({
  newcomer,
}) => {
  const [host, guest] = [await newcomer(), await newcomer()];
  await host.goto('./');
  await button(host, 'Play a friend').click();
  await invitation(host).getByRole('textbox', { name: 'Name' }).fill('Anna');
  await invitation(host).getByRole('combobox', { name: 'Clock' }).selectOption('5+0');
  await expect(invitation(host).getByRole('switch', { name: 'Rated' })).not.toBeChecked();
  await button(host, 'Create the link').click();
  await expect(invitation(host)).toContainText('Casual');
  await guest.goto(await invitation(host).getByRole('textbox', { name: 'Link' }).inputValue());
  await expect(guest.getByRole('dialog', { name: 'Anna invites you' })).toBeVisible();
  for (const term of ['Othello 8x8', 'You play White', '5+0', 'Casual'])
    await expect(visit(guest)).toContainText(term);
  await expect(invitation(host)).toBeVisible();
  await visit(guest).getByRole('textbox', { name: 'Name' }).fill('Ben');
  await accept(guest);
  await expect(host.getByRole('group', { name: /^White, Ben/ })).toBeVisible();
  for (const page of [host, guest]) {
    await expect(ownStrip(page, 'Casual')).toBeVisible();
    await expect(said(page)).toContainText('This game is casual.');
  }
});
