import type { PageKind, PagePayload } from '../../src/net/contract/fromPage.ts';
import type { ServerKind, ServerPayload } from '../../src/net/contract/fromServer.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import type { Call, Dial, Dialed, Line, Listener } from '../../src/net/room.ts';

/** Lets what was promised happen. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

export type SentMessage = {
  readonly [K in PageKind]: { readonly kind: K; readonly payload: PagePayload<K> };
}[PageKind];

/** The server's end of a line. */
export class FakeLine implements Line {
  readonly call: Call;
  readonly sent: SentMessage[] = [];
  isClosed = false;
  readonly #listener: Listener;
  readonly #hear: (line: FakeLine, message: SentMessage) => void;

  constructor(call: Call, listener: Listener, hear: (line: FakeLine, message: SentMessage) => void) {
    this.call = call;
    this.#listener = listener;
    this.#hear = hear;
  }

  send<Kind extends PageKind>(kind: Kind, payload: PagePayload<Kind>): void {
    const message = { kind, payload } as SentMessage;
    this.sent.push(message);
    if (!this.isClosed) this.#hear(this, message);
  }

  close(): void {
    this.isClosed = true;
  }

  tell<Kind extends ServerKind>(kind: Kind, payload: ServerPayload<Kind>): void {
    this.#listener.heard(kind, payload);
  }

  tellAnything(kind: unknown, payload: unknown): void {
    this.#listener.heard(kind, payload);
  }

  break(): void {
    this.isClosed = true;
    this.#listener.closed();
  }
}

/** What becomes of the calls to come. */
export type Fate = 'open' | 'failed' | 'silent' | 'late' | NetRefusal;

/** A network in which every line ends at the test. */
export class FakeLines {
  fate: Fate = 'open';
  readonly calls: Call[] = [];
  readonly lines: FakeLine[] = [];
  readonly #late: (() => void)[] = [];
  readonly #hear: (line: FakeLine, message: SentMessage) => void;

  /** `hear` is told what comes from the page. */
  constructor(hear: (line: FakeLine, message: SentMessage) => void = () => {}) {
    this.#hear = hear;
  }

  get last(): FakeLine {
    const line = this.lines.at(-1);
    if (line === undefined) throw new Error('nobody has called');
    return line;
  }

  readonly dial: Dial = async (call, listener): Promise<Dialed> => {
    this.calls.push(call);
    if (this.fate === 'silent') return new Promise(() => {});
    if (this.fate === 'late')
      return new Promise(answer => this.#late.push(() => answer(this.#open(call, listener))));
    if (this.fate === 'failed') return { type: 'failed' };
    if (this.fate !== 'open') return { type: 'refused', refusal: this.fate };
    return this.#open(call, listener);
  };

  /** Answers the calls that were to be answered late. */
  letInLate(): void {
    for (const answer of this.#late.splice(0)) answer();
  }

  #open(call: Call, listener: Listener): Dialed {
    const line = new FakeLine(call, listener, this.#hear);
    this.lines.push(line);
    return { type: 'open', line };
  }
}
