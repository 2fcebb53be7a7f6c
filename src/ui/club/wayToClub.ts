import './wayToClub.css';
import { html } from 'lit';
import type { Rect } from '../../look/layout.ts';
import { icon } from '../kit/icons.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { clubButton, tableCards } from '../online/table/tableCards.ts';

/** A free spot: beside the title of a place, in the status line, or between the strip's name and its count. */
const spotOf = (shell: Shell): { readonly name: string; readonly rect?: Rect } => {
  if (shell.play.stores.app.getState().screen !== 'board') return { name: 'beside-title' };
  const { orientation, status } = layoutFor(shell, 'board');
  return orientation === 'landscape' ? { name: 'beside-status', rect: status } : { name: 'in-strip' };
};

/** Whether the result, or the message about the host's decision, already has a button back to the club. */
const isLedBack = (shell: Shell): boolean =>
  clubButton(shell) !== undefined &&
  (shell.play.stores.match.getState().result === 'shown' ||
    tableCards(shell).some(({ key }) => key === 'decided'));

/** A button back to the club, on every other screen. */
export const mountWayToClub = (shell: Shell): (() => void) =>
  liveElement(shell, 'way-to-club', () => {
    if (isLedBack(shell)) return html``;
    const { name, rect } = spotOf(shell);
    return html`
      <div class=${name} .style=${rect ? place(rect) : ''}>
        <button type="button" class="primary with-icon" @click=${() => shell.play.openPlace('club')}>
          ${icon('friend')}<span>${shell.words.t('club.toClub')}</span>
        </button>
      </div>`;
  }).stop;
