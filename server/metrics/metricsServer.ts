import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Meters } from './meters.ts';

const OK = 200;
const NOT_FOUND = 404;
const METHOD = 405;
/** Short, since the client is a program on the same machine or network. */
const REQUEST_MILLISECONDS = 5_000;

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

export interface MetricsPlace {
  readonly port: number;
  readonly host: string;
}

/** Serves metrics to Prometheus on a separate port, which should not be reachable from outside. */
export const serveMetrics = async (meters: Meters, { port, host }: MetricsPlace): Promise<Server> => {
  const server = createServer({ requestTimeout: REQUEST_MILLISECONDS }, (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(NOT_FOUND).end();
    if (request.method !== 'GET') return void response.writeHead(METHOD, { Allow: 'GET' }).end();
    void meters.read().then(
      text => response.writeHead(OK, { 'Content-Type': meters.contentType }).end(text),
      () => response.destroy(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
};
