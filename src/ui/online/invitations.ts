import { html, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { ShownInvitation } from '../../store/onlineStore.ts';
import type { Shell } from '../kit/shell.ts';
import { setupText } from '../words/names.ts';

const mayAsk = (): boolean => typeof Notification === 'function' && Notification.permission === 'default';

/** Shows a system notification, if the person allowed it. Phones accept these only from the service worker. */
export const notify = async (title: string, body: string): Promise<void> => {
  if (typeof Notification !== 'function' || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) new Notification(title, { body });
  else await registration.showNotification(title, { body });
};

const notifyButton = (words: Words, redraw: () => void): TemplateResult =>
  html`<button type="button" class="quiet-button" @click=${() => void Notification.requestPermission().then(redraw)}>${words.t('invite.notify')}</button>`;

/** The text for a table's state, and whether it can be joined. */
const STATES = {
  awaited: { text: 'invite.waiting', isReady: false },
  come: { text: 'notice.friendCame', isReady: true },
  underWay: { text: 'invite.underWay', isReady: true },
} as const;

const stateOf = ({ isUnderWay, hasCome }: ShownInvitation): keyof typeof STATES => {
  if (isUnderWay === true) return 'underWay';
  return hasCome ? 'come' : 'awaited';
};

const row = ({ words, play }: Shell, invitation: ShownInvitation, redraw: () => void): TemplateResult => {
  const { code, setup, against } = invitation;
  const state = stateOf(invitation);
  const { text, isReady } = STATES[state];
  const about = against === undefined ? setupText(words, setup) : `${against} · ${setupText(words, setup)}`;
  return html`
    <li class="invitation ${state}">
      <span>${words.t(text)} <span class="quiet"><bdi>${about}</bdi></span></span>
      ${state === 'awaited' && mayAsk() ? notifyButton(words, redraw) : ''}
      <button type="button" class=${isReady ? 'primary' : 'secondary'} @click=${() => play.online.join(code)}>
        ${words.t(isReady ? 'invite.go' : 'invite.show')}
      </button>
    </li>`;
};

/** The tables left waiting for a friend, or in the middle of a game. */
export const invitationRows = (shell: Shell, redraw: () => void): TemplateResult => html`
  <ul class="invitations" role="list">
    ${shell.play.stores.online.getState().invitations.map(invitation => row(shell, invitation, redraw))}
  </ul>`;
