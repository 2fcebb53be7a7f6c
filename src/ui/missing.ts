import { html, nothing, type TemplateResult } from 'lit';
import type { Missing } from '../store/appStore.ts';
import type { Shell } from './shell.ts';

const missingNow = ({ play }: Shell): readonly Missing[] => play.stores.app.getState().missing;

const reload = (): void => window.location.reload();

/** Says on menu and board what the computer player lacks. */
export const missingMessage = (shell: Shell): TemplateResult => {
  const { words } = shell;
  const missing = missingNow(shell).filter(part => part !== 'webgl');
  return html`${missing.map(part => html`<p class="missing-message" role="alert">${words.t(`missing.${part}`)}</p>`)}`;
};

/** The whole page, where no board can be painted. */
export const missingPage = (shell: Shell): TemplateResult => {
  const { words } = shell;
  if (!missingNow(shell).includes('webgl')) return html`${nothing}`;
  return html`
    <main class="missing-page card">
      <h1>${words.t('name')}</h1>
      <h2>${words.t('missing.title')}</h2>
      <p>${words.t('missing.webgl')}</p>
      <button type="button" class="primary" @click=${reload}>${words.t('missing.reload')}</button>
    </main>`;
};
