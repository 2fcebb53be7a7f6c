import { html, type TemplateResult } from 'lit';
import type { Shell } from './shell.ts';

/** Explains on the menu and the board why computer players are unavailable. */
export const missingMessage = ({ words, play }: Shell): TemplateResult => {
  const { missing } = play.stores.app.getState();
  return html`${missing.map(part => html`<p class="missing-message" role="alert">${words.t(`missing.${part}`)}</p>`)}`;
};
