import { expect, type Page } from '@playwright/test';
import { button, findings, openMenu, pressIn } from '../kit/boardPage.ts';
import { invitation, playFriend, search, test } from '../kit/onlinePage.ts';

/** Opens the screens on the way to a table, one after the other. */
const WAYS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'an invalid clock',
    async page => {
      await button(page, 'Play a friend').click();
      await page.getByRole('combobox', { name: 'Clock' }).selectOption('Custom');
      await page.getByRole('spinbutton', { name: 'Minutes' }).fill('0');
      await expect(page.getByRole('alert')).toContainText('1 to 180 minutes');
    },
  ],
  [
    'an invalid code',
    async page => {
      await button(page, 'Join by code').click();
      await page.getByRole('textbox', { name: 'Code' }).fill('KT1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: '4 to 24 letters' })).toBeVisible();
    },
  ],
  [
    'the list of games',
    async page => {
      await pressIn(page, 'Study', 'My games');
      await expect(page.getByRole('dialog', { name: 'My games' })).toContainText('will appear here');
    },
  ],
  [
    'the lobby',
    async page => {
      await search(page);
      await expect(page.getByRole('dialog', { name: 'Find an opponent' })).toBeVisible();
    },
  ],
];

for (const [colorScheme, viewport] of [
  ['light', { width: 390, height: 844 }],
  ['dark', { width: 844, height: 390 }],
] as const)
  test.describe(`on the way to a table in ${colorScheme} appearance axe finds nothing`, () => {
    test(`with ${WAYS.map(([name]) => name).join(', ')}`, async ({ newcomer }) => {
      const page = await newcomer({ appearance: colorScheme });
      await page.setViewportSize(viewport);
      for (const [name, go] of WAYS) {
        await openMenu(page);
        await go(page);
        expect(await findings(page), name).toEqual([]);
      }
    });

    test('in an invitation, open and minimized', async ({ newcomer }) => {
      const page = await newcomer({ appearance: colorScheme });
      await page.setViewportSize(viewport);
      await playFriend(page);
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(button(page, 'Show the link')).toBeFocused();
      expect(await findings(page)).toEqual([]);
    });
  });

test('an invitation fits into any window', async ({ newcomer }) => {
  const page = await newcomer();
  await playFriend(page);
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [568, 320],
    [844, 390],
    [820, 1180],
    [1440, 900],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const hidden = await invitation(page).evaluate(dialog => [
        dialog.scrollHeight - dialog.clientHeight,
        dialog.scrollWidth - dialog.clientWidth,
      ]);
      expect(Math.max(...hidden)).toBeLessThanOrEqual(0);
      for (const name of ['Copy link', 'Cancel'])
        await expect(button(page, name)).toBeInViewport({ ratio: 1, timeout: 1 });
    }).toPass();
  }
});
