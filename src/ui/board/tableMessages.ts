import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Rect } from '../../look/layout.ts';
import { cardsPlace } from '../../look/layouts/cardsPlace.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { type CardButton, type TableCard, tableCards } from '../online/table/tableCards.ts';
import { followTableTime } from '../online/table/tableTicker.ts';
import { isResultShown } from './result/resultPanel.ts';

/** The area of the table's cards; undefined if there are none or the result includes them. */
export const messagesRect = (shell: Shell): Rect | undefined => {
  const cards = tableCards(shell);
  if (cards.length === 0 || isResultShown(shell)) return undefined;
  return cardsPlace(layoutFor(shell, 'board'), cards.length).rect;
};

const cardButton = ({ label, press, isMain = false }: CardButton): TemplateResult => html`
  <button type="button" class=${isMain ? 'primary' : 'secondary'} @click=${press}>${label}</button>`;

const card = ({ text, buttons, isTrouble = false }: TableCard): TemplateResult => html`
  <div class="table-card card ${isTrouble ? 'trouble' : ''}" role="group" aria-label=${text}>
    <p>${text}</p>
    ${buttons.map(cardButton)}
  </div>`;

const cards = (shell: Shell): TemplateResult => {
  const rect = messagesRect(shell);
  if (rect === undefined) return html``;
  const all = tableCards(shell);
  const { count } = cardsPlace(layoutFor(shell, 'board'), all.length);
  return html`
    <div class="table-cards" role="region" aria-label=${shell.words.t('table.messages')} .style=${place(rect)}>
      ${repeat(all.slice(0, count), ({ key }) => key, card)}
    </div>`;
};

/**
 * The messages beside the board of an online match. They take no focus; if a focused message disappears, `returnFocus`
 * is called.
 */
export const mountMessages = (shell: Shell, returnFocus: () => void): (() => void) => {
  const { element, draw, stop } = liveElement(shell, 'messages-host', () => cards(shell));
  let held = false;
  element.addEventListener('focusin', () => {
    held = true;
  });
  element.addEventListener('focusout', ({ relatedTarget }) => {
    held = relatedTarget === null && held;
  });
  const observer = new MutationObserver(() => {
    if (!held || element.contains(document.activeElement)) return;
    held = false;
    if (document.activeElement === document.body) returnFocus();
  });
  observer.observe(element, { childList: true, subtree: true });
  const endTime = followTableTime(shell.play, draw);
  return () => {
    observer.disconnect();
    endTime();
    stop();
  };
};
