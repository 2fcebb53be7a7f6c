import { html, type TemplateResult } from 'lit';
import { COLORS } from '../../game/color.ts';
import type { TableState } from '../../net/contract/tableState.ts';
import { isLocal, type OnlineState } from '../../store/onlineStore.ts';
import { createCopying } from '../kit/copyButton.ts';
import { type Close, openDialog } from '../kit/dialogs.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { inviteContent, waiting } from './inviteDialog.ts';

/** The table at which the person waits for a friend. */
const awaitingTable = ({ table, connection }: OnlineState): TableState | undefined => {
  if (table === undefined || table.you === 'watcher' || connection.type === 'ended') return undefined;
  const isWaiting = table.match === undefined && COLORS.some(color => table.seats[color] === undefined);
  return isWaiting ? table : undefined;
};

/** Shown over the board while the invitation is closed. */
const reminder = (shell: Shell, show: () => void): TemplateResult => {
  const { words, play } = shell;
  return html`
    <div class="reminder-place" .style=${place(layoutFor(shell, 'board').board.frame)}>
      <div class="reminder card" role="group" aria-label=${words.t('invite.waiting')}>
        ${waiting(shell)}
        <div class="answers">
          <button type="button" class="secondary" @click=${() => play.online.cancel()}>${words.t('invite.cancel')}</button>
          <button type="button" class="primary" @click=${show}>${words.t('invite.show')}</button>
        </div>
      </div>
    </div>`;
};

/**
 * The invitation at a table that waits for a friend: open at first, closed by its close button, Escape or a click
 * beside it. It disappears when the friend sits down; `returnFocus` is called then.
 */
export const mountInvite = (shell: Shell, returnFocus: () => void): (() => void) => {
  const { online } = shell.play.stores;
  const awaited = (): TableState | undefined => awaitingTable(online.getState());
  let end: Close | undefined;
  let isOver = false;
  let drawDialog = (): void => {};

  const open = async (): Promise<void> => {
    let draw = (): void => {};
    let host: string | undefined;
    const chooseHost = (chosen: string): void => {
      host = chosen;
      draw();
    };
    const copying = createCopying(shell, () => draw());
    await openDialog(shell, {
      name: () => shell.words.t('invite.title'),
      className: 'invite-dialog',
      content: (close, redraw) => {
        end = close;
        draw = redraw;
        drawDialog = redraw;
        const table = awaited();
        return table === undefined
          ? html``
          : inviteContent({ shell, table, copying, host, chooseHost, close });
      },
    });
    end = undefined;
    drawDialog = () => {};
    if (isOver) return;
    aside.draw();
    if (awaited() === undefined) returnFocus();
    else aside.element.querySelector<HTMLElement>('.primary')?.focus();
  };

  const begin = (): void => {
    if (isLocal(location.href)) void shell.play.online.loadHosts().then(() => drawDialog());
    void open();
    shell.say(shell.words.t('invite.waiting'));
    aside.draw();
  };
  const aside = liveElement(shell, 'reminder-host', () =>
    awaited() === undefined || end !== undefined ? html`` : reminder(shell, begin),
  );

  const putAway = (): void => {
    if (end !== undefined) end();
    else if (document.activeElement === document.body) returnFocus();
  };

  if (awaited() !== undefined) begin();
  const stop = online.subscribe((after, before) => {
    const [now, then] = [awaitingTable(after), awaitingTable(before)];
    if (now === undefined && then !== undefined) putAway();
    if (now !== undefined && then === undefined && end === undefined) begin();
  });
  return () => {
    isOver = true;
    stop();
    aside.stop();
  };
};
