import { html, nothing, type TemplateResult } from 'lit';
import { type AppState, BOARD_PARTS, type BoardPart, type Missing } from '../../store/appStore.ts';
import type { Shell } from './shell.ts';

const isBoardPart = (part: Missing): part is BoardPart => (BOARD_PARTS as readonly Missing[]).includes(part);

/** The missing part without which the board cannot be painted at all. */
export const missingBoardPart = ({ missing }: AppState): BoardPart | undefined => missing.find(isBoardPart);

const reload = (): void => window.location.reload();

/** Says on the menu and the board what the computer player lacks. */
export const missingMessage = ({ words, play }: Shell): TemplateResult => {
  const missing = play.stores.app.getState().missing.filter(part => !isBoardPart(part));
  return html`${missing.map(part => html`<p class="missing-message" role="alert">${words.t(`missing.${part}`)}</p>`)}`;
};

/** Replaces the whole page when no board can be painted. */
export const missingPage = ({ words, play }: Shell): TemplateResult => {
  const part = missingBoardPart(play.stores.app.getState());
  if (part === undefined) return html`${nothing}`;
  return html`
    <main class="missing-page card">
      <h1>${words.t('name')}</h1>
      <h2>${words.t('missing.title')}</h2>
      <p>${words.t(`missing.${part}`)}</p>
      <button type="button" class="primary" @click=${reload}>${words.t('missing.reload')}</button>
    </main>`;
};
