import { html, nothing, type TemplateResult } from 'lit';
import { COLOR_SLOTS, CONNECT4_SLOTS, type ColorSlot } from '../../look/colors.ts';
import { type WeakPair, weakPairs } from '../../look/contrast.ts';
import { styleOf } from '../../look/style/boardStyle.ts';
import { THEME_NAMES } from '../../look/themes.ts';
import { choice } from '../kit/choices.ts';
import { type LiveElement, layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { themeThumbnail } from '../kit/themeThumbnail.ts';
import { tenthsText } from '../words/numbers.ts';
import { draftOf, openColorPicker } from './colorPicker.ts';
import { discChoice, materialChoice } from './materialChoice.ts';
import { slotWord } from './slotWords.ts';
import { createThemeCodeField, type ThemeCodeField } from './themeCodeField.ts';

/** More warnings than this would be too much. */
const SHOWN_WARNINGS = 2;

const themeChoice = (shell: Shell): TemplateResult => {
  const { patterns } = shell.play.stores.settings.getState();
  return choice({
    name: 'theme',
    label: shell.words.t('colors.theme'),
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

/** A swatch in the draft's color, which opens its picker. */
const slotButton = (shell: Shell, slot: ColorSlot): TemplateResult => html`
  <button type="button" class="slot" aria-haspopup="dialog" @click=${() => void openColorPicker(shell, slot)}>
    <span class="swatch" aria-hidden="true" .style="--swatch:${draftOf(shell).colors[slot]}"></span>
    <span>${slotWord(shell.words, slot)}</span>
  </button>`;

const slots = (shell: Shell): TemplateResult => html`
  <div class="slots" role="group" aria-label=${shell.words.t('colors.pickers')}>
    ${COLOR_SLOTS.map(slot => slotButton(shell, slot))}
  </div>
  <div class="slot-group" role="group" aria-labelledby="connect4-colors">
    <h2 class="choice-label" id="connect4-colors">${shell.words.t('colors.connect4')}</h2>
    <div class="slots">${CONNECT4_SLOTS.map(slot => slotButton(shell, slot))}</div>
  </div>`;

const warning = ({ words }: Shell, { first, second, contrast }: WeakPair): string =>
  words.t('colors.weak', {
    first: slotWord(words, first),
    second: slotWord(words, second, 'slotInside'),
    contrast: tenthsText(words, contrast),
  });

/** What would be hard to see, in words and with figures. The choice is allowed all the same. */
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

const screen = (shell: Shell, code: ThemeCodeField): TemplateResult => {
  const { panel, orientation } = layoutFor(shell, 'colors');
  return html`
    <main class="colors panel ${orientation}" .style=${place(panel)}>
      <div class="colors-card card">
        <div class="colors-body scrolls">
          <h1 tabindex="-1" data-landing>${shell.words.t('colors.title')}</h1>
          ${themeChoice(shell)} ${materialChoice(shell)} ${discChoice(shell)} ${slots(shell)} ${warnings(shell)} ${code.template()}
        </div>
      </div>
      ${buttons(shell)}
    </main>`;
};

/**
 * The color screen beside its painted preview, both showing the same draft. Escape only closes a picker: one press too
 * many would otherwise throw away all the chosen colors.
 */
export const mountColors = (shell: Shell): (() => void) => {
  const code = createThemeCodeField(shell, () => shown.draw());
  const shown: LiveElement = liveElement(shell, 'screen', () => screen(shell, code));
  return shown.stop;
};
