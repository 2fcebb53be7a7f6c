import { expect, type Page } from '@playwright/test';
import { changeSettings, QUICK } from '../kit/boardPage.ts';
import { test } from '../kit/onlinePage.ts';
import { MORE } from '../kit/screens/more.ts';
import { SCREENS } from '../kit/screens.ts';

/** In CSS pixels: the WCAG 2.2 minimum for any target, and the minimum for squares of a game on a common phone. */
const LEAST = 24;
const LEAST_SQUARE = 40;

const PHONES = [
  { width: 390, height: 844, hand: 'right' },
  { width: 844, height: 390, hand: 'right' },
  { width: 844, height: 390, hand: 'left' },
] as const;

/** Controls smaller than this, with their sizes; links within sentences may be as high as their line. */
const smallTargets = (page: Page, least: number, leastSquare: number): Promise<readonly string[]> =>
  page.evaluate(
    ([small, square]) => {
      const topmost = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      const targets = topmost.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=gridcell]:not(:has(> button)), [role=tab], [role=slider]',
      );
      const isStandard = document.querySelectorAll('.board-screen [role=gridcell]').length === 64;
      return [...targets].flatMap(target => {
        // A move in a list can be pressed anywhere in its row.
        const pressed = target.closest('label, :is(.move, .inline-move):has(.move-button)') ?? target;
        const { width, height, right, bottom } = pressed.getBoundingClientRect();
        const isSeen = target.checkVisibility({ visibilityProperty: true }) && right > 0 && bottom > 0;
        const isInSentence = target.matches('p a, li a');
        if (!isSeen || width === 0 || isInSentence || target.closest('[inert]') !== null) return [];
        const isSquare = target.matches('[role=gridcell]') && isStandard;
        if (Math.min(width, height) >= (isSquare ? square : small) - 0.5) return [];
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 30);
        return [`${target.tagName} ${name}: ${width.toFixed(1)}x${height.toFixed(1)}`];
      });
    },
    [least, leastSquare] as const,
  );

for (const [name, open] of Object.entries({ ...MORE, ...SCREENS }))
  test(`${name}: every target is large enough on a phone, for either hand`, async ({ newcomer }) => {
    const page = await open(newcomer);
    const found: string[] = [];
    for (const { width, height, hand } of PHONES) {
      await page.setViewportSize({ width, height });
      await changeSettings(page, { ...QUICK, name: 'Anna', hand });
      for (const target of await smallTargets(page, LEAST, LEAST_SQUARE))
        found.push(`${width}x${height} ${hand}: ${target}`);
    }
    expect(found).toEqual([]);
  });
