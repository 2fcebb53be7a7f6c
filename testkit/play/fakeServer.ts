import type { TableMessage } from '../../server/match/messages.ts';
import type { Guest } from '../../server/match/seating.ts';
import { seatOf } from '../../server/match/table.ts';
import { tableStateFor } from '../../server/match/tableView.ts';
import type { Color } from '../../src/game/color.ts';
import { type PageMessage, readFromPage } from '../../src/net/contract/fromPage.ts';
import type { Kind, WireAnswer, WireRecord } from '../../src/net/contract/records.ts';
import { readAnswer, readRecord } from '../../src/net/contract/records.ts';
import { writeTableState } from '../../src/net/contract/tableState.ts';
import type { Wire } from '../../src/net/server.ts';
import type { Absence, ServerPages } from '../../src/net/serverPages.ts';
import { type FakeRoom, FakeRooms, type Fate, type SentMessage, settle } from '../net/fakeRooms.ts';
import { FakeTable } from '../server/fakeTable.ts';
import { openRoom, type RoomOptions } from './playRoom.ts';

export const TABLE_CODE = 'ABCDEF';

/** A token of the usual length for a guest of this name. */
const tokenOf = (name: string): string => `token-of-${name}`.padEnd(22, '-');

/**
 * A server with one table, following the real rules: Anna waits there with Black. Its connections are fake, so that they can be
 * slow or break.
 */
export class FakeServer implements Wire {
  table: FakeTable;
  absence: Absence | undefined;
  /** While this is true, messages from the page are delayed. */
  isSlow = false;
  records = new Map<string, WireRecord>();
  games: WireAnswer<'games'> | undefined;
  invitation: WireAnswer<'invitation'> | undefined;
  readonly #waiting: (() => void)[] = [];
  readonly #seats = new Map<FakeRoom, string>();
  readonly #watchers = new Set<FakeRoom>();
  readonly rooms = new FakeRooms((room, message) => this.#receive(room, message));

  constructor(table = new FakeTable()) {
    this.table = table;
  }

  readonly joinRoom: Wire['joinRoom'] = async (request, listener) => {
    const outcome = await this.rooms.joinRoom(request, listener);
    if (outcome.type === 'open') this.#welcome(outcome.room as FakeRoom);
    return outcome;
  };

  readonly pages: ServerPages = {
    look: async () => this.absence,
    ask: async (kind, _question) => {
      const answers: Partial<Record<Kind, unknown>> = {
        games: this.games,
        invitation: this.invitation,
      };
      return readAnswer(kind, answers[kind]) ?? this.absence ?? 'noServer';
    },
    record: async id => readRecord(this.records.get(id)) ?? this.absence ?? 'unknownMatch',
  };

  /** The seat of the player with this name. */
  colorOf(name: string): Color | undefined {
    return seatOf(this.table.table, tokenOf(name));
  }

  /** An event at the table that does not come from the page. */
  happen(what: (table: FakeTable) => void): void {
    what(this.table);
    this.broadcast();
  }

  /** Delivers the delayed messages. */
  catchUp(): void {
    this.isSlow = false;
    for (const receive of this.#waiting.splice(0)) receive();
  }

  /** Breaks the connection: delayed messages are lost. */
  breakLine(): void {
    this.#waiting.length = 0;
    const room = this.rooms.last;
    const seat = this.#seatOf(room);
    if (seat !== undefined) this.table.lose(seat);
    this.#seats.delete(room);
    this.#watchers.delete(room);
    room.break();
  }

  broadcast(): void {
    for (const news of this.table.news) {
      for (const room of [...this.#seats.keys(), ...this.#watchers]) {
        if (news.kind === 'state') this.#sendState(room);
        else if (news.kind === 'greeting') room.receive('greeting', { by: news.by, greeting: news.greeting });
        else room.receive('answered', { by: news.by, what: news.what, agrees: news.agrees });
      }
    }
  }

  #welcome(room: FakeRoom): void {
    const { kind, ...payload } = room.request;
    const message = readFromPage(kind, payload);
    if (message === undefined) throw new Error(`a malformed request: ${JSON.stringify(room.request)}`);
    queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => this.#letIn(room, message))));
  }

  #letIn(room: FakeRoom, message: PageMessage): void {
    if (message.kind === 'open') this.#open(room, message);
    else if (message.kind === 'sit') this.#sit(room, message);
    else if (message.kind === 'meet') this.#sit(room, { ...message, kind: 'sit', code: TABLE_CODE });
    else if (message.kind === 'watch') this.#letWatch(room);
  }

  #open(room: FakeRoom, { setup, clock, color, name }: PageMessage<'open'>): void {
    const opener = this.#guest({ kind: 'sit', code: TABLE_CODE, identity: '', name, token: undefined });
    const fixed = color === 'random' ? 'black' : color;
    this.table = new FakeTable({ setup, clock, opener, color: fixed });
    this.#seat(room, opener.newToken);
  }

