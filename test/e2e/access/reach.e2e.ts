import { expect, type Page } from '@playwright/test';
import { changeSettings, QUICK } from '../kit/boardPage.ts';
import { test } from '../kit/onlinePage.ts';
import { BOARDS } from '../kit/screens/boards.ts';
import { ONLINE } from '../kit/screens/online.ts';
import { PLACES } from '../kit/screens/places.ts';
import { STUDIES } from '../kit/screens/studies.ts';

const UPRIGHT = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
] as const;
const LEVEL = { width: 740, height: 360 };

/** On these screens everything is pressed by the hand that holds the phone upright. */
const HELD_UPRIGHT = {
  Othello: BOARDS.Othello,
  'a game that is watched': BOARDS['a game that is watched'],
  'a result': BOARDS['a result'],
  'the buttons without room': BOARDS['the buttons without room'],
  'the players': BOARDS['the players'],
  'a study': STUDIES['a study'],
  'a study with its panel half open': STUDIES['a study with its panel half open'],
  'a table': ONLINE['a table'],
  'messages at a table': ONLINE['messages at a table'],
  'the result at a table': ONLINE['the result at a table'],
  greetings: ONLINE.greetings,
  resigning: ONLINE.resigning,
  'a replay': ONLINE['a replay'],
};
/** These are read from the top and scroll; their close button stays within reach. */
const SCROLLED = {
  Settings: PLACES.Settings,
  About: PLACES.About,
  'Keys at the board': BOARDS['Keys at the board'],
};
const HELD_LEVEL = {
  Othello: BOARDS.Othello,
  'a result': BOARDS['a result'],
  'a study': STUDIES['a study'],
  'a table': ONLINE['a table'],
};

type Side = 'lower' | 'right' | 'left';

/** Controls besides the squares whose center is outside that half of the window, with that center in percent. */
const outOfReach = (page: Page, side: Side): Promise<readonly string[]> =>
  page.evaluate(half => {
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const targets = root.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary',
    );
    return [...targets].flatMap(target => {
      const { left, top, width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      const isSeen = target.checkVisibility({ visibilityProperty: true }) && width > 0;
      if (!isSeen || target.closest('[inert], [role=grid]') !== null) return [];
      const x = (100 * (left + width / 2)) / innerWidth;
      const y = (100 * (top + height / 2)) / innerHeight;
      // Controls that are scrolled out of view do not count.
      if (y < 0 || y > 100) return [];
      const isNear = { lower: y >= 50, right: x >= 50, left: x <= 50 }[half];
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 30);
      return isNear ? [] : [`${name}: ${x.toFixed()}, ${y.toFixed()}`];
    });
  }, side);

const settle = async (page: Page, hand: 'left' | 'right', size: { width: number; height: number }) => {
  await page.setViewportSize(size);
  await changeSettings(page, { ...QUICK, name: 'Anna', hand });
};

for (const [name, open] of Object.entries(HELD_UPRIGHT))
  test(`${name}: one hand reaches everything on an upright phone`, async ({ newcomer }) => {
    const page = await open(newcomer);
    for (const size of UPRIGHT) {
      await settle(page, 'right', size);
      await expect(async () => expect(await outOfReach(page, 'lower')).toEqual([])).toPass();
    }
  });

for (const [name, open] of Object.entries(SCROLLED))
  test(`${name}: the close button stays at the lower end, on the side of the hand`, async ({ newcomer }) => {
    const page = await open(newcomer);
    const close = page.getByRole('dialog').last().getByRole('button', { name: 'Close' });
    for (const size of UPRIGHT)
      for (const hand of ['right', 'left'] as const) {
        await settle(page, hand, size);
        await expect(async () => {
          const { x = 0, y = 0, width = 0 } = (await close.boundingBox()) ?? {};
          expect(y).toBeGreaterThan(0.8 * size.height);
          expect(x + width / 2 > size.width / 2).toBe(hand === 'right');
        }).toPass();
      }
    await close.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

for (const [name, open] of Object.entries(HELD_LEVEL))
  test(`${name}: on a phone held sideways, everything is on the side of the hand`, async ({ newcomer }) => {
    const page = await open(newcomer);
    for (const hand of ['right', 'left'] as const) {
      await settle(page, hand, LEVEL);
      await expect(async () => expect(await outOfReach(page, hand)).toEqual([])).toPass();
    }
  });
