import { isIP, isIPv4 } from 'node:net';

/** The source of a request, from its socket and its headers. */
export interface Origin {
  readonly socket: string | undefined;
  /** `X-Forwarded-For`: each proxy appends the address it got the request from. */
  readonly forwarded: string | undefined;
}

const GROUPS = 8;
/** A household or a server usually gets a whole /64: all IPv6 addresses that share these first groups. */
const OWN_GROUPS = 4;
const BYTE = 256;

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

/** All groups of an IPv6 address, in lower case and without leading zeros. */
const expanded = (address: string): readonly string[] => {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map(groupsOf);
  const zeros = new Array<string>(GROUPS - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail];
};

const unmapped = (groups: readonly string[]): string =>
  groups
    .slice(-2)
    .map(group => Number.parseInt(group, 16))
    .flatMap(pair => [Math.floor(pair / BYTE), pair % BYTE])
    .join('.');

const networkOf = (address: string): string => {
  if (isIPv4(address)) return address;
  const groups = expanded(address);
  const [own, rest] = [groups.slice(0, OWN_GROUPS), groups.slice(OWN_GROUPS)];
  const isMapped = own.every(group => group === '0') && rest.slice(0, 2).join(':') === '0:ffff';
  return isMapped ? unmapped(groups) : `${own.join(':')}::/64`;
};

/** Strips the port and the interface name. */
const bare = (text: string): string => {
  const trimmed = text.trim();
  const inBrackets = /^\[([^\]]*)\](:\d+)?$/.exec(trimmed)?.[1];
  const address = inBrackets ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  return address.replace(/%.*$/, '');
};

const read = (text: string | undefined): string | undefined => {
  const address = bare(text ?? '');
  return isIP(address) === 0 ? undefined : networkOf(address);
};

/**
 * The address a request counts against: an IPv4 address, or the /64 of an IPv6 one. Clients can forge these headers, except
 * for the entries added by the last `trustedProxies` proxies.
 */
export const addressOf = ({ socket, forwarded }: Origin, trustedProxies: number): string => {
  const hops = trustedProxies === 0 ? [] : (forwarded ?? '').split(',').slice(-trustedProxies);
  return read(hops[0]) ?? read(socket) ?? 'unknown';
};

/**
 * The IPv6 networks that providers assign: a household gets a /64, or a /56 with 256 of those; a company or a rented server
 * gets a /48 with 65,536. A wider network may have more, but far less than all its /64s together.
 */
const WIDER = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;
const OWN = '::/64';
const GROUP_DIGITS = 4;
const DIGIT_BITS = 4;

/** The limits of each of `networksOf`, relative to the first. */
export const SHARES: readonly number[] = [1, ...WIDER.map(({ times }) => times)];

const cut = (groups: readonly string[], bits: number): string => {
  const digits = groups.map(group => group.padStart(GROUP_DIGITS, '0')).join('');
  return `${digits.slice(0, bits / DIGIT_BITS)}/${bits}`;
};

/** The keys to count under: an IPv6 address counts for its network of each width, anything else only for itself. */
export const networksOf = (key: string): readonly string[] => {
  if (!key.endsWith(OWN)) return [key];
  const groups = key.slice(0, -OWN.length).split(':');
  return [key, ...WIDER.map(({ bits }) => cut(groups, bits))];
};

/** The widest network a single customer is likely to have; for IPv4, 256 addresses. */
export const regionOf = (address: string): string =>
  networksOf(address)
    .at(-1)
    ?.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24') ?? address;
