import type { TableMessage } from '../../server/match/messages.ts';
import type { Guest } from '../../server/match/seating.ts';
import { seatOf } from '../../server/match/table.ts';
import { tableStateFor } from '../../server/match/tableView.ts';
import type { Color } from '../../src/game/color.ts';
import { type PageMessage, readFromPage } from '../../src/net/contract/fromPage.ts';
import type { WireAnswer, WireRecord } from '../../src/net/contract/records.ts';
import { readAnswer, readRecord } from '../../src/net/contract/records.ts';
import { writeTableState } from '../../src/net/contract/tableState.ts';
import type { Wire } from '../../src/net/server.ts';
import type { Absence, ServerPages } from '../../src/net/serverPages.ts';
import { type FakeLine, FakeLines, type SentMessage } from '../net/fakeRooms.ts';
import { FakeTable } from '../server/fakeTable.ts';

export const TABLE_CODE = 'ABCDEF';

/** A token for a guest of this name, as long as tokens are. */
const tokenOf = (name: string): string => `token-of-${name}`.padEnd(22, '-');

/**
 * A server with one table, judged as the real one judges it: Anna waits there with Black. Lines to it are fake, so that
 * they can be slow, or break.
 */
export class FakeServer implements Wire {
  table: FakeTable;
  absence: Absence | undefined;
  /** What a page sends is heard only when this is false. */
  isSlow = false;
  records = new Map<string, WireRecord>();
  games: WireAnswer<'games'> | undefined;
  readonly #waiting: (() => void)[] = [];
  readonly #seats = new Map<FakeLine, string>();
  readonly #watchers = new Set<FakeLine>();
  readonly lines = new FakeLines((line, message) => this.#receive(line, message));

  constructor(table = new FakeTable()) {
    this.table = table;
  }

  readonly dial: Wire['dial'] = async (call, listener) => {
    const dialed = await this.lines.dial(call, listener);
    if (dialed.type === 'open') this.#welcome(this.lines.last);
    return dialed;
  };

  readonly pages: ServerPages = {
    look: async () => this.absence,
    ask: async (kind, _question) =>
      (kind === 'games' ? readAnswer(kind, this.games) : undefined) ?? this.absence ?? 'noServer',
    record: async id => readRecord(this.records.get(id)) ?? this.absence ?? 'unknownMatch',
  };

  /** Where the one with this name sits. */
  colorOf(name: string): Color | undefined {
    return seatOf(this.table.table, tokenOf(name));
  }

  /** Something happens at the table that the page did not do. */
  happen(what: (table: FakeTable) => void): void {
    what(this.table);
    this.tellAll();
  }

  /** What was sent on the way so far is heard after all. */
  catchUp(): void {
    this.isSlow = false;
    for (const hear of this.#waiting.splice(0)) hear();
  }

  /** What was sent on the way so far is lost. */
  breakLine(): void {
    this.#waiting.length = 0;
    const line = this.lines.last;
    const seat = this.#seatOf(line);
    if (seat !== undefined) this.table.lose(seat);
    this.#seats.delete(line);
    this.#watchers.delete(line);
    line.break();
  }

  tellAll(): void {
    for (const news of this.table.news) {
      for (const line of [...this.#seats.keys(), ...this.#watchers]) {
        if (news.kind === 'state') this.#tellState(line);
        else if (news.kind === 'greeting') line.tell('greeting', { by: news.by, greeting: news.greeting });
        else line.tell('answered', { by: news.by, what: news.what, agrees: news.agrees });
      }
    }
  }

  #welcome(line: FakeLine): void {
    const { kind, ...payload } = line.call;
    const message = readFromPage(kind, payload);
    if (message === undefined) throw new Error(`a malformed call: ${JSON.stringify(line.call)}`);
    queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => this.#letIn(line, message))));
  }

  #letIn(line: FakeLine, message: PageMessage): void {
    if (message.kind === 'open') this.#open(line, message);
    else if (message.kind === 'sit') this.#sit(line, message);
    else if (message.kind === 'meet') this.#sit(line, { ...message, kind: 'sit', code: TABLE_CODE });
    else if (message.kind === 'watch') this.#letWatch(line);
  }

  #open(line: FakeLine, { setup, clock, color, name }: PageMessage<'open'>): void {
    const opener = this.#guest({ kind: 'sit', code: TABLE_CODE, identity: '', name, token: undefined });
    const fixed = color === 'random' ? 'black' : color;
    this.table = new FakeTable({ setup, clock, opener, color: fixed });
    this.#seat(line, opener.newToken);
  }

  #guest({ name = 'somebody', token, identity }: PageMessage<'sit'>): Guest {
    return { token, newToken: tokenOf(name), identity, name };
  }

  #sit(line: FakeLine, message: PageMessage<'sit'>): void {
    const guest = this.#guest(message);
    const seated = this.table.sit(guest);
    if (seated === 'black' || seated === 'white') this.#seat(line, guest.token ?? guest.newToken);
    else {
      line.tell('refused', { message: 'sit', refusal: seated });
      this.#letWatch(line);
    }
  }

  #seat(line: FakeLine, token: string): void {
    for (const [other, known] of this.#seats)
      if (known === token) {
        this.#seats.delete(other);
        other.tell('goodbye', { reason: 'takenOver' });
      }
    this.#seats.set(line, token);
    line.tell('welcome', { code: TABLE_CODE, token });
    this.#tellState(line);
  }

  #letWatch(line: FakeLine): void {
    this.#watchers.add(line);
    line.tell('welcome', { code: TABLE_CODE });
    this.#tellState(line);
  }

  #seatOf(line: FakeLine): Color | undefined {
    const token = this.#seats.get(line);
    return token === undefined ? undefined : seatOf(this.table.table, token);
  }

  #tellState(line: FakeLine): void {
    const look = {
      you: this.#seatOf(line) ?? 'watcher',
      watchers: this.#watchers.size,
      now: this.table.now,
    } as const;
    line.tell('state', writeTableState(tableStateFor(this.table.table, look)));
  }

  #receive(line: FakeLine, { kind, payload }: SentMessage): void {
    if (this.isSlow) this.#waiting.push(() => this.#hear(line, kind, payload));
    else this.#hear(line, kind, payload);
  }

  #hear(line: FakeLine, kind: string, payload: unknown): void {
    const message = readFromPage(kind, payload);
    if (message === undefined) throw new Error(`a malformed message: ${kind} ${JSON.stringify(payload)}`);
    if (message.kind === 'ping') line.tell('pong', { sent: message.sent, now: this.table.now });
    else this.#judge(line, message as TableMessage);
  }

  #judge(line: FakeLine, message: TableMessage): void {
    this.table.say(this.#seatOf(line), message);
    const { refusal } = this.table;
    this.tellAll();
    if (message.kind === 'leave') line.tell('goodbye', { reason: 'left' });
    else if (refusal !== undefined)
      line.tell('refused', { message: message.kind, refusal, ...('ply' in message && { ply: message.ply }) });
  }
}
