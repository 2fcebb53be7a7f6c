// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { directionOf, LANGUAGE_CODES } from '../../../src/i18n/languages.ts';
import { THEMES } from '../../../src/look/themes.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, said } from '../../../testkit/ui/queries.ts';
import { openPage } from '../../../testkit/ui/testPage.ts';
import { fromRoot } from '../../../tools/paths.ts';

const read = (path: string): string => readFileSync(fromRoot(path), 'utf8');

/** The value of a property in the first block after `selector`. */
const valueIn = (sheet: string, selector: string, property: string): string | undefined => {
  const block = sheet.slice(sheet.indexOf(selector)).split('}')[0] ?? '';
  return new RegExp(`${property}:\\s+([^;]+);`).exec(block)?.[1];
};

const scriptOf = (code: string): string => new Intl.Locale(code).maximize().script ?? '';

const sheet = read('src/ui/page/firstPaint.css');
const tokens = read('src/ui/kit/tokens.css');
const style = read('src/ui/page/page.css');
const drawnBoards = () => document.querySelectorAll('.drawn-board').length;

test("the first paint shows the default theme's table, by day and by night", () => {
  const { light, dark } = THEMES.classic.backdrop;
  expect(style).toContain(`var(--backdrop-lit, ${light.lit})`);
  expect(style).toContain(`var(--backdrop-shade, ${light.shade})`);
  const night = ':root:not([data-appearance])';
  expect(valueIn(sheet, night, '--backdrop-lit')).toBe(dark.lit);
  expect(valueIn(sheet, night, '--backdrop-shade')).toBe(dark.shade);
});

test.each(['--ink', '--quiet', '--vignette'])('at night %s matches the dark appearance', name => {
  const token = valueIn(tokens, "[data-appearance='dark']", name);
  expect(valueIn(sheet, ':root:not([data-appearance])', name)).toBe(token);
});

test.each(LANGUAGE_CODES)('the first texts are present in %s, and hidden in other languages', language => {
  const words = read('index.html');
  for (const part of ['class="first-loading', '<noscript>'].slice(0, language === 'en' ? 1 : 2))
    expect(words.slice(words.indexOf(part)).split('</div>')[0]).toContain(`<p lang="${language}"`);
  expect(sheet).toContain(
    `:root:not([lang='${language}']) :is(.first-loading, .first-failed) > [lang='${language}']`,
  );
});

test('right-to-left languages start right to left from the first texts on', () => {
  const leftwards = LANGUAGE_CODES.filter(code => ['Arab', 'Hebr', 'Thaa'].includes(scriptOf(code)));
  expect(LANGUAGE_CODES.filter(code => directionOf(code) === 'rtl')).toEqual(leftwards);
  const words = read('index.html');
  const isLeftwards = leftwards.map(code => `root.lang === '${code}'`).join(' || ');
  expect(words).toContain(`root.dir = ${isLeftwards} ? 'rtl' : 'ltr';`);
  const turned = [...words.matchAll(/<p lang="([\w-]+)"( dir="rtl")?>/g)];
  expect(
    turned.filter(([, code, dir]) => leftwards.some(one => one === code) !== (dir !== undefined)),
  ).toEqual([]);
});

test.each(LANGUAGE_CODES.filter(code => scriptOf(code) !== 'Latn'))('%s has fonts for its script', code => {
  expect(valueIn(read('src/ui/kit/scripts.css'), `[lang|='${code}'] {`, '--text')).toContain('system-ui');
});

test.each(['menu', 'colors', 'board'] as const)(
  'the screen %s shows a drawing with its marks until the canvas has painted',
  screen => {
    const { stores, close } = openPage({ screen, match: { match: matchOf('') } });
    expect(drawnBoards()).toBe(1);
    const drawn = () => document.querySelector('.drawn-board')?.innerHTML;
    stores.app.setState({ planned: matchOf('') });
    const marked = drawn();
    stores.settings.setState({ legalMarks: false });
    expect(drawn() === marked).toBe(screen === 'colors');
    stores.app.setState({ boardView: 'canvas' });
    expect(drawnBoards()).toBe(0);
    close();
  },
);

test('only a page that opens in the middle of a game announces its state, once', () => {
  for (const [screen, moves, count] of [
    ['board', 'f5', 1],
    ['board', '', 0],
    ['menu', 'f5', 0],
  ] as const) {
    const { stores, close } = openPage({ screen, match: { match: matchOf(moves) } });
    for (const next of [screen, 'you', 'board'] as const) stores.app.setState({ screen: next });
    expect(said().filter(text => text?.startsWith('Game continued'))).toHaveLength(count);
    close();
  }
});

test('the controls follow the screen without the canvas', () => {
  const { stores, close } = openPage({ screen: 'colors' });
  expect(allByRole('grid')).toHaveLength(0);
  stores.app.setState({ screen: 'board' });
  expect([allByRole('grid').length, allByRole('button', 'Play').length]).toEqual([1, 0]);
  close();
  expect(allByRole('grid')).toHaveLength(0);
});
