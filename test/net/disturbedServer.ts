import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listening } from '../../testkit/server/listening.ts';

/** What a proxy does to the server's answers. */
export type Disturbance =
  | 'none'
  /** The headers arrive at once, the body never does. */
  | 'stalled'
  /** The connection breaks within the body. */
  | 'cut'
  /** As `cut`, but without a content length. */
  | 'cutUnseen'
  /** A body with the wrong content type. */
  | 'otherType'
  | 'badGateway'
  | 'away'
  | 'late'
  /** Replaced by an error page of the proxy. */
  | 'page'
  /** Redirected to a page, such as a login. */
  | 'sentToPage'
  /** Redirected to the answer at another address. */
  | 'sentOn'
  | 'circle';

interface Passing {
  readonly asked: IncomingMessage;
  readonly answer: ServerResponse;
  readonly body: Buffer;
}
type Disturb = (passing: Passing, type: string, status: number) => void;

const LOGIN = '<!doctype html><title>Log in</title>';
const sendPage = (answer: ServerResponse, status: number): void =>
  void answer.writeHead(status, { 'Content-Type': 'text/html' }).end(LOGIN);
const half = (body: Buffer): Buffer => body.subarray(0, Math.ceil(body.length / 2));
const sendOn = ({ answer }: Passing, to: string): void =>
  void answer.writeHead(307, { Location: to, 'Content-Length': 0 }).end();

const DISTURBANCES: Readonly<Record<Disturbance, Disturb>> = {
  none: ({ answer, body }, type, status) =>
    void answer.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length }).end(body),
  stalled: ({ answer, body }, type, status) => {
    answer.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
    answer.flushHeaders();
  },
  cut: ({ answer, body }, type, status) => {
    answer.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
    answer.write(half(body), () => answer.destroy());
  },
  cutUnseen: ({ answer, body }, type, status) => {
    const { socket } = answer;
    socket?.end(
      Buffer.concat([
        Buffer.from(`HTTP/1.1 ${status} Fine\r\nContent-Type: ${type}\r\nConnection: close\r\n\r\n`),
        half(body),
      ]),
    );
  },
  otherType: ({ answer, body }, _, status) =>
    void answer.writeHead(status, { 'Content-Type': 'text/plain' }).end(body),
  badGateway: ({ answer }) => sendPage(answer, 502),
  away: ({ answer }) => sendPage(answer, 503),
  late: ({ answer }) => sendPage(answer, 504),
  page: ({ answer }) => sendPage(answer, 200),
  sentToPage: passing => sendOn(passing, '/login'),
  sentOn: passing => sendOn(passing, `/elsewhere${passing.asked.url}`),
  circle: passing => sendOn(passing, passing.asked.url ?? '/'),
};

export interface DisturbedServer {
  readonly base: string;
  disturbance: Disturbance;
  /** The requested paths in order. */
  readonly asked: readonly string[];
}

/** What is behind the proxy: a server on a port, or one answer to everything. */
export type Behind = { readonly port: number } | { readonly body: Buffer; readonly type: string };

const fetchBehind = async (port: number, asked: IncomingMessage, path: string) => {
  const passed = request({ port, path, method: asked.method, headers: asked.headers });
  asked.pipe(passed);
  const [came] = (await once(passed, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of came) chunks.push(chunk as Buffer);
  const type = came.headers['content-type'] ?? '';
  return { body: Buffer.concat(chunks), type, status: came.statusCode ?? 500 };
};

/** A real proxy in front of a server, which disturbs its answers; it is closed after the test. */
export const startDisturbed = async (behind: Behind, disturbance: Disturbance): Promise<DisturbedServer> => {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((message, answer) => void pass(message, answer));
  const pass = async (message: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const url = message.url ?? '';
    asked.push(url);
    if (url.startsWith('/login')) return sendPage(answer, 200);
    const isSentOn = url.startsWith('/elsewhere/');
    const path = isSentOn ? url.slice('/elsewhere'.length) : url;
    const came =
      'port' in behind ? await fetchBehind(behind.port, message, path) : { ...behind, status: 200 };
    const disturb = DISTURBANCES[isSentOn ? 'none' : proxy.disturbance];
    disturb({ asked: message, answer, body: came.body }, came.type, came.status);
  };
  server.on('connection', socket => sockets.add(socket));
  const port = await listening(server);
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const proxy = { base: `http://localhost:${port}/`, disturbance, asked };
  return proxy;
};
