import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<Partial<Record<string, readonly NetworkInterfaceInfo[]>>>;

/** Addresses in this range are made up by a machine that found no network. */
const SELF_ASSIGNED = /^169\.254\./;

/** The addresses at which other machines of the local network reach this one, IPv4 only: IPv6 ones are hard to type and change. */
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

/** Where other machines reach a server that listens at `host`, or everywhere without one. A host of its own is all there is. */
export const reachedAt = (
  host: string | undefined,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] => (host === undefined || EVERYWHERE.includes(host) ? networkAddresses(interfaces) : []);

const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
const isLoopback = (address = ''): boolean => {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
};

/** What tells where an HTTP request comes from. */
interface Question {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Whether a person at this machine asks, by a name that only this machine answers to, and nobody passes the question on. */
export const isAskedHere = ({ headers, socket }: Question): boolean =>
  isLoopback(socket.remoteAddress) &&
  LOCAL_HOST.test(headers.host ?? '') &&
  ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].every(name => headers[name] === undefined);

/** What the server prints when it listens: its address here, then those for other machines, a line each. */
export const greeting = (here: string, elsewhere: readonly string[]): string =>
  [`Flipside is at ${here}`, ...elsewhere.map(address => `On this network: ${address}`)]
    .map(line => `${line}\n`)
    .join('');
