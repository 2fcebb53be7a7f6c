import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<Partial<Record<string, readonly NetworkInterfaceInfo[]>>>;

/** Addresses that a machine gives itself when it finds no network. */
const SELF_ASSIGNED = /^169\.254\./;

/** The addresses of this machine in its local network. IPv4 only: IPv6 addresses are hard to type and change. */
export const networkAddresses = (interfaces: Interfaces): readonly string[] => [
  ...new Set(
    Object.values(interfaces)
      .flatMap(infos => infos ?? [])
      .filter(
        ({ family, internal, address }) => family === 'IPv4' && !internal && !SELF_ASSIGNED.test(address),
      )
      .map(({ address }) => address),
  ),
];

const EVERYWHERE = ['0.0.0.0', '::'];

/**
 * The addresses at which other machines reach a server listening at `host`; without a host, at all addresses of this machine.
 */
export const reachedAt = (
  host: string | undefined,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] => (host === undefined || EVERYWHERE.includes(host) ? networkAddresses(interfaces) : []);

const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
const isLoopback = (address = ''): boolean => {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
};

/** The parts of a request that tell where it comes from. */
interface Question {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Whether a request comes directly from this machine, without a proxy and under a local name. */
export const isAskedHere = ({ headers, socket }: Question): boolean =>
  isLoopback(socket.remoteAddress) &&
  LOCAL_HOST.test(headers.host ?? '') &&
  ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].every(name => headers[name] === undefined);

/** The server's greeting: its local address, then its addresses in the network, one per line. */
export const greeting = (here: string, elsewhere: readonly string[]): string =>
  [`Flipside is at ${here}`, ...elsewhere.map(address => `On this network: ${address}`)]
    .map(line => `${line}\n`)
    .join('');
