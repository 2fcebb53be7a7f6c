import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { changeSettings, QUICK } from '../kit/boardPage.ts';
import { test } from '../kit/onlinePage.ts';
import { MORE } from '../kit/screens/more.ts';
import { SCREENS } from '../kit/screens.ts';

type Media = Parameters<Page['emulateMedia']>[0];

interface Look {
  readonly settings: object;
  readonly media: Media;
}

/** Looks set in the page or in the system by people with low vision or color blindness. */
const LOOKS: Readonly<Record<string, Look>> = {
  light: { settings: { appearance: 'light' }, media: {} },
  dark: { settings: { appearance: 'dark' }, media: {} },
  'high contrast': { settings: { theme: 'highContrast', appearance: 'light' }, media: {} },
  'more contrast by the system': { settings: { appearance: 'dark' }, media: { contrast: 'more' } },
  'forced colors': {
    settings: { appearance: 'dark' },
    media: { colorScheme: 'dark', forcedColors: 'active' },
  },
};

const USUAL: Media = { contrast: null, forcedColors: null, colorScheme: null };

/** Names, roles and sizes are the same in every look, so only the first one gets all rules. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const violations = async (page: Page, isFirst: boolean): Promise<readonly string[]> => {
  const axe = isFirst
    ? new AxeBuilder({ page }).options({
        resultTypes: ['violations'],
        rules: { 'target-size': { enabled: true } },
      })
    : new AxeBuilder({ page }).withRules(COLOR_RULES);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 300)).join(' ')}`);
};

/** A color may still be fading, so a violation counts only if it is found again. */
const lastingViolations = async (page: Page, isFirst: boolean): Promise<readonly string[]> => {
  const found = await violations(page, isFirst);
  return found.length === 0 ? found : violations(page, isFirst);
};

for (const [name, open] of Object.entries({ ...MORE, ...SCREENS }))
  test(`${name}: axe finds nothing in any look`, async ({ newcomer }) => {
    const page = await open(newcomer);
    const found: string[] = [];
    for (const [index, [look, { settings, media }]] of Object.entries(LOOKS).entries()) {
      await page.emulateMedia({ ...USUAL, ...media });
      await changeSettings(page, { ...QUICK, name: 'Anna', ...settings });
      for (const violation of await lastingViolations(page, index === 0)) found.push(`${look}: ${violation}`);
    }
    expect(found).toEqual([]);
  });
