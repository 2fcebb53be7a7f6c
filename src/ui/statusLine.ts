import { html, nothing, type TemplateResult } from 'lit';
import { makeSquare } from '../game/square.ts';
import { place } from './place.ts';
import { statusText } from './sentences.ts';
import { layoutFor, type Shell } from './shell.ts';

/** Where the game stands, in words; the announcer speaks, so this region itself keeps silent. */
export const statusLine = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const state = play.stores.match.getState();
  const { thinking, hint, result } = state;
  const busy = thinking === 'reply' || thinking === 'hint';
  return html`
    <div class="status-line" style=${place(layoutFor(shell, 'board').status)}>
      <p class="status" role="status" aria-live="off">${statusText(words, state)}</p>
      ${hint === undefined ? nothing : html`<p class="hint-words">${words.t('said.hint', { square: makeSquare(hint) })}</p>`}
      ${
        thinking === 'failed'
          ? html`<button type="button" class="text-button" @click=${() => play.retry()}>
              ${words.t('board.retry')}
            </button>`
          : nothing
      }
      ${
        result === 'closed'
          ? html`<button type="button" class="text-button" @click=${() => play.rematch()}>
              ${words.t('result.rematch')}
            </button>`
          : nothing
      }
      ${busy ? html`<span class="thinking" aria-hidden="true"></span>` : nothing}
    </div>`;
};
