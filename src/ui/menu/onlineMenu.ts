import { html, nothing, type TemplateResult } from 'lit';
import type { Dialog } from '../../store/dialog.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import type { invitationRows } from '../online/invitations.ts';

/** A button for online play. */
interface Start {
  readonly name: 'friend' | 'opponent' | 'code';
  readonly icon: IconName;
  /** Whether it starts a game with the menu's settings, which have to be valid then. */
  readonly needsSettings?: true;
  readonly dialog: Dialog;
}

const STARTS: readonly Start[] = [
  { name: 'friend', icon: 'friend', needsSettings: true, dialog: { name: 'terms', company: 'friend' } },
  { name: 'opponent', icon: 'search', needsSettings: true, dialog: { name: 'terms', company: 'anybody' } },
  { name: 'code', icon: 'code', dialog: { name: 'join' } },
];

/** The buttons for online play. `isReady` makes the person correct invalid settings first. */
export const onlineTiles = (shell: Shell, isReady: () => boolean): TemplateResult => {
  const { words, play } = shell;
  const press = ({ needsSettings, dialog }: Start): void => {
    if (needsSettings !== true || isReady()) play.openDialog(dialog);
  };
  return html`
    <div class="online-tiles" role="group" aria-label=${words.t('onlineStart.title')}>
      ${STARTS.map(
        start => html`
          <button type="button" class="tile" @click=${() => press(start)}>
            ${icon(start.icon)}<span>${words.t(`onlineStart.${start.name}`)}</span>
          </button>`,
      )}
    </div>`;
};

let rows: typeof invitationRows | undefined;

/** The tables that wait for a friend; the code that shows them is loaded once there are any. */
export const openInvitations = (shell: Shell, redraw: () => void): TemplateResult => {
  if (shell.play.stores.online.getState().invitations.length === 0) return html`${nothing}`;
  if (rows !== undefined) return rows(shell, redraw);
  void import('../online/invitations.ts').then(loaded => {
    rows = loaded.invitationRows;
    redraw();
  });
  return html`${nothing}`;
};
