import { html, nothing, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import type { ClubDoor, ClubState, Member } from '../../net/contract/club.ts';
import type { ClubPlay } from '../../play/club/club.ts';
import { type ClubShown, clubLink } from '../../store/clubStore.ts';
import { isLocal, pageAt } from '../../store/onlineStore.ts';
import { linkField } from '../kit/copyButton.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import type { createClubBoard } from './clubBoard.ts';

/** The context that every part of the screen receives. */
export interface ClubContext {
  readonly shell: Shell;
  readonly calls: ClubPlay;
  readonly shown: ClubShown;
  readonly board: ReturnType<typeof createClubBoard>;
  readonly redraw: () => void;
}

/** The page's address for other devices, even if this device opened it as localhost. */
const pageForOthers = (hosts: readonly string[] | undefined): string => {
  const host = hosts?.[0];
  return isLocal(location.href) && host !== undefined ? pageAt(host, location.href) : location.href;
};

const row = (
  { shell: { words }, calls }: ClubContext,
  { id, name, presence }: Member,
): TemplateResult => html`
  <li class=${presence === 'here' ? '' : 'quiet'}>
    <span dir="auto">${name}</span>
    ${presence === 'here' ? nothing : html`<span class="quiet">${words.t('club.away')}</span>`}
    <button type="button" class="icon-button" aria-label=${words.t('club.remove', { name })} title=${words.t('club.remove', { name })}
      @click=${() => calls.remove(id)}>${icon('delete')}</button>
  </li>`;

/** The people waiting at the closed door; they stay in sight of the host, who may be looking at the board. */
export const waitingParts = (
  { shell: { words }, calls }: ClubContext,
  { knocks }: ClubDoor,
): TemplateResult | typeof nothing =>
  knocks.length === 0
    ? nothing
    : html`
  <ul class="club-waiting card" role="list" aria-label=${words.t('club.atDoor')}>${knocks.map(
    ({ id, name }) => html`
      <li>
        <span dir="auto">${words.t('club.knocks', { name })}</span>
        <button type="button" class="primary" aria-label=${words.t('club.letIn', { name })}
          @click=${() => calls.letIn(id)}>${words.t('club.letInShort')}</button>
      </li>`,
  )}</ul>`;

const doorControl = ({ shell: { words }, calls }: ClubContext, { isOpen }: ClubDoor): TemplateResult => html`
  <div class="club-door-control">
    <button type="button" class="secondary" @click=${() => calls.moveDoor(!isOpen)}>${words.t(isOpen ? 'club.closeDoor' : 'club.openDoor')}</button>
    <p class="quiet" role="status">${isOpen ? nothing : words.t('club.doorClosed')}</p>
  </div>`;

/** Whether the server has been asked for its addresses. */
let isAsked = false;

let drawn: { readonly link: string; readonly picture: Promise<TemplateResult> } | undefined;

const qrPicture = (link: string, label: string): TemplateResult => {
  if (drawn?.link !== link)
    drawn = { link, picture: import('../online/qrCode.ts').then(({ qrCode }) => qrCode(link, label)) };
  return html`${until(drawn.picture, nothing)}`;
};

/** How to join, who is there, and the button to end the club. */
export const peopleParts = (context: ClubContext, { word, members, door }: ClubState): TemplateResult => {
  const { shell, calls } = context;
  const { words, play } = shell;
  const { hosts } = play.stores.online.getState();
  if (hosts === undefined && !isAsked && isLocal(location.href)) {
    isAsked = true;
    void play.online.loadHosts();
  }
  const link = clubLink(word, pageForOthers(hosts));
  return html`
    <section class="place-part" aria-labelledby="club-people">
      <h2 id="club-people">${words.t('club.people', { count: members.length })}</h2>
      <div class="club-invite">
        <div class="club-words">
          <p>${words.t('club.invite')}</p>
          <p class="club-word" dir="auto">${word}</p>
          ${linkField(words, link)}
        </div>
        ${qrPicture(link, words.t('invite.picture'))}
      </div>
      <ul class="club-members" role="list">${members.map(member => row(context, member))}</ul>
      ${door === undefined ? nothing : doorControl(context, door)}
      <div class="answers">
        <button type="button" class="secondary" @click=${() => calls.leave()}>${words.t('club.leave')}</button>
        <button type="button" class="secondary" @click=${() => calls.close()}>${words.t('club.close')}</button>
      </div>
    </section>`;
};
