import type { PageKind, PagePayload } from '../../src/net/contract/fromPage.ts';
import type { ServerKind, ServerPayload } from '../../src/net/contract/fromServer.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import type { JoinedRoom, JoinOutcome, JoinRequest, JoinRoom, Listener } from '../../src/net/room.ts';

/** Lets the callbacks of resolved promises run. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

export type SentMessage = {
  readonly [K in PageKind]: { readonly kind: K; readonly payload: PagePayload<K> };
}[PageKind];

/** The server's end of a connection to a room. */
export class FakeRoom implements JoinedRoom {
  readonly request: JoinRequest;
  readonly sent: SentMessage[] = [];
  isClosed = false;
  readonly #listener: Listener;
  readonly #onMessage: (room: FakeRoom, message: SentMessage) => void;

  constructor(
    request: JoinRequest,
    listener: Listener,
    onMessage: (room: FakeRoom, message: SentMessage) => void,
  ) {
    this.request = request;
    this.#listener = listener;
    this.#onMessage = onMessage;
  }

  send<Kind extends PageKind>(kind: Kind, payload: PagePayload<Kind>): void {
    const message = { kind, payload } as SentMessage;
    this.sent.push(message);
    if (!this.isClosed) this.#onMessage(this, message);
  }

  close(): void {
    this.isClosed = true;
  }

  receive<Kind extends ServerKind>(kind: Kind, payload: ServerPayload<Kind>): void {
    this.#listener.received(kind, payload);
  }

  receiveAnything(kind: unknown, payload: unknown): void {
    this.#listener.received(kind, payload);
  }

  break(): void {
    this.isClosed = true;
    this.#listener.closed();
  }
}

/** The outcome of the next requests. */
export type Fate = 'open' | 'failed' | 'silent' | 'late' | NetRefusal;

/** A fake network: the test plays the server of every connection. */
export class FakeRooms {
  fate: Fate = 'open';
  readonly requests: JoinRequest[] = [];
  readonly joined: FakeRoom[] = [];
  readonly #late: (() => void)[] = [];
  readonly #onMessage: (room: FakeRoom, message: SentMessage) => void;

  /** Calls `onMessage` with each message from the page. */
  constructor(onMessage: (room: FakeRoom, message: SentMessage) => void = () => {}) {
    this.#onMessage = onMessage;
  }

  get last(): FakeRoom {
    const room = this.joined.at(-1);
    if (room === undefined) throw new Error('no room was asked for');
    return room;
  }

  readonly joinRoom: JoinRoom = async (request, listener): Promise<JoinOutcome> => {
    this.requests.push(request);
    if (this.fate === 'silent') return new Promise(() => {});
    if (this.fate === 'late')
      return new Promise(answer => this.#late.push(() => answer(this.#open(request, listener))));
    if (this.fate === 'failed') return { type: 'failed' };
    if (this.fate !== 'open') return { type: 'refused', refusal: this.fate };
    return this.#open(request, listener);
  };

  /** Answers the delayed requests. */
  letInLate(): void {
    for (const answer of this.#late.splice(0)) answer();
  }

  #open(request: JoinRequest, listener: Listener): JoinOutcome {
    const room = new FakeRoom(request, listener, this.#onMessage);
    this.joined.push(room);
    return { type: 'open', room };
  }
}
