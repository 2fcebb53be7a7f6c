// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { styleOf } from '../../../src/look/style/boardStyle.ts';
import { writeThemeCode } from '../../../src/look/style/themeCode.ts';
import { THEMES } from '../../../src/look/themes.ts';
import { allByRole, byRole, press, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const PICKERS = [
  'Dark squares',
  'Light squares',
  'Black discs',
  'White discs',
  "Black's marks",
  "White's marks",
];

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

test('the six swatches come first, the first of them chosen', () => {
  const names = [...document.querySelectorAll('.colors-body button')].slice(0, PICKERS.length);
  expect(names.map(swatch => swatch.textContent?.trim())).toEqual(PICKERS);
  expect(pressed()).toEqual(['darkSquares']);
  expect(document.querySelector('.warnings')).toBeNull();
});

test('each swatch makes the one field change its color, without a dialog', () => {
  for (const name of PICKERS) {
    byRole('button', name).click();
    expect(allByRole('dialog')).toHaveLength(0);
    expect(byRole('button', name).getAttribute('aria-pressed')).toBe('true');
    expect(pressed()).toHaveLength(1);
    const field = byRole('group', name);
    expect(field.querySelectorAll('hex-color-picker, #hex')).toHaveLength(2);
    type('#123456');
    expect(page.play.draftColor).toHaveBeenLastCalledWith(pressed()[0], '#123456');
  }
});

test('the sliders of the field have names and values', () => {
  page.reopen();
  page.stores.app.setState({ draft: styleOf('classic') });
  const root = document.querySelector('hex-color-picker')?.shadowRoot;
  const plane = root?.querySelector('[part=saturation]');
  expect(plane?.getAttribute('aria-label')).toBe('Shade');
  expect(plane?.getAttribute('aria-valuenow')).toBe('82');
  expect(root?.querySelector('[part=hue]')?.getAttribute('aria-label')).toBe('Hue');
});

test('the eight themes are radio buttons, and the first is called Classic', () => {
  expect(byRole('radiogroup', 'Theme').querySelectorAll('input')).toHaveLength(8);
  expect((byRole('radio', 'Classic') as HTMLInputElement).value).toBe('classic');
  byRole('radiogroup', 'Theme').querySelector<HTMLElement>('[value=walnut]')?.click();
  expect(page.play.draftTheme).toHaveBeenCalledWith('walnut');
});

test('arrows choose the next swatch', () => {
  byRole('button', 'White discs').focus();
  byRole('button', 'White discs').click();
  press('ArrowRight');
  expect(document.activeElement).toBe(byRole('button', "Black's marks"));
  press('ArrowUp');
  press('ArrowLeft');
  expect(pressed()).toEqual(['blackDiscs']);
});

test('what is typed on a swatch goes to the field, and Enter leads back to it', () => {
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

test('three digits may be the beginning of six, and stay in the box as the page changes', () => {
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

test('pairs that are hard to tell apart are named with their contrast', () => {
  const warnings = () => document.querySelector('.warnings')?.textContent ?? '';
  const { colors } = THEMES.classic;
  page.stores.app.setState({
    draft: { ...styleOf('classic'), colors: { ...colors, blackDiscs: '#3a911a' } },
  });
  expect(warnings()).toContain('Black discs and dark squares are hard to tell apart (1.0 : 1');
});

test('Apply, Cancel and Reset do what they say, and Escape discards no colors', () => {
  press('Escape');
  expect(page.play.cancelDraft).not.toHaveBeenCalled();
  for (const name of ['Apply', 'Cancel', 'Reset']) byRole('button', name).click();
  expect(page.play.applyDraft).toHaveBeenCalledOnce();
  expect(page.play.cancelDraft).toHaveBeenCalledOnce();
  expect(page.play.resetDraft).toHaveBeenCalledOnce();
});

test('each color of Connect Four has its own presets, and the field that changes it comes into view', () => {
  const body = document.querySelector('.colors-body') as HTMLElement;
  for (const [index, name] of ['Frame', 'Red discs', 'Yellow discs'].entries()) {
    expect(byRole('group', 'Connect Four').textContent).toContain(name);
    body.scrollTop = 200;
    byRole('button', name).click();
    expect(body.scrollTop).toBe(0);
    expect(byRole('radiogroup', 'Presets').querySelectorAll('input').length).toBeGreaterThan(8);
    expect(byRole('group', name).querySelector('#hex')).not.toBeNull();
    expect(page.play.lookAtSlot).toHaveBeenCalledTimes(index + 1);
  }
});

const codeField = (): HTMLInputElement => byRole('textbox', 'Theme code') as HTMLInputElement;

const typeCode = (text: string, event: 'input' | 'change'): void => {
  codeField().value = text;
  codeField().dispatchEvent(new Event(event, { bubbles: true }));
};

test('the code of the theme is there to copy, and another one is tried out as soon as it is whole', () => {
  expect(codeField().value).toBe(writeThemeCode(styleOf('classic')));
  typeCode('1200-00', 'input');
  expect(page.play.draftLook).not.toHaveBeenCalled();
  typeCode('1200-00FH-F', 'input');
  expect(page.play.draftLook).toHaveBeenCalledWith(styleOf('walnut'));
});

test('a bad code stays in its field, with a sentence that says what is wrong', () => {
  typeCode('1200-00FH-E', 'change');
  expect(page.play.draftLook).not.toHaveBeenCalled();
  expect([codeField().value, codeField().getAttribute('aria-invalid')]).toEqual(['1200-00FH-E', 'true']);
  expect(document.querySelector('#theme-code-about')?.textContent).toBe(
    'A sign of this theme code is wrong.',
  );
});

test('a preset, a material and a style of discs are tried out as soon as they are chosen', () => {
  byRole('button', 'Dark squares').click();
  byRole('radio', 'Brick').click();
  expect(page.play.draftColor).toHaveBeenCalledWith('darkSquares', '#9c5a48');
  byRole('radio', 'Marble').click();
  expect(page.play.draftMaterial).toHaveBeenCalledWith('marble');
  byRole('radio', 'Go stones').click();
  expect(page.play.draftDiscStyle).toHaveBeenCalledWith('stone');
});
