import { Client, type Room } from '@colyseus/sdk';
import { newSecret } from '../../../server/process/secrets.ts';
import type { Color } from '../../../src/game/color.ts';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { legalMoves, type Position } from '../../../src/game/position.ts';
import { makeSquare, type SquareName } from '../../../src/game/square.ts';
import { replayOf, writeMoves } from '../../../src/game/transcript.ts';
import type { ClubState } from '../../../src/net/contract/club.ts';
import type { PageKind, PagePayload } from '../../../src/net/contract/fromPage.ts';
import { readFromServer, type ServerKind, type ServerMessage } from '../../../src/net/contract/fromServer.ts';
import {
  type Kind,
  readAnswer,
  type ServerAnswer,
  type ServerQuestion,
} from '../../../src/net/contract/records.ts';
import { writeSetup } from '../../../src/net/contract/settings.ts';
import type { TableState } from '../../../src/net/contract/tableState.ts';

type Opening = Partial<PagePayload<'open'>>;
type Waiter = () => boolean;

/** How long to wait for a message on a slow and busy machine. */
const PATIENCE_MILLISECONDS = 45_000;
/**
 * Once the server has answered this many pings, it is not busy and will not send the message any more; it waits for a player
 * for ten and a half seconds.
 */
const ANSWERS = 70;
const PAUSE_MILLISECONDS = 200;
/** The number of messages quoted in the error of a timeout. */
const SHOWN_MESSAGES = 2;

export const movesOf = ({ setup, match }: TableState): string =>
  match === undefined ? '' : writeMoves(startOf(setup).rules, match.transcript);

export const positionIn = ({ setup, match }: TableState): Position => {
  const replayed = replayOf(setup, match?.transcript ?? []);
  const position = replayed.type === 'legal' ? replayed.positions.at(-1) : undefined;
  if (position === undefined) throw new Error('a state with illegal plies');
  return position;
};

const firstLegal = (state: TableState): SquareName => {
  const [square] = legalMoves(positionIn(state));
  if (square === undefined) throw new Error('an unfinished match without a legal move');
  return makeSquare(square);
};

/** The default request for a table. */
const STANDARD = { setup: writeSetup(STANDARD_SETUP), clock: { kind: 'none' } } as const;

/** A person with a browser: an identity, and at most one connection to a table. */
export class Person {
  identity = newSecret();
  port: number;
  code = '';
  token: string | undefined;
  received: ServerMessage[] = [];
  /** The code the connection was closed with. */
  ended: number | undefined;
  readonly #waiters = new Set<Waiter>();
  #client: Client;
  #room: Room | undefined;

  /** `address` is the one a proxy reports for this browser. */
  constructor(port: number, address?: string) {
    this.port = port;
    const headers = address === undefined ? {} : { 'X-Forwarded-For': address };
    this.#client = new Client(`ws://localhost:${port}`, { headers });
  }

  /** Switches to another server. */
  moveTo(port: number): this {
    this.port = port;
    this.#client = new Client(`ws://localhost:${port}`);
    return this;
  }

  open(opening: Opening = {}): Promise<this> {
    const wish = { ...STANDARD, color: 'black', identity: this.identity, ...opening } as const;
    return this.#enter('create', 'open', wish);
  }

  /** Joins by a word. */
  meet(word: string, choice: Opening = {}): Promise<this> {
    const wish = { word, ...STANDARD, color: 'black', identity: this.identity, ...choice } as const;
    return this.#enter('joinOrCreate', 'meet', wish);
  }

  /** Sits down, with the token if there is one. */
  sit(code = this.code, more: Partial<PagePayload<'sit'>> = {}): Promise<this> {
    const token = this.token === undefined ? {} : { token: this.token };
    return this.#enter('joinOrCreate', 'sit', { code, identity: this.identity, ...token, ...more });
  }

  watch(code: string): Promise<this> {
    return this.#enter('joinOrCreate', 'watch', { code });
  }

  say<Kind extends PageKind>(kind: Kind, payload: PagePayload<Kind>): this {
    this.#room?.send(kind, payload);
    return this;
  }

