import { BEAT } from '../../look/motion.ts';
import type { TableState } from '../../net/contract/tableState.ts';
import { parseCode } from '../../net/contract/texts.ts';
import {
  type ConnectionState,
  OFFLINE,
  type OnlineState,
  type TableWish,
  type Trouble,
} from '../../store/onlineStore.ts';
import { Timers } from '../clock.ts';
import type { PlayContext } from '../context.ts';
import type { TableBoard } from './board.ts';
import { type Invitations, isAwaiting } from './invitations.ts';
import { LobbySession, type SeekRequest } from './lobby.ts';
import { Meeting } from './meeting.ts';
import { seekRequest, tableRequest } from './requests.ts';
import { type Goal, type Mention, TableSession } from './tableSession.ts';

type Seeking = Pick<Extract<ConnectionState, { readonly type: 'seeking' }>, 'isAgain'>;

interface SessionsParts {
  readonly context: PlayContext;
  readonly board: TableBoard;
  readonly openMenu: () => void;
  /** Opens the club that meets under a word. */
  readonly openClub: (word: string) => void;
  readonly invitations: Invitations;
}

/** The session with the server, at a table or in the lobby. A new one ends the previous one. */
export class Sessions {
  readonly #parts: SessionsParts;
  readonly #mention: Mention;
  #table: TableSession | undefined;
  #lobby: LobbySession | undefined;
  #meeting: Meeting | undefined;
  /** Incremented when a session begins or ends, so that outdated answers are ignored. */
  #changes = 0;

  constructor(parts: SessionsParts) {
    this.#parts = parts;
    this.#mention = createMention(parts.context);
  }

  /** The current table, or the one being connected to. */
  get table(): TableSession | undefined {
    return this.#table;
  }

  get current(): TableSession | LobbySession | undefined {
    return this.#table ?? this.#lobby;
  }

  /** Opens a table for a friend. */
  open(terms = tableRequest(this.#settings, this.#parts.context.random)): void {
    const { identity } = this.#parts.context.kept.keys;
    const open = { kind: 'open', identity, ...terms } as const;
    void this.#whenServed(() => this.#sit({ open }));
  }

  /** Goes to this browser's own seat, or to the table of the code or word, now or once another player comes. */
  join(word: string, wish?: TableWish): void {
    const { stores, kept } = this.#parts.context;
    const { table, receivedAt } = stores.online.getState();
    if (kept.keys.token(word) === undefined && table?.code !== word) {
      void this.#visit(word, wish);
      return;
    }
    const unknown = (): void => {
      if (this.#parts.invitations.lose(word)) this.end();
      else void this.#meet(word, wish);
    };
    void this.#whenServed(() => this.#sit({ code: word, unknown }), true);
    if (table?.code === word) stores.online.setState({ table, receivedAt });
  }

  /** Accepts the invitation to a table and sits down. */
  accept(): void {
    const { connection, wish } = this.#online.getState();
    if (connection.type === 'invited') void this.#meet(connection.code, wish);
  }

  /** Waits in the lobby for an opponent with the same wishes. */
  seek(terms = seekRequest(this.#settings)): void {
    const { identity } = this.#parts.context.kept.keys;
    void this.#whenServed(() => this.#wait({ kind: 'seek', identity, ...terms }));
  }

  /** Ends the session for a request without a connection; the returned function tells whether that request is still wanted. */
  begin(): () => boolean {
    this.#endAs({ type: 'connecting' });
    const change = this.#changes;
    return () => change === this.#changes;
  }

  /** Ends the session. A table waiting for a friend stays open. */
  end(): void {
    this.#endAs(OFFLINE.connection);
  }

  /** Leaves a table for a while: the seat is kept. */
  stepAway(): void {
    this.#table?.close();
    this.#table = undefined;
    this.end();
  }

  /** Closes the table that waits for a friend. */
  withdraw(): void {
    const { table } = this.#online.getState();
    if (table !== undefined) this.#parts.invitations.drop(table.code);
    this.#table?.leave();
    this.end();
  }

  get #online() {
    return this.#parts.context.stores.online;
  }

  get #settings() {
    return this.#parts.context.stores.settings.getState();
  }

  get #isInviting(): boolean {
    const { table, isFromLobby } = this.#online.getState();
    return table !== undefined && isAwaiting(table) && !isFromLobby;
  }

