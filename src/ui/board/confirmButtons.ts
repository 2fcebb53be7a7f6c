import { html, nothing, type TemplateResult } from 'lit';
import { selectConfirms, selectPosition } from '../../store/selectors.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { pressedName } from '../words/turnWords.ts';

/**
 * Replaces the buttons beside the board, which are within reach of a thumb, or the status text where those buttons are
 * narrow.
 */
const buttons = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const state = play.stores.match.getState();
  if (!selectConfirms(state) || state.intended === undefined) return html`${nothing}`;
  const { bar, actions } = layoutFor(shell, 'board');
  return html`
    <div class="confirm-bar" role="group" aria-label=${words.t('confirm.title')} .style=${place(bar ?? actions)}>
      <button type="button" class="secondary" @click=${() => play.dropIntended()}>${words.t('confirm.cancel')}</button>
      <button type="button" class="primary" @click=${() => play.playIntended()}>
        ${words.t('confirm.place', { square: pressedName(selectPosition(state), state.intended) })}
      </button>
    </div>`;
};

/** The buttons that confirm or cancel a pending move; a second press on the square also confirms. */
export const mountConfirming = (shell: Shell): (() => void) => {
  const { stop } = liveElement(shell, 'confirm-host', () => buttons(shell));
  return () => {
    stop();
    shell.play.dropIntended();
  };
};
