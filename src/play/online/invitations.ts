import { opposite } from '../../game/color.ts';
import type { TableState } from '../../net/contract/tableState.ts';
import type { OpenInvitation } from '../../store/kept/savedInvitations.ts';
import type { PlayContext } from '../context.ts';
import { notify, withdraw } from '../notices.ts';

/** Milliseconds between checks whether a friend has come to a table that was left. */
const PAUSE = 20_000;

/** Whether a player at the table waits for the second one. */
export const isAwaiting = ({ match, you }: TableState): boolean => match === undefined && you !== 'watcher';

/** The stored entry for a table with a running game, so that it is found again after closing the page. */
const underWay = ({ code, setup, match, you, seats }: TableState): Omit<OpenInvitation, 'at'> | undefined =>
  match === undefined || match.result !== undefined || you === 'watcher'
    ? undefined
    : { code, setup, isUnderWay: true, against: seats[opposite(you)]?.name };

/** Stores the tables that wait for a friend or have a running game, and checks whether the friend has come. */
export class Invitations {
  readonly #context: PlayContext;
  #cancel = (): void => {};

  constructor(context: PlayContext) {
    this.#context = context;
    this.#show();
    void this.#ask();
  }

  /** To be called with every state of a table. */
  note(table: TableState): void {
    const { kept, stores } = this.#context;
    const { isFromLobby, invitations: shown } = stores.online.getState();
    const { code, setup } = table;
    const before = shown.find(one => one.code === code);
    const next = isAwaiting(table) && !isFromLobby ? { code, setup } : underWay(table);
    if (next === undefined && before === undefined) return;
    if (next === undefined) kept.invitations.drop(code);
    else if (before === undefined || underWay(table) !== undefined) kept.invitations.keep(next);
    else return;
    this.#show();
  }

  drop(code: string): void {
    this.#context.kept.invitations.drop(code);
    this.#show();
  }

  /** The server no longer has this table. Returns whether it was stored here. */
  lose(code: string): boolean {
    const { stores, kept } = this.#context;
    if (!kept.invitations.list().some(one => one.code === code)) return false;
    this.drop(code);
    notify(stores.app, 'tableGone');
    return true;
  }

  /** Polls the server while any table waits. */
  #look(): void {
    this.#cancel();
    if (this.#awaited().length > 0) this.#cancel = this.#context.clock.after(PAUSE, () => void this.#ask());
  }

  #awaited(): readonly OpenInvitation[] {
    return this.#context.kept.invitations.list().filter(({ isUnderWay }) => isUnderWay !== true);
  }

  async #ask(): Promise<void> {
    const { wire, stores } = this.#context;
    const { table } = stores.online.getState();
    const left = this.#awaited().filter(({ code }) => code !== table?.code);
    for (const { code } of left) {
      const answer = await wire.pages.ask('invitation', { code });
      if (typeof answer !== 'object') continue;
      if (answer.isGone === true) this.lose(code);
      else if (answer.invitation === undefined) this.#came(code);
    }
    this.#look();
  }

  /** The friend has come, or the table is gone. */
  #came(code: string): void {
    const { online, app } = this.#context.stores;
    const { invitations } = online.getState();
    if (!invitations.some(one => one.code === code && !one.hasCome)) return;
    online.setState({
      invitations: invitations.map(one => (one.code === code ? { ...one, hasCome: true } : one)),
    });
    notify(app, 'friendCame');
  }

  /** Drops all of them with the keys to their seats. */
  forget(): void {
    for (const { code } of this.#context.kept.invitations.list()) this.#context.kept.invitations.drop(code);
    this.#show();
  }

  #show(): void {
    const { stores, kept } = this.#context;
    const shown = stores.online.getState().invitations;
    const hasCome = (code: string): boolean => shown.some(one => one.code === code && one.hasCome);
    const invitations = kept.invitations
      .list()
      .map(one => ({ ...one, hasCome: one.isUnderWay !== true && hasCome(one.code) }));
    stores.online.setState({ invitations });
    if (!invitations.some(one => one.hasCome)) withdraw(stores.app, 'friendCame');
    this.#look();
  }
}