  /** Sends an API request with this browser's identity. */
  async ask<K extends Kind>(
    kind: K,
    question: Omit<ServerQuestion<K>, 'identity'>,
  ): Promise<ServerAnswer<K>> {
    const body = JSON.stringify({ identity: this.identity, ...question });
    const response = await fetch(`http://localhost:${this.port}/api/${kind}`, { method: 'POST', body });
    const answer = readAnswer(kind, await response.json());
    if (answer === undefined) throw new Error(`an unreadable answer to ${kind}`);
    return answer;
  }

  /** Sends a message that is not part of the protocol. */
  mumble(kind: string, payload: unknown): this {
    this.#room?.send(kind, payload);
    return this;
  }

  play(square: SquareName, ply = this.ply): this {
    return this.say('play', { match: this.state.match?.number ?? 1, ply, square });
  }

  /** Breaks the connection without a closing handshake. */
  drop(): this {
    const transport = this.#room?.connection.transport as unknown as { ws: { terminate(): void } };
    transport.ws.terminate();
    return this;
  }

  /** Stops sending and answering, while the connection stays open. */
  freeze(): this {
    const transport = this.#room?.connection.transport as unknown as { ws: { pause(): void } };
    transport.ws.pause();
    return this;
  }

  get state(): TableState {
    const told = this.received.findLast(message => message.kind === 'state');
    if (told === undefined) throw new Error('no state was received');
    return told;
  }

  get ply(): number {
    return this.state.match?.transcript.length ?? 0;
  }

  get color(): Color | 'watcher' {
    return this.state.you;
  }

  /** The next message of a kind after this call, or the last one if it matches. */
  async receives<Kind extends ServerKind>(
    kind: Kind,
    fits: (message: ServerMessage<Kind>) => boolean = () => true,
  ): Promise<ServerMessage<Kind>> {
    const find = (): ServerMessage<Kind> | undefined => {
      const last = this.received.findLast(message => message.kind === kind) as
        | ServerMessage<Kind>
        | undefined;
      return last !== undefined && fits(last) ? last : undefined;
    };
    await this.#until(`a message "${kind}" that fits`, () => find() !== undefined);
    return find() as ServerMessage<Kind>;
  }

  sees(fits: (state: TableState) => boolean): Promise<TableState> {
    return this.receives('state', fits);
  }

  async isGone(): Promise<number> {
    await this.#until('the end of the connection', () => this.ended !== undefined);
    return this.ended ?? 0;
  }

  /** Plays the first legal square on each of its turns until the match is over. */
  async playToTheEnd(): Promise<TableState> {
    const isTurn = (state: TableState): boolean =>
      state.match?.result !== undefined || positionIn(state).turn === state.you;
    for (;;) {
      const state = await this.sees(isTurn);
      if (state.match?.result !== undefined) return state;
      const { ply } = this;
      this.play(firstLegal(state));
      await this.sees(after => (after.match?.transcript.length ?? 0) > ply);
    }
  }

  /** Both play the first legal square in turn until this many plies. */
  async playPlies(other: Person, plies: number): Promise<void> {
    while (this.ply < plies) {
      const after = this.ply + 1;
      const player = positionIn(this.state).turn === this.color ? this : other;
      player.play(firstLegal(this.state));
      for (const person of [this, other])
        await person.sees(({ match }) => match?.transcript.length === after);
    }
  }

  /** Waits in the lobby. */
  async seek(wanted: Partial<PagePayload<'seek'>> = {}): Promise<this> {
    const payload = { kind: 'seek', ...STANDARD, identity: this.identity, ...wanted };
    this.#meet(await this.#client.joinOrCreate('lobby', payload));
    return this;
  }

  /** Joins the table that the lobby found. */
  async goToFound(): Promise<this> {
    const { code, token } = await this.receives('found');
    await this.isGone();
    this.token = token;
    return this.sit(code);
  }

  /** This browser in another connection, at its reserved seat. Retries as pages do. */
  async atSeat({ code, token }: Pick<ServerMessage<'found'>, 'code' | 'token'>): Promise<Person> {
    const twin = new Person(this.port);
    twin.identity = this.identity;
    twin.token = token;
    try {
      return await twin.sit(code);
    } catch (error) {
      if (error instanceof Error && error.message === 'serverMoves') return this.atSeat({ code, token });
      throw error;
    }
  }

  /** Opens a club, or returns to it. */
  host(word: string, name = 'Teacher'): Promise<this> {
    return this.#comeToClub('host', word, name);
  }

