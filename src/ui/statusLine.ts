import { html, nothing, type TemplateResult } from 'lit';
import { selectMustPass } from '../store/selectors.ts';
import { hintText } from './hintWords.ts';
import { place } from './place.ts';
import { layoutFor, type Shell } from './shell.ts';
import { statusText } from './statusText.ts';

/** Where the game stands, in words; the announcer speaks, so this region itself keeps silent. */
export const statusLine = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const state = play.stores.match.getState();
  const { match, thinking, hint, result } = state;
  const mustPass = selectMustPass(state, play.stores.settings.getState());
  const busy = thinking === 'reply' || thinking === 'hint';
  return html`
    <div class="status-line" style=${place(layoutFor(shell, 'board').status)}>
      <p class="status" role="status" aria-live="off">${statusText(words, state, mustPass)}</p>
      ${
        match === undefined || hint === undefined
          ? nothing
          : html`<p class="hint-words">${hintText(words, match, hint)}</p>`
      }
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
