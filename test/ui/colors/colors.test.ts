// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { mapRecord } from '../../../src/game/record.ts';
import { styleOf } from '../../../src/look/style/boardStyle.ts';
import { writeThemeCode } from '../../../src/look/style/themeCode.ts';
import { THEMES } from '../../../src/look/themes.ts';
import { byRole, press, said, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'colors' });
beforeEach(() => {
  page.stores.app.setState({ draft: styleOf('classic') });
});

const type = (text: string): void => {
  const input = byRole('textbox', 'Hex');
  write(input, text);
  write(input, text, 'change');
};

const pressed = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.slot[aria-pressed=true]')].map(slot => slot.dataset.slot);

test("the field's sliders have names and values", () => {
  page.reopen();
  page.stores.app.setState({ draft: styleOf('classic') });
  const root = document.querySelector('hex-color-picker')?.shadowRoot;
  const plane = root?.querySelector('[part=saturation]');
  expect(plane?.getAttribute('aria-label')).toBe('Shade');
  expect(plane?.getAttribute('aria-valuenow')).toBe('82');
  expect(root?.querySelector('[part=hue]')?.getAttribute('aria-label')).toBe('Hue');
  const { darkSquares } = THEMES.classic.colors;
  for (const value of ['no color', darkSquares, '#123456'])
    document
      .querySelector('hex-color-picker')
      ?.dispatchEvent(new CustomEvent('color-changed', { detail: { value } }));
  expect(page.play.draftColor).toHaveBeenCalledExactlyOnceWith('darkSquares', '#123456');
});

test('arrow keys choose the next swatch', () => {
  byRole('button', 'White discs').focus();
  byRole('button', 'White discs').click();
  press('ArrowRight');
  expect(document.activeElement).toBe(byRole('button', "Black's marks"));
  press('ArrowUp');
  press('ArrowLeft');
  expect(pressed()).toEqual(['blackDiscs']);
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) press(key);
  expect(pressed()).toEqual(['yellowDiscs']);
  page.stores.app.setState({ direction: 'rtl' });
  press('ArrowLeft');
  expect(pressed()).toEqual(['darkSquares']);
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    for (const key of ['ArrowDown', 'f'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  expect([pressed(), document.activeElement]).toEqual([['darkSquares'], byRole('button', 'Dark squares')]);
});

test('typing on a swatch goes to the field, and Enter returns to the swatch', () => {
  byRole('button', 'Black discs').click();
  byRole('button', 'Black discs').focus();
  press('#');
  expect(document.activeElement?.id).toBe('hex');
  typeHalf('#123456');
  press('Enter');
  expect(document.activeElement).toBe(byRole('button', 'Black discs'));
  expect(page.play.draftColor).toHaveBeenLastCalledWith('blackDiscs', '#123456');
});

test('text that is not a color is refused with a sentence, and nothing is lost', () => {
  byRole('button', 'Black discs').click();
  type('#12345');
  expect(page.play.draftColor).not.toHaveBeenCalled();
  const input = byRole('textbox', 'Hex') as HTMLInputElement;
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['#12345', 'true']);
  expect(document.querySelector('#hex-error')?.textContent).toMatch(/six digits/);
  type('FA0');
  expect(page.play.draftColor).toHaveBeenLastCalledWith('blackDiscs', '#ffaa00');
  expect(document.querySelector('#hex-error')?.textContent).toBe('');
});

const typeHalf = (text: string): HTMLInputElement => {
  const input = byRole('textbox', 'Hex') as HTMLInputElement;
  write(input, text);
  return input;
};

test('three digits may be the beginning of six, and stay in the field while the page changes', () => {
  byRole('button', 'Black discs').click();
  const input = typeHalf('#fa0');
  page.stores.app.setState({ viewport: { width: 800, height: 600 } });
  expect(input.value).toBe('#fa0');
  expect(page.play.draftColor).not.toHaveBeenCalled();
  typeHalf(' #FA0123 ');
  expect(page.play.draftColor).toHaveBeenCalledExactlyOnceWith('blackDiscs', '#fa0123');
  expect(input.maxLength).toBeGreaterThanOrEqual(' #FA0123 '.length);
});

test('the previous color returns if the typed text is not a color', () => {
  byRole('button', 'Black discs').click();
  typeHalf('#123456');
  type('#12345');
  expect(page.stores.app.getState().draft?.colors.blackDiscs).toBe(THEMES.classic.colors.blackDiscs);
});