  #endAs(connection: ConnectionState): void {
    this.#changes++;
    if (this.#isInviting) this.#table?.close();
    else this.#leaveTable();
    this.#lobby?.leave();
    this.#meeting?.end();
    this.#meeting = undefined;
    this.#table = undefined;
    this.#lobby = undefined;
    this.#parts.board.clear();
    this.#online.setState(({ games, ratings, hosts, invitations }) => ({
      ...OFFLINE,
      games,
      ratings,
      hosts,
      invitations,
      connection,
    }));
  }

  /** Leaving ends the game; a lost connection does not. */
  #leaveTable(): void {
    const { table, connection } = this.#online.getState();
    if (table !== undefined && this.#table !== undefined && connection.type !== 'ended')
      this.#parts.invitations.drop(table.code);
    this.#table?.leave();
  }

  #fail(trouble: Trouble): void {
    this.#online.setState({ connection: { type: 'ended', trouble } });
  }

  /** Continues if there is a server; with a kept seat, also while the server is unreachable. */
  async #whenServed(task: () => void, isSeatKept = false): Promise<void> {
    const isWanted = this.begin();
    const absence = await this.#parts.context.wire.pages.look();
    if (!isWanted()) return;
    if (absence === undefined || (isSeatKept && absence !== 'noServer')) task();
    else this.#fail(absence);
  }

  #sit(goal: Goal, ended = (trouble: Trouble): void => this.#fail(trouble)): void {
    const { context, board } = this.#parts;
    const noted = (table: TableState): void => this.#parts.invitations.note(table);
    this.#table = new TableSession({ context, board, mention: this.#mention, noted, ended }, goal);
  }

  #wait(request: SeekRequest, seeking: Seeking = {}): void {
    const { context } = this.#parts;
    this.#online.setState({ connection: { type: 'seeking', since: context.clock.now(), ...seeking } });
    const found = (code: string): void => {
      this.#lobby = undefined;
      this.#online.setState({ connection: { type: 'connecting' }, isFromLobby: true });
      const ended = (trouble: Trouble): void =>
        this.#isLeftAlone(trouble) ? this.#waitAgain(request) : this.#fail(trouble);
      this.#sit({ code }, ended);
    };
    this.#lobby = new LobbySession({ context, found, ended: trouble => this.#fail(trouble) }, request);
  }

  /** The other player has not come, or has deleted their data together with the table before this one arrived. */
  #isLeftAlone(trouble: Trouble): boolean {
    const { table } = this.#online.getState();
    return trouble === 'otherMissed' || (trouble === 'unknownTable' && table === undefined);
  }

  /** The other player never came to the table: returns to the lobby, where this player is paired first. */
  #waitAgain(request: SeekRequest): void {
    this.end();
    this.#parts.openMenu();
    this.#wait(request, { isAgain: true });
  }

  /** Shows who waits at the table of a code, and what is played there; for a word it starts meeting at once. */
  async #visit(word: string, wish: TableWish | undefined): Promise<void> {
    const code = parseCode(word);
    const isWanted = this.begin();
    const answer = code && (await this.#parts.context.wire.pages.ask('invitation', { code }));
    if (!isWanted()) return;
    const invitation = typeof answer === 'object' ? answer.invitation : undefined;
    if (code === undefined || invitation === undefined) void this.#meet(word, wish);
    else this.#online.setState({ connection: { type: 'invited', code, invitation }, wish });
  }

  /** Retries until the other player is found, unless there is no server at all. */
  async #meet(word: string, wish: TableWish | undefined): Promise<void> {
    const { context } = this.#parts;
    const isWanted = this.begin();
    const giveUp = (trouble: Trouble): void => {
      if (trouble === 'isClub') {
        this.#parts.openClub(word);
        return;
      }
      this.#endAs({ type: 'ended', trouble, word });
      this.#online.setState({ wish });
    };
    this.#online.setState({ wish });
    const meeting = new Meeting({ context, giveUp }, word, wish?.settings);
    this.#meeting = meeting;
    const absence = await context.wire.pages.look();
    if (!isWanted()) return;
    if (absence === 'noServer') giveUp(absence);
    else this.#sit({ meeting });
  }
}

type Passing = Pick<OnlineState, 'greeting' | 'answer' | 'refusal'>;

/** Shows messages about a table, each for a moment. */
const createMention = ({ stores, clock }: PlayContext): Mention => {
  const timers = { greeting: new Timers(clock), answer: new Timers(clock), refusal: new Timers(clock) };
  return <K extends keyof Passing>(what: K, message: NonNullable<Passing[K]>): void => {
    stores.online.setState({ [what]: message });
    timers[what].clear();
    timers[what].after(BEAT.tableWords, () => stores.online.setState({ [what]: undefined }));
  };
};
