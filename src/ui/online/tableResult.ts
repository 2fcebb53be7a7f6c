import { html, nothing, type TemplateResult } from 'lit';
import { isAvailable } from '../../play/commands/commands.ts';
import { offerOfOther, ownOffer, selectOwnSeat } from '../../store/tableSelectors.ts';
import type { Shell } from '../kit/shell.ts';
import { otherName } from '../words/names.ts';
import { unratedText } from '../words/results.ts';
import { type CardButton, type TableCard, tableCards } from './tableCards.ts';

const NEXT = ['rematch', 'newGame'] as const;

/** What the other side wants next; the button that grants it is shown with it. */
export const wishText = ({ words, play }: Shell): string | undefined => {
  const state = play.stores.online.getState();
  const name = otherName(words, state);
  if (offerOfOther(state, 'rematch')) return words.t('table.pressRematch', { name });
  return offerOfOther(state, 'newGame') && words.t('table.pressNewGame', { name });
};

/** Buttons to decline or withdraw. To agree, the person asks for the same. */
const answersOf = (shell: Shell): readonly CardButton[] => {
  const { words, play } = shell;
  const state = play.stores.online.getState();
  const theirs = NEXT.map(what => offerOfOther(state, what)).find(offer => offer !== undefined);
  if (theirs !== undefined)
    return [{ label: words.t('table.decline'), press: () => play.online.answer(theirs, false) }];
  const own = NEXT.map(what => ownOffer(state, what)).find(offer => offer !== undefined);
  if (own === undefined) return [];
  return [{ label: words.t('table.withdraw'), press: () => play.online.answer(own, false) }];
};

const topCard = (shell: Shell): TableCard | undefined => tableCards(shell)[0];

/** Replaces the margin when there is something to answer or a problem to report. */
export const tableDetail = (shell: Shell): string | undefined => {
  const card = topCard(shell);
  return card?.isTrouble === true ? card.text : (wishText(shell) ?? card?.text);
};

/** Why the finished match changed no rating, for players who have one. */
export const tableUnrated = ({ words, play }: Shell): string | undefined => {
  const { table } = play.stores.online.getState();
  const why = table?.match?.unrated;
  return why === undefined || table === undefined ? undefined : unratedText(words, table.setup.game, why);
};

const extraButtons = (shell: Shell): readonly CardButton[] => {
  const card = topCard(shell);
  return card?.isTrouble === true ? card.buttons : answersOf(shell);
};

/** The number of button rows that the result needs. */
export const tableRows = (shell: Shell): 1 | 2 => (extraButtons(shell).length > 0 ? 2 : 1);

const next = (shell: Shell, what: (typeof NEXT)[number]): TemplateResult => {
  const { words, play } = shell;
  const can = isAvailable(what === 'rematch' ? 'offerRematch' : 'offerNewGame', play);
  return html`
    <button type="button" class=${what === 'rematch' ? 'primary' : 'secondary'} aria-disabled=${can ? nothing : 'true'}
      @click=${() => can && play.online.ask(what)}>${words.t(what === 'rematch' ? 'command.offerRematch' : 'command.offerNewGame')}</button>`;
};

/** The buttons after a match at a table; watchers can only leave. */
export const tableButtons = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const isSeated = selectOwnSeat(play.stores.online.getState()) !== undefined;
  const menu = html`<button type="button" class="secondary" @click=${() => play.openMenu()}>${words.t(isSeated ? 'command.menu' : 'command.leave')}</button>`;
  const extras = extraButtons(shell).map(
    ({ label, press }) => html`<button type="button" class="secondary" @click=${press}>${label}</button>`,
  );
  return isSeated
    ? html`${next(shell, 'rematch')} ${extras} ${next(shell, 'newGame')} ${menu}`
    : html`${extras} ${menu}`;
};
