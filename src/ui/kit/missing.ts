import { html, type TemplateResult } from 'lit';
import type { Shell } from './shell.ts';

/** Says on the menu and the board what the computer player lacks. */
export const missingMessage = ({ words, play }: Shell): TemplateResult => {
  const { missing } = play.stores.app.getState();
  return html`${missing.map(part => html`<p class="missing-message" role="alert">${words.t(`missing.${part}`)}</p>`)}`;
};
