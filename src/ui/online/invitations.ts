import { html, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { ShownInvitation } from '../../store/onlineStore.ts';
import type { Shell } from '../kit/shell.ts';
import { setupText } from '../words/names.ts';

const mayAsk = (): boolean => typeof Notification === 'function' && Notification.permission === 'default';

/** Shows a notification of the system, where the person allows it. Phones take one only from the page's worker. */
export const notify = async (title: string, body: string): Promise<void> => {
  if (typeof Notification !== 'function' || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) new Notification(title, { body });
  else await registration.showNotification(title, { body });
};

const notifyButton = (words: Words, redraw: () => void): TemplateResult =>
  html`<button type="button" class="quiet-button" @click=${() => void Notification.requestPermission().then(redraw)}>${words.t('invite.notify')}</button>`;

const row = (
  { words, play }: Shell,
  { code, setup, hasCome }: ShownInvitation,
  redraw: () => void,
): TemplateResult => {
  return html`
    <li class="invitation ${hasCome ? 'come' : ''}">
      <span>${words.t(hasCome ? 'notice.friendCame' : 'invite.waiting')} <span class="quiet">${setupText(words, setup)}</span></span>
      ${!hasCome && mayAsk() ? notifyButton(words, redraw) : ''}
      <button type="button" class=${hasCome ? 'primary' : 'secondary'} @click=${() => play.online.join(code)}>
        ${words.t(hasCome ? 'invite.go' : 'invite.show')}
      </button>
    </li>`;
};

/** The tables that were left waiting for a friend. */
export const invitationRows = (shell: Shell, redraw: () => void): TemplateResult => html`
  <ul class="invitations" role="list">
    ${shell.play.stores.online.getState().invitations.map(invitation => row(shell, invitation, redraw))}
  </ul>`;
