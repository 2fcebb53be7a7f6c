import { html, nothing, type TemplateResult } from 'lit';
import { isCharacter, type Seat } from '../../game/seat.ts';
import { portrait } from '../menu/portraits.ts';

/** The face of the player in a seat, if it is a character. */
export const face = (seat: Seat | undefined): TemplateResult =>
  seat?.type === 'computer' && isCharacter(seat.opponent)
    ? html`<span class="face">${portrait(seat.opponent)}</span>`
    : html`${nothing}`;