  #guest({ name = 'somebody', token, identity }: PageMessage<'sit'>): Guest {
    return { token, newToken: tokenOf(name), identity, name };
  }

  #sit(room: FakeRoom, message: PageMessage<'sit'>): void {
    const guest = this.#guest(message);
    const seated = this.table.sit(guest);
    if (seated === 'black' || seated === 'white') this.#seat(room, guest.token ?? guest.newToken);
    else {
      room.receive('refused', { message: 'sit', refusal: seated });
      this.#letWatch(room);
    }
  }

  #seat(room: FakeRoom, token: string): void {
    for (const [other, known] of this.#seats)
      if (known === token) {
        this.#seats.delete(other);
        other.receive('goodbye', { reason: 'takenOver' });
      }
    this.#seats.set(room, token);
    room.receive('welcome', { code: TABLE_CODE, token });
    this.#sendState(room);
  }

  #letWatch(room: FakeRoom): void {
    this.#watchers.add(room);
    room.receive('welcome', { code: TABLE_CODE });
    this.#sendState(room);
  }

  #seatOf(room: FakeRoom): Color | undefined {
    const token = this.#seats.get(room);
    return token === undefined ? undefined : seatOf(this.table.table, token);
  }

  #sendState(room: FakeRoom): void {
    const look = {
      you: this.#seatOf(room) ?? 'watcher',
      watchers: this.#watchers.size,
      now: this.table.now,
    } as const;
    room.receive('state', writeTableState(tableStateFor(this.table.table, look)));
  }

  #receive(room: FakeRoom, { kind, payload }: SentMessage): void {
    if (this.isSlow) this.#waiting.push(() => this.#handle(room, kind, payload));
    else this.#handle(room, kind, payload);
  }

  #handle(room: FakeRoom, kind: string, payload: unknown): void {
    const message = readFromPage(kind, payload);
    if (message === undefined) throw new Error(`a malformed message: ${kind} ${JSON.stringify(payload)}`);
    if (message.kind === 'ping') room.receive('pong', { sent: message.sent, now: this.table.now });
    else this.#judge(room, message as TableMessage);
  }

  #judge(room: FakeRoom, message: TableMessage): void {
    this.table.say(this.#seatOf(room), message);
    const { refusal } = this.table;
    this.broadcast();
    if (message.kind === 'leave') room.receive('goodbye', { reason: 'left' });
    else if (refusal !== undefined)
      room.receive('refused', {
        message: message.kind,
        refusal,
        ...('ply' in message && { ply: message.ply }),
      });
  }
}

/** The server's record of a finished match of Anna and Ben. */
export const recordWith = (moves: string, result: WireRecord['result']): WireRecord => ({
  id: 'match-1',
  setup: { game: 'othello', size: '8x8' },
  clock: { kind: 'none' },
  players: { black: 'Anna', white: 'Ben' },
  moves,
  given: 0,
  started: 1,
  finished: 2,
  result,
});

/** A page with a server that stores this match. */
export const withRecord = (record: WireRecord, options: RoomOptions = {}) => {
  const server = new FakeServer();
  server.records.set(record.id, record);
  return openPage(server, options);
};

/** A page that can reach the server. */
export const openPage = (server = new FakeServer(), options: RoomOptions = {}) => {
  const room = openRoom({ wire: server, ...options });
  return { ...room, server, online: () => room.stores.online.getState() };
};
type Page = ReturnType<typeof openPage>;

/** A page whose connection ends in the test; every ping is answered. */
export const openLine = (settings: RoomOptions['settings'] & object, fate: Fate = 'open') => {
  const rooms = new FakeRooms(
    (line, { kind }) => kind === 'ping' && line.receive('pong', { sent: 0, now: 0 }),
  );
  rooms.fate = fate;
  const { pages } = new FakeServer();
  const room = openRoom({ wire: { joinRoom: rooms.joinRoom, pages }, settings });
  /** Advances the time in steps, with answers arriving in between. */
  const pass = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 1_000) {
      room.clock.pass(Math.min(1_000, left));
      await settle();
    }
  };
  return { ...room, rooms, pass, online: () => room.stores.online.getState() };
};

export const came = async (page: Page): Promise<Page> => {
  page.play.online.join(TABLE_CODE);
  await settle();
  return page;
};

/** Ben has joined Anna's table, with White. */
export const atTable = (options: RoomOptions = {}, table = new FakeTable()): Promise<Page> =>
  came(openPage(new FakeServer(table), { settings: { name: 'Ben' }, ...options }));
