import { html, nothing, type TemplateResult } from 'lit';
import { selectConfirms, selectPosition } from '../../store/selectors.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { pressedName } from '../words/turnWords.ts';

/** Takes the place of the buttons beside the board, where a thumb is, or of the words where those are narrow. */
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

/** The buttons for a move that waits for a second press; the square itself takes that press as well. */
export const mountConfirming = (shell: Shell): (() => void) => {
  const { stop } = liveElement(shell, 'confirm-host', () => buttons(shell));
  return () => {
    stop();
    shell.play.dropIntended();
  };
};
