import { html, nothing, type TemplateResult } from 'lit';
import { isCharacter } from '../../game/seat.ts';
import { type Ladder, type Rung, selectLadders } from '../../store/results/ladder.ts';
import { portrait } from '../kit/discs.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { seatName } from '../words/names.ts';

const nameOf = ({ words }: Shell, { rival: { opponent, level } }: Rung): string =>
  seatName(words, { type: 'computer', opponent, level });

const sign = ({ rival: { opponent, level } }: Rung): TemplateResult =>
  isCharacter(opponent) ? portrait(opponent) : html`<span class="numeral">${level}</span>`;

const rungItem = (shell: Shell, rung: Rung): TemplateResult => {
  const { words } = shell;
  const state = words.t(`ladders.states.${rung.state}`);
  return html`
    <li class="rung ${rung.state}">
      <span class="unseen">${words.t('ladders.rung', { name: nameOf(shell, rung), state })}</span>
      <span class="rung-sign" aria-hidden="true">${sign(rung)}</span>
      ${rung.state === 'beaten' ? html`<span class="rung-mark" aria-hidden="true">${icon('check')}</span>` : nothing}
    </li>`;
};

const nextPart = (shell: Shell, { next }: Ladder): TemplateResult => {
  const { words, play } = shell;
  if (next === undefined) return html`<p class="ladder-next">${words.t('ladders.complete')}</p>`;
  const name = nameOf(shell, next);
  return html`
    <p class="ladder-next">
      <span>${words.t('ladders.next', { name })}</span>
      <button type="button" class="secondary" aria-label=${words.t('ladders.playAloud', { name })} @click=${() => play.challenge(next.rival)}>
        ${words.t('ladders.play')}
      </button>
    </p>`;
};

const ladderCard = (shell: Shell, ladder: Ladder): TemplateResult => {
  const { words } = shell;
  const { name, rungs, beaten } = ladder;
  return html`
    <section class="ladder card" aria-labelledby="ladder-${name}">
      <h3 id="ladder-${name}">${words.t(`ladders.names.${name}`)}</h3>
      <p class="quiet">${words.t('ladders.beaten', { beaten, of: rungs.length })}</p>
      <ol class="rungs" role="list" .style=${`--rungs: ${rungs.length}; --half: ${Math.ceil(rungs.length / 2)}`}>${rungs.map(rung => rungItem(shell, rung))}</ol>
      ${nextPart(shell, ladder)}
    </section>`;
};

/** The opponents beaten, and the next one to beat. */
export const ladders = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { records, settings } = play.stores;
  return html`
    <section class="place-part" aria-labelledby="ladders">
      <h2 id="ladders">${words.t('ladders.title')}</h2>
      ${settings.getState().coach ? html`<p class="quiet">${words.t('ladders.coach')}</p>` : nothing}
      <div class="ladders">${selectLadders(records.getState()).map(ladder => ladderCard(shell, ladder))}</div>
    </section>`;
};
