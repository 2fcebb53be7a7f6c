import { html, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { ShownInvitation } from '../../store/onlineStore.ts';
import type { Shell } from '../kit/shell.ts';
import { setupText } from '../words/names.ts';

const canNotify = (): boolean => typeof Notification === 'function';
const mayAsk = (): boolean => canNotify() && Notification.permission === 'default';

/** Tells a person who looks at something else, if they have asked for it. Phones allow it only through the page's worker. */
const notify = async (text: string, title: string): Promise<void> => {
  if (!document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) new Notification(title, { body: text });
  else await registration.showNotification(title, { body: text });
};

/** The tables whose guests have been told of. */
const told = new Set<string>();

const tellOnce = ({ words, say }: Shell, { code }: ShownInvitation): void => {
  if (told.has(code)) return;
  told.add(code);
  say(words.t('invite.came'));
  void notify(words.t('invite.came'), words.t('name')).catch(() => undefined);
};

const notifyButton = (words: Words, redraw: () => void): TemplateResult =>
  html`<button type="button" class="quiet-button" @click=${() => void Notification.requestPermission().then(redraw)}>${words.t('invite.notify')}</button>`;

const row = (shell: Shell, invitation: ShownInvitation, redraw: () => void): TemplateResult => {
  const { words, play } = shell;
  const { code, setup, hasCome } = invitation;
  if (hasCome) tellOnce(shell, invitation);
  return html`
    <li class="invitation ${hasCome ? 'come' : ''}">
      <span>${words.t(hasCome ? 'invite.came' : 'invite.waiting')} <span class="quiet">${setupText(words, setup)}</span></span>
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