test('pairs with low contrast are named with their contrast', () => {
  const warnings = () => document.querySelector('.warnings')?.textContent ?? '';
  const { colors } = THEMES.classic;
  page.stores.app.setState({
    draft: { ...styleOf('classic'), colors: { ...colors, blackDiscs: '#3a911a' } },
  });
  expect(warnings()).toContain('Black discs and dark squares are hard to tell apart (1.0 : 1');
  const alike = mapRecord(colors, () => '#3a911a' as const);
  const counts = [colors, { ...colors, lightSquares: colors.darkSquares }, alike].map(some => {
    page.stores.app.setState({ draft: { ...styleOf('classic'), colors: some } });
    return [
      document.querySelectorAll('.warnings p').length,
      document.querySelector('.warnings p:nth-child(3)')?.textContent,
    ];
  });
  expect(counts).toEqual([
    [0, undefined],
    [0, undefined],
    [3, 'And 6 more pairs.'],
  ]);
});

test('a theme is tried out, a selected color scrolls into view, and Escape discards nothing', () => {
  byRole('radiogroup', 'Theme').querySelector<HTMLElement>('[value=walnut]')?.click();
  expect(page.play.draftTheme).toHaveBeenCalledWith('walnut');
  const body = document.querySelector('.colors-body') as HTMLElement;
  body.scrollTop = 200;
  byRole('button', 'Red discs').click();
  expect(body.scrollTop).toBe(0);
  press('Escape');
  expect(page.play.cancelDraft).not.toHaveBeenCalled();
});

const codeField = (): HTMLInputElement => byRole('textbox', 'Theme code') as HTMLInputElement;

const typeCode = (text: string, event: 'input' | 'change'): void => {
  codeField().value = text;
  codeField().dispatchEvent(new Event(event, { bubbles: true }));
};

test("the theme's code can be copied, and another code is applied as soon as it is complete", () => {
  expect(codeField().value).toBe(writeThemeCode(styleOf('classic')));
  typeCode('1200-00', 'input');
  expect(page.play.draftLook).not.toHaveBeenCalled();
  typeCode('1200-00FH-F', 'input');
  expect(page.play.draftLook).toHaveBeenCalledWith(styleOf('walnut'));
});

test('an invalid code stays in its field, with a sentence that says why', () => {
  for (const [code, about] of [
    ['', 'There is no theme code here.'],
    ['1200-00', 'Part of this theme code is missing.'],
    ['1200-00FH-!', '"!" is never part of a theme code.'],
  ] as const) {
    typeCode(code, 'change');
    expect([document.querySelector('#theme-code-about')?.textContent, said().at(-1)]).toEqual([about, about]);
  }
  typeCode('1200-00FH-E', 'change');
  expect(page.play.draftLook).not.toHaveBeenCalled();
  expect([codeField().value, codeField().getAttribute('aria-invalid')]).toEqual(['1200-00FH-E', 'true']);
  expect(document.querySelector('#theme-code-about')?.textContent).toBe(
    'A sign of this theme code is wrong.',
  );
});

test('a color is pasted onto its swatch', () => {
  byRole('button', 'White discs').click();
  const paste = (text: string): void =>
    void byRole('button', 'White discs').dispatchEvent(
      Object.assign(new Event('paste', { bubbles: true }), { clipboardData: { getData: () => text } }),
    );
  paste('no color');
  expect(page.play.draftColor).not.toHaveBeenCalled();
  paste('#ABC');
  expect(page.play.draftColor).toHaveBeenCalledExactlyOnceWith('whiteDiscs', '#aabbcc');
});

test('a theme is copied as a code or a link, and pasted with clipboard permission, else by hand', async () => {
  const clipboard = { writeText: vi.fn(async () => {}), readText: vi.fn(async () => '1200-00FH-F') };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard }));
  const about = () => document.querySelector('#theme-code-about')?.textContent;
  byRole('button', 'Copy code').click();
  await until(() => expect(clipboard.writeText).toHaveBeenLastCalledWith(writeThemeCode(styleOf('classic'))));
  byRole('button', 'Copy link').click();
  await until(() =>
    expect(clipboard.writeText).toHaveBeenLastCalledWith(expect.stringMatching(/^http.*theme=/)),
  );
  byRole('button', 'Paste code').click();
  await until(() => expect(page.play.draftLook).toHaveBeenCalledWith(styleOf('walnut')));
  const taken = 'The board shows the theme of this code. Press Apply to keep it.';
  expect([said().at(-1), about()]).toEqual([taken, taken]);
  clipboard.readText.mockRejectedValue(new Error('not allowed'));
  byRole('button', 'Paste code').click();
  await until(() => expect(document.activeElement).toBe(codeField()));
  expect(about()).toBe('Paste the code into this field.');
  vi.unstubAllGlobals();
});
