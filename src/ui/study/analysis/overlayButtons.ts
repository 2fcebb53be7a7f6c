import { html, nothing, type TemplateResult } from 'lit';
import { rulesFor } from '../../../game/rules.ts';
import { selectPosition } from '../../../store/selectors.ts';
import { OVERLAYS, type Overlay } from '../../../study/overlays.ts';
import type { Shell } from '../../kit/shell.ts';
import { keyOf } from '../../words/keyWords.ts';
import { overlayText } from '../../words/study/overlayWords.ts';

const button = ({ play, words }: Shell, overlay: Overlay, isOn: boolean): TemplateResult => {
  const { tip, shortcut } = keyOf(words, play.stores.settings.getState(), overlay);
  return html`
    <button type="button" class="mark-button" aria-pressed=${isOn ? 'true' : 'false'}
      title=${tip} aria-keyshortcuts=${shortcut ?? nothing} @click=${() => play.study.toggleOverlay(overlay)}>
      ${words.t(`study.overlay.names.${overlay}`)}
    </button>`;
};

/** Switches for overlays on the squares, and the current overlay as text. */
export const overlayButtons = (shell: Shell): TemplateResult => {
  const { play, words } = shell;
  const position = selectPosition(play.stores.match.getState());
  if (rulesFor(position).picks !== 'square') return html`${nothing}`;
  const { overlay } = play.stores.study.getState();
  return html`
    <div class="overlays" role="group" aria-label=${words.t('study.overlay.title')}>
      <span class="choice-label" aria-hidden="true">${words.t('study.overlay.title')}</span>
      <div class="overlay-buttons">${OVERLAYS.map(name => button(shell, name, name === overlay))}</div>
      ${overlay === undefined ? nothing : html`<p class="quiet overlay-words">${overlayText(words, position, overlay)}</p>`}
    </div>`;
};
