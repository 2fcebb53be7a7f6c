import { expect, type Page, test } from '@playwright/test';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { changeSettings, levelsWith, presetMatch, presetSettings } from '../kit/boardPage.ts';
import { expectSoundGeometry, scrollers, WINDOWS } from '../kit/geometry.ts';
import { AGAINST_FLIPSIDE, withoutCanvas } from '../kit/screens/opening.ts';

/** The choices that make the menu longer or wider: every game, every kind of opponent, every seat. */
const CHOICES = [
  {},
  { game: 'reversi', size: '3x5' },
  { game: 'anti', opponent: 'jack', appearance: 'dark' },
  { game: 'xot', opponent: 'minimax' },
  { game: 'octagon', opponent: 'bitboard', side: 'white' },
  { game: 'blocked', opponent: 'arthur', side: 'random' },
  { game: 'connect4' },
  { levels: levelsWith(12) },
  { side: 'both' },
  { side: 'none', opponent: 'flipside' },
] as const;

const LANGUAGES = ['en', 'ja'] as const;

const openWithoutCanvas = async (page: Page): Promise<void> => {
  await withoutCanvas(page);
  await page.goto('./');
  await expect(page.locator('.menu-buttons')).toBeVisible();
};

const inEveryWindow = async (
  page: Page,
  name: string,
  check: () => Promise<void>,
  windows: readonly (typeof WINDOWS)[number][] = WINDOWS,
): Promise<void> => {
  for (const viewport of windows)
    await test.step(`${name} at ${viewport.width}x${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      await check();
    });
};

const expectOneScroller = async (page: Page): Promise<void> => {
  for (const scroller of await scrollers(page)) expect(scroller).toContain('menu panel');
};

for (const language of LANGUAGES)
  test(`in every window and with every choice, the whole menu is visible or reachable by scrolling (${language})`, async ({
    page,
  }) => {
    await presetSettings(page, { language });
    await openWithoutCanvas(page);
    for (const choice of CHOICES) {
      await changeSettings(page, { language, ...choice });
      await inEveryWindow(page, JSON.stringify(choice), async () => {
        await expectSoundGeometry(page);
        await expectOneScroller(page);
      });
    }
    await changeSettings(page, { language, game: 'anti', opponent: 'claire' });
    await page.locator('.more-button').click();
    await inEveryWindow(page, 'everything unfolded', async () => {
      await expectSoundGeometry(page);
      await expectOneScroller(page);
    });
  });

/** From the narrowest page to a desktop's. */
const WIDTHS = Array.from({ length: 31 }, (_, index) => 240 + 40 * index);

for (const language of ['en', 'de', 'ar'])
  test(`at every width everything of the menu is complete and can be pressed (${language})`, async ({
    page,
  }) => {
    await presetSettings(page, { language });
    await openWithoutCanvas(page);
    for (const width of WIDTHS)
      for (const height of [450, 700]) {
        await page.setViewportSize({ width, height });
        await test.step(`${width}x${height}`, () => expectSoundGeometry(page));
      }
  });

/** In lower windows the rest scrolls under the button. */
const CHOSEN_IN_VIEW = WINDOWS.filter(({ height }) => height >= 390 && height !== 450);

for (const language of LANGUAGES)
  test(`in every window a game can be chosen and started without scrolling (${language})`, async ({
    page,
  }) => {
    await presetSettings(page, { language });
    await openWithoutCanvas(page);
    await inEveryWindow(
      page,
      'the first sight',
      async () => {
        for (const control of ['#game', '.opponents', '#level', '.sides', '.menu-buttons .primary'])
          await expect(page.locator(control)).toBeInViewport({ ratio: 1 });
        const [sides, button] = [page.locator('.sides'), page.locator('.menu-buttons .primary')];
        const [above, below] = [await sides.boundingBox(), await button.boundingBox()];
        expect((above?.y ?? 0) + (above?.height ?? Infinity)).toBeLessThanOrEqual(below?.y ?? 0);
      },
      CHOSEN_IN_VIEW,
    );
  });

/** The languages with the longest offers, and a right-to-left one. */
for (const language of ['en', 'es', 'pt', 'ar'])
  test(`a first visit on a phone sees the link to the lesson (${language})`, async ({ page }) => {
    await presetSettings(page, { language, tips: true });
    await openWithoutCanvas(page);
    const [offer, name] = [page.locator('.menu-offer'), page.locator('.wordmark')];
    for (const viewport of WINDOWS.filter(({ width, height }) => width < 560 && height > width)) {
      await page.setViewportSize(viewport);
      await expect(offer).toBeInViewport({ ratio: 1 });
      const [above, below, form] = await Promise.all(
        [name, offer, page.locator('.menu-form')].map(part => part.boundingBox()),
      );
      const isBeside =
        (below?.x ?? 0) >= (above?.x ?? 0) + (above?.width ?? 0) || (below?.x ?? 0) < (above?.x ?? 0);
      if (!isBeside) expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
      expect((below?.y ?? 0) + (below?.height ?? Infinity)).toBeLessThanOrEqual((form?.y ?? 0) + 1);
    }
  });

test('a first visit on an upright tablet sees everything beside the choices', async ({ page }) => {
  await presetSettings(page, { tips: true });
  await page.setViewportSize({ width: 768, height: 1024 });
  await openWithoutCanvas(page);
  for (const part of ['.wordmark', '.menu-offer', '.menu-themes'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
});

/** Labels of the main buttons that are broken in two, or overflow. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.locator('.menu-buttons > button').evaluateAll(buttons =>
    buttons.flatMap(button => {
      const edge = button.getBoundingClientRect();
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[a-z]+/gi)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const parts = [...range.getClientRects()];
          const isOut = parts.some(({ left, right }) => left < edge.left || right > edge.right);
          if (parts.length > 1 || isOut) broken.push(word);
        }
      return broken;
    }),
  );

for (const language of LANGUAGES)
  test(`a waiting game leaves everything complete and reachable (${language})`, async ({ page }) => {
    await presetSettings(page, { language });
    await presetMatch(page, matchOf('f5d6c3d3c2f4c5e6f6c6', AGAINST_FLIPSIDE));
    await page.addInitScript(() => sessionStorage.clear());
    await openWithoutCanvas(page);
    await expect(page.locator('.waiting')).toBeVisible();
    await inEveryWindow(page, 'a waiting game', async () => {
      await expectSoundGeometry(page);
      await expectOneScroller(page);
      await expect(page.locator('.waiting')).toBeInViewport({ ratio: 1 });
      expect(await brokenWords(page)).toEqual([]);
    });
  });
