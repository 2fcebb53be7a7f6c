import { html, nothing, svg, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import type { TableState } from '../../net/contract/tableState.ts';
import { isLocal, pageAt, tableLink } from '../../store/onlineStore.ts';
import { listChoice } from '../kit/choices.ts';
import { type Copying, copyMainButton, linkField } from '../kit/copyButton.ts';
import type { Close } from '../kit/dialogs.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { clockText, spokenClock, tableClockTimes } from '../words/clocks.ts';
import { boardText, colorWord, setupText } from '../words/names.ts';
import { stakesText } from '../words/stakes.ts';

/** A code is shown in two halves. */
const HALF = 3;

export interface InviteContext {
  readonly shell: Shell;
  readonly table: TableState;
  readonly copying: Copying;
  /** The host chosen for the link. */
  readonly host: string | undefined;
  readonly chooseHost: (host: string) => void;
  /** Closes the invitation; the table stays open. */
  readonly close: Close;
}

/** The page's address for the friend, and the hosts it could name if this address works on this device only. */
const pageForFriend = ({
  shell,
  host,
}: InviteContext): { page: string; hosts: readonly string[] | undefined } => {
  const { hosts } = shell.play.stores.online.getState();
  if (!isLocal(location.href)) return { page: location.href, hosts: undefined };
  const chosen = host ?? hosts?.[0];
  return { page: chosen === undefined ? location.href : pageAt(chosen, location.href), hosts };
};

/** Lets the person choose which of the device's addresses the link names, or warns that nobody else can open it. */
const hostChoice = (context: InviteContext, hosts: readonly string[] | undefined): TemplateResult => {
  const { words } = context.shell;
  if (hosts === undefined || hosts.length === 1) return html`${nothing}`;
  if (hosts.length === 0) return html`<p class="invite-local">${words.t('invite.onlyHere')}</p>`;
  return html`<div class="field">${listChoice({
    id: 'invite-host',
    label: words.t('invite.host'),
    options: hosts.map(value => ({ value, label: value })),
    value: context.host ?? hosts[0],
    onChoose: context.chooseHost,
  })}</div>`;
};

/** Keeps the period on the line of the word before it. */
const NO_BREAK = '\u00a0';

/** The game, the person's side, the clock, and whether it is rated. */
const terms = ({
  shell: { words },
  table: { setup, clock, isRated, you },
}: InviteContext): TemplateResult => {
  const times = tableClockTimes(clock);
  const dot = html`<span aria-hidden="true">${NO_BREAK}· </span>`;
  return html`
    <p class="quiet">
      ${boardText(words, setup)}${dot}${
        you === 'watcher'
          ? nothing
          : html`${words.t('invite.youPlay', { color: colorWord(words, you, setup.game) })}${dot}`
      }<span aria-hidden="true">${clockText(words, times)}</span><span class="unseen">${spokenClock(words, times)}</span>${
        isRated === undefined ? nothing : html`${dot}${stakesText(words, isRated)}`
      }
    </p>
    ${setup.freePassing ? html`<p class="quiet">${words.t('passing.terms')}</p>` : nothing}`;
};

/** The code in large letters, read out letter by letter. */
const codeParts = ({ shell: { words }, table: { code } }: InviteContext): TemplateResult => html`
  <p class="table-code">
    <span class="choice-label">${words.t('invite.code')}</span>
    <span class="code-letters" aria-hidden="true"><span>${code.slice(0, HALF)}</span><span>${code.slice(HALF)}</span></span>
    <span class="unseen">${[...code].join(words.t('comma'))}</span>
  </p>`;

/** Only on platforms that can share links. Cancelling the share is no error. */
const shareButton = ({ shell: { words }, table: { setup } }: InviteContext, link: string): TemplateResult => {
  if (typeof navigator.share !== 'function') return html`${nothing}`;
  const text = words.t('invite.shared', { game: setupText(words, setup) });
  const share = (): void =>
    void navigator.share({ title: words.t('name'), text, url: link }).catch(() => undefined);
  return html`
    <button type="button" class="secondary with-icon" @click=${share}>
      ${icon('share')}<span>${words.t('invite.share')}</span>
    </button>`;
};

/** The empty seat. Also reports a lost connection, since the invitation covers the board's message. */
export const waiting = ({ words, play }: Shell): TemplateResult => {
  const isLost = play.stores.online.getState().connection.type === 'reconnecting';
  return html`
    <div class="invite-waiting">
      <p class="awaited">
        ${isLost ? nothing : html`<span class="empty-seat" aria-hidden="true"></span>`}${words.t(isLost ? 'table.connection.lost' : 'invite.waiting')}
      </p>
      <p class="quiet">${words.t('invite.waits')}</p>
    </div>`;
};

/** All ways to invite a friend to the table. */
export const inviteContent = (context: InviteContext): TemplateResult => {
  const { shell, table, copying, close } = context;
  const { words, play } = shell;
  const { page, hosts } = pageForFriend(context);
  const link = tableLink(table.code, page);
  const find = (): HTMLInputElement | null => shell.root.querySelector('.invite-dialog .link-field');
  return html`
    <header class="invite-head"><h2>${words.t('invite.title')}</h2>${terms(context)}</header>
    ${qrPicture(link, words.t('invite.picture'))}
    <div class="invite-ways">
      <p class="quiet invite-about">${words.t('invite.about')}</p>
      ${codeParts(context)} ${hostChoice(context, hosts)} ${linkField(words, link)}
      ${copying.outcome(link) === 'byHand' ? html`<p class="quiet">${words.t('invite.copyByHand')}</p>` : nothing}
      <div class="invite-buttons">${copyMainButton(words, copying, { link, find })} ${shareButton(context, link)}</div>
    </div>
    <footer class="invite-foot">
      ${waiting(shell)}
      <button type="button" class="secondary" @click=${() => play.online.cancel()}>${words.t('invite.cancel')}</button>
    </footer>
    <button type="button" class="icon-button invite-close" aria-label=${words.t('close')} @click=${() => close()}>${icon('close')}</button>`;
};

interface Picture {
  readonly text: string;
  readonly label: string;
  /** Resolves to the empty placeholder if the drawing code cannot be loaded. */
  readonly drawn: Promise<TemplateResult>;
}

/** A placeholder of the same size. */
const PLACE = html`<svg class="qr-code" viewBox="0 0 1 1" aria-hidden="true">${svg`<rect class="qr-light" width="1" height="1" />`}</svg>`;

const draw = async (text: string, label: string): Promise<TemplateResult> => {
  try {
    return (await import('./qrCode.ts')).qrCode(text, label);
  } catch {
    return PLACE;
  }
};

let last: Picture | undefined;

/** The QR code of `text`. The code that draws it is loaded on first use; until then a placeholder keeps its space. */
const qrPicture = (text: string, label: string): TemplateResult => {
  if (last?.text !== text || last.label !== label) last = { text, label, drawn: draw(text, label) };
  return html`${until(last.drawn, PLACE)}`;
};
