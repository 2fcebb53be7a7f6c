import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect as connectSocket, type Socket } from 'node:net';
import { getMessageBytes, Protocol } from '@colyseus/core';
import { WebSocket } from 'ws';
import { newSecret } from '../../../server/process/secrets.ts';

const HOST = '127.0.0.1';

/** The headers of a WebSocket upgrade. */
export const UPGRADE = [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
].join('\r\n');

/** The page's request to open a table. */
export const opening = (identity = newSecret()) => ({
  kind: 'open',
  setup: { game: 'othello', size: '8x8' },
  clock: { kind: 'none' },
  color: 'black',
  identity,
});

export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

interface Asking {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A seat reservation as the Colyseus client receives it. */
export interface Place {
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
}

const textOf = async (message: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** A connection that can send anything and records what it receives. */
export class Raw {
  readonly received: Buffer[] = [];
  readonly socket: WebSocket;
  /** The close code. */
  readonly ended: Promise<number>;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => this.received.push(data as Buffer));
    socket.on('error', () => undefined);
    this.ended = once(socket, 'close').then(([code]) => code as number);
  }

  say(kind: string, payload?: unknown): void {
    this.send(getMessageBytes.raw(Protocol.ROOM_DATA, kind, payload));
  }

  send(frame: Buffer): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(frame, () => undefined);
  }

  wasTold(word: string): boolean {
    return this.received.some(frame => frame.includes(word));
  }

  /** Waits until this text is received. */
  async receives(word: string): Promise<void> {
    while (!this.wasTold(word)) await once(this.socket, 'message');
  }
}

/** A client that does not use the page, with an IP address of its own: all of 127.0.0.0/8 is this machine. */
export class Attacker {
  readonly port: number;
  readonly #address: string;
  readonly #host: string;

  /** `host` is the address the server listens on. */
  constructor(port: number, address: string, host = HOST) {
    this.#host = host;
    this.port = port;
    this.#address = address;
  }

  async ask(path: string, { method = 'POST', body = '', headers = {} }: Asking = {}): Promise<Reply> {
    const asking = request({
      host: this.#host,
      port: this.port,
      localAddress: this.#address,
      path,
      method,
      headers,
      // The server may have just closed a kept-alive connection.
      agent: false,
    });
    asking.end(body);
    const [message] = (await once(asking, 'response')) as [IncomingMessage];
    return { status: message.statusCode ?? 0, headers: message.headers, text: await textOf(message) };
  }

  /** Reserves a seat as the Colyseus client does. */
  wish(wanted: unknown, method = 'joinOrCreate', room = 'table'): Promise<Reply> {
    const headers = { 'Content-Type': 'application/json' };
    return this.ask(`/matchmake/${method}/${room}`, { body: JSON.stringify(wanted), headers });
  }

  async reserve(wanted: unknown, method?: string): Promise<Place> {
    const { status, text } = await this.wish(wanted, method);
    if (status !== 200) throw new Error(`refused with ${status}: ${text}`);
    return JSON.parse(text) as Place;
  }

  /** Takes the seat; `acknowledges` confirms the join, as a page does. */
  async take({ processId, roomId, sessionId }: Place, acknowledges = true): Promise<Raw> {
    const url = `ws://${HOST}:${this.port}/${processId}/${roomId}?sessionId=${sessionId}`;
    const raw = new Raw(new WebSocket(url, { localAddress: this.#address } as object));
    await once(raw.socket, 'message');
    if (acknowledges) raw.send(Buffer.from([Protocol.JOIN_ROOM]));
    return raw;
  }

  async join(wanted: unknown, method?: string): Promise<Raw> {
    return this.take(await this.reserve(wanted, method));
  }

  /** Sends these bytes and returns the whole response when the connection ends. */
  async shout(text: string): Promise<string> {
    const socket = await this.plug();
    const received: Buffer[] = [];
    socket.on('data', chunk => received.push(chunk));
    socket.write(text);
    await new Promise(resolve => socket.once('close', resolve));
    return Buffer.concat(received).toString('latin1');
  }

  /** A raw TCP connection. */
  async plug(): Promise<Socket> {
    const socket = connectSocket({ host: HOST, port: this.port, localAddress: this.#address });
    socket.on('error', () => undefined);
    await new Promise(resolve => socket.once('connect', resolve).once('close', resolve));
    return socket;
  }
}

/** Creates attackers with distinct addresses in a network, so that none is limited because of another. */
export const strangersTo = (server: { readonly port: number }, network: string): (() => Attacker) => {
  let addresses = 0;
  return () => {
    addresses += 1;
    return new Attacker(server.port, `${network}.${addresses}`);
  };
};
