import type { NetworkInterfaceInfo } from 'node:os';

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

/** What the server prints when it listens: its address here, then those for other machines, a line each. */
export const greeting = (here: string, elsewhere: readonly string[]): string =>
  [`Flipside is at ${here}`, ...elsewhere.map(address => `On this network: ${address}`)]
    .map(line => `${line}\n`)
    .join('');
