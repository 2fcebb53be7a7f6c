import { EventEmitter } from 'node:events';
import { Packr, Unpackr } from 'msgpackr';
import { WebSocket } from 'ws';
import type { PageKind, PagePayload } from '../../src/net/contract/fromPage.ts';

/** Packs messages byte for byte as the Colyseus client in a page does. */
const packr = new Packr();
/** Unpacks the server's messages, which are plain maps. */
const unpackr = new Unpackr({ useRecords: false });

const JOINED = 10;
const SAID = 13;
const ADMISSION_MILLISECONDS = 15_000;

type Wish = 'open' | 'sit' | 'watch' | 'seek';

interface Reservation {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
  readonly publicAddress?: string;
}

export interface Received {
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The server refused the seat reservation. */
class NotAdmitted extends Error {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(reason);
    this.name = 'NotAdmitted';
    this.status = status;
  }
}

/** Requests a seat in a room from a host (with port and path if needed). */
const reserve = async (
  host: string,
  room: string,
  wish: { readonly kind: Wish } & Readonly<Record<string, unknown>>,
): Promise<Reservation> => {
  const response = await fetch(`http://${host}/matchmake/joinOrCreate/${room}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
    signal: AbortSignal.timeout(ADMISSION_MILLISECONDS),
  });
  const answer = (await response.json()) as Reservation & { readonly error?: string };
  if (!response.ok) throw new NotAdmitted(response.status, answer.error ?? response.statusText);
  return answer;
};

const addressOf = (host: string, { publicAddress, processId, roomId, sessionId }: Reservation): string =>
  `ws://${publicAddress ?? host}/${processId}/${roomId}?sessionId=${sessionId}`;

/** Decodes a message; undefined for Colyseus's own messages. */
const readReceived = (bytes: Buffer): Received | undefined => {
  if (bytes[0] !== SAID) return undefined;
  const [kind, payload = {}] = unpackr.unpackMultiple(bytes.subarray(1)) as [string, Received['payload']?];
  return { kind, payload };
};

interface Events {
  message: [Received];
  /** Called with the WebSocket close code (1006 without a closing handshake), and the local error. */
  closed: [code: number, reason: string];
}

/** A connection to a room like a page's, but light enough for thousands in one process. */
export class LightPage extends EventEmitter<Events> {
  readonly #socket: WebSocket;
  #reason = 'the connection ended';

  private constructor(socket: WebSocket) {
    super();
    this.#socket = socket;
    socket.on('message', (bytes: Buffer) => {
      if (bytes[0] === JOINED) socket.send(Buffer.from([JOINED]));
      const message = readReceived(bytes);
      if (message !== undefined) this.emit('message', message);
    });
    socket.on('close', code => this.emit('closed', code, this.#reason));
    socket.on('error', ({ message }) => {
      this.#reason = message;
      socket.terminate();
    });
  }

  /** Enters a room. Listeners added synchronously miss no message. */
  static async enter<Kind extends Wish>(
    host: string,
    kind: Kind,
    payload: PagePayload<Kind>,
  ): Promise<LightPage> {
    const room = kind === 'seek' ? 'lobby' : 'table';
    const reservation = await reserve(host, room, { kind, ...payload });
    const options = { perMessageDeflate: false, handshakeTimeout: ADMISSION_MILLISECONDS };
    return new LightPage(new WebSocket(addressOf(host, reservation), options));
  }

  say<Kind extends PageKind>(kind: Kind, payload: PagePayload<Kind>): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#socket.send(Buffer.concat([Buffer.from([SAID]), packr.pack(kind), packr.pack(payload)]));
  }

  /** The next message of a kind. */
  next(kind: string): Promise<Received['payload']> {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        this.off('message', listener);
        this.off('closed', lose);
      };
      const listener = (message: Received): void => {
        if (message.kind !== kind) return;
        stop();
        resolve(message.payload);
      };
      const lose = (): void => {
        stop();
        reject(new Error(`${this.#reason}, before ${kind} was received`));
      };
      this.on('message', listener);
      this.on('closed', lose);
    });
  }

  close(): void {
    this.#socket.close();
  }
}
