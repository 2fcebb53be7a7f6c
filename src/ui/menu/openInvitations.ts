import { html, type TemplateResult } from 'lit';
import type { Shell } from '../kit/shell.ts';
import type { invitationRows } from '../online/invitations.ts';

let rows: typeof invitationRows | undefined;

/** The tables that wait for a friend; the code that shows them is loaded once there are any. */
export const openInvitations = (shell: Shell, redraw: () => void): TemplateResult => {
  if (shell.play.stores.online.getState().invitations.length === 0) return html``;
  if (rows !== undefined) return rows(shell, redraw);
  void import('../online/invitations.ts').then(loaded => {
    rows = loaded.invitationRows;
    redraw();
  });
  return html``;
};
