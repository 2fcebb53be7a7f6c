import { html, nothing, type TemplateResult } from 'lit';
import { selectMustPass } from '../../store/selectors.ts';
import { disc, discColor } from '../kit/disc.ts';
import { place } from '../kit/place.ts';
import { layoutFor, type Shell } from '../page/shell.ts';
import { passText } from '../words/statusText.ts';

/** Says over the board that a side has passed; disappears by itself or when clicked. */
export const passCard = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { match, passCard: color } = play.stores.match.getState();
  if (match === undefined || color === undefined) return html`${nothing}`;
  const mustPass = selectMustPass(play.stores.match.getState(), play.stores.settings.getState());
  return html`
    <div class="pass-place" .style=${place(layoutFor(shell, 'board').board.frame)}>
      <button type="button" class="pass-card" @click=${() => play.dismissPassCard()}>
        ${disc(discColor(play.stores.settings.getState(), color))}
        <span>${passText(words, match, { color, mustPass })}</span>
      </button>
    </div>`;
};