  enterClub(word: string, name: string): Promise<this> {
    return this.#comeToClub('enter', word, name);
  }

  wish(wish: PagePayload<'club'>['wish']): this {
    return this.say('club', { wish });
  }

  get club(): ClubState {
    const told = this.received.findLast(message => message.kind === 'club');
    if (told === undefined) throw new Error('no club state was received');
    return told;
  }

  seesClub(fits: (club: ClubState) => boolean): Promise<ClubState> {
    return this.receives('club', fits);
  }

  async #comeToClub(kind: 'host' | 'enter', word: string, name: string): Promise<this> {
    this.#meet(await this.#client.joinOrCreate('club', { kind, word, name, identity: this.identity }));
    await this.receives('club');
    return this;
  }

  async #enter<Kind extends 'open' | 'meet' | 'sit' | 'watch'>(
    method: 'create' | 'joinOrCreate',
    kind: Kind,
    payload: PagePayload<Kind>,
  ): Promise<this> {
    this.#meet(await this.#client[method]('table', { kind, ...payload }));
    const { code, token } = await this.receives('welcome');
    this.code = code;
    this.token = token;
    await this.receives('state');
    return this;
  }

  #meet(room: Room): void {
    this.received = [];
    this.ended = undefined;
    room.reconnection.enabled = false;
    room.onMessage('*', (told, what) => this.#receive(told, what));
    room.onLeave(code => {
      if (this.#room !== room) return;
      this.ended = code;
      this.#wake();
    });
    this.#room = room;
  }

  #receive(kind: string | number, payload: unknown): void {
    const message = readFromServer(kind, payload);
    if (message === undefined) throw new Error(`the server says ${kind}, which cannot be read`);
    this.received.push(message);
    this.#wake();
  }

  #wake(): void {
    for (const waiter of this.#waiters) if (waiter()) this.#waiters.delete(waiter);
  }

  /** Whether the server still answers pings; the time this takes depends on the machine. */
  async #isAnswered(): Promise<boolean> {
    await new Promise(resolve => setTimeout(resolve, PAUSE_MILLISECONDS));
    return fetch(`http://localhost:${this.port}/healthz`).then(
      () => true,
      () => false,
    );
  }

  #until(what: string, isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#waiters.delete(waiter);
      };
      const fail = (): void => {
        end();
        const last = this.received.slice(-SHOWN_MESSAGES).map(message => JSON.stringify(message));
        const words = `${what} did not come; the last messages were ${last.join(' and ') || 'none'}`;
        reject(
          new Error(this.ended === undefined ? words : `${words}; the connection ended (${this.ended})`),
        );
      };
      const waiter = (): boolean => {
        if (isSo()) {
          end();
          resolve();
        } else if (this.ended !== undefined) fail();
        else return false;
        return true;
      };
      const timer = setTimeout(fail, PATIENCE_MILLISECONDS);
      const countAnswers = async (): Promise<void> => {
        for (let answers = 0; this.#waiters.has(waiter); ) {
          if (await this.#isAnswered()) answers += 1;
          if (answers === ANSWERS && this.#waiters.has(waiter)) fail();
        }
      };
      if (waiter()) return;
      this.#waiters.add(waiter);
      void countAnswers();
    });
  }
}

/** Anna has opened a table, with Black unless she chose otherwise, and Ben has sat down. */
export const seatTwo = async (
  port: number,
  opening: Opening = {},
  addresses: readonly string[] = [],
): Promise<[Person, Person]> => {
  const [anna, ben] = [new Person(port, addresses[0]), new Person(port, addresses[1])];
  await anna.open({ name: 'Anna', ...opening });
  await ben.sit(anna.code, { name: 'Ben' });
  await anna.sees(({ match }) => match !== undefined);
  await ben.sees(({ match }) => match !== undefined);
  return [anna, ben];
};

/** The players play these squares in turn, and both receive each. */
export const playInTurn = async (
  two: readonly [Person, Person],
  ...squares: readonly SquareName[]
): Promise<void> => {
  for (const square of squares) {
    const { ply } = two[0];
    two.find(({ color, state }) => color === positionIn(state).turn)?.play(square);
    for (const person of two) await person.sees(({ match }) => match?.transcript.length === ply + 1);
  }
};
