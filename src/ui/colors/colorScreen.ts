import { html, nothing, type TemplateResult } from 'lit';
import { type WeakPair, weakPairs } from '../../look/contrast.ts';
import { styleOf } from '../../look/style/boardStyle.ts';
import { THEME_NAMES } from '../../look/themes.ts';
import { choice } from '../kit/choices.ts';
import { type LiveElement, layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { themeThumbnail } from '../kit/themeThumbnail.ts';
import { tenthsText } from '../words/numbers.ts';
import { type ColorField, createColorField, draftOf, slotWord } from './colorField.ts';
import { discChoice, materialChoice } from './materialChoice.ts';
import { connect4Swatches, swatches } from './swatches.ts';
import { createThemeCodeField, type ThemeCodeField } from './themeCodeField.ts';

/** More warnings than this would be too many. */
const SHOWN_WARNINGS = 2;

const themeChoice = (shell: Shell): TemplateResult => {
  const { patterns } = shell.play.stores.settings.getState();
  return choice({
    name: 'theme',
    label: shell.words.t('theme.title'),
    className: 'themes',
    options: THEME_NAMES.map(value => ({
      value,
      label: shell.words.t(`theme.${value}`),
      picture: themeThumbnail({ ...styleOf(value), patterns }),
    })),
    value: draftOf(shell).theme,
    onChoose: theme => shell.play.draftTheme(theme),
  });
};

const warning = ({ words }: Shell, { first, second, contrast }: WeakPair): string =>
  words.t('colors.weak', {
    first: slotWord(words, first),
    second: slotWord(words, second, 'slotInside'),
    contrast: tenthsText(words, contrast),
  });

/** Warnings about low contrast, with figures. The colors are allowed all the same. */
const warnings = (shell: Shell): TemplateResult => {
  const { words } = shell;
  const weak = weakPairs(draftOf(shell).colors);
  if (weak.length === 0) return html`${nothing}`;
  const more = weak.length - SHOWN_WARNINGS;
  return html`
    <section class="warnings" aria-label=${words.t('colors.warnings')}>
      ${weak.slice(0, SHOWN_WARNINGS).map(pair => html`<p>${warning(shell, pair)}</p>`)}
      ${more > 0 ? html`<p>${words.t('colors.weakMore', { count: more })}</p>` : nothing}
    </section>`;
};

const buttons = ({ words, play }: Shell): TemplateResult => html`
  <div class="colors-buttons">
    <button type="button" class="primary" @click=${() => play.applyDraft()}>${words.t('colors.apply')}</button>
    <button type="button" class="secondary" @click=${() => play.cancelDraft()}>${words.t('colors.cancel')}</button>
    <button type="button" class="secondary" @click=${() => play.resetDraft()}>${words.t('colors.reset')}</button>
  </div>`;

interface Fields {
  readonly color: ColorField;
  readonly code: ThemeCodeField;
}

/** The six swatches and the field that edits them come first, and are visible in every window. */
const screen = (shell: Shell, { color, code }: Fields): TemplateResult => {
  const { panel, orientation } = layoutFor(shell, 'colors');
  return html`
    <main class="colors panel ${orientation}" .style=${place(panel)}>
      <div class="colors-card card">
        <div class="colors-body scrolls">
          <div class="paint">
            <h1 tabindex="-1" data-landing>${shell.words.t('colors.title')}</h1>
            ${swatches(shell, color)} ${color.shades()}
          </div>
          ${color.presets()} ${warnings(shell)} ${connect4Swatches(shell, color)} ${themeChoice(shell)}
          ${materialChoice(shell)} ${discChoice(shell)} ${code.template()}
        </div>
      </div>
      ${buttons(shell)}
    </main>`;
};

/** The color screen beside its preview on the board; both show the same draft. */
export const mountColors = (shell: Shell): (() => void) => {
  const redraw = (): void => shown.draw();
  const fields = { color: createColorField(shell, redraw), code: createThemeCodeField(shell, redraw) };
  const shown: LiveElement = liveElement(shell, 'screen', () => screen(shell, fields));
  return shown.stop;
};
