import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where a request comes from, by its socket and its headers. */
export interface Origin {
  readonly socket: string | undefined;
  /** `X-Forwarded-For`: each proxy appends the address it got the request from. */
  readonly forwarded: string | undefined;
}

/** The leading groups that an address shares with its /64, which a household or a server usually gets whole. */
const OWN_GROUPS = 4;

const networkOf = (address: string): string => {
  if (isIPv4(address)) return address;
  const ip = ipaddr.IPv6.parse(address);
  if (ip.isIPv4MappedAddress()) return ip.toIPv4Address().toString();
  const own = ip.parts.slice(0, OWN_GROUPS).map(group => group.toString(16));
  return `${own.join(':')}::/64`;
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
 * The address that a request counts against: an IPv4 address, or the /64 of an IPv6 address. Clients can forge the header,
 * except for the entries added by the last `trustedProxies` proxies.
 */
export const addressOf = ({ socket, forwarded }: Origin, trustedProxies: number): string => {
  const hops = trustedProxies === 0 ? [] : (forwarded ?? '').split(',').slice(-trustedProxies);
  return read(hops[0]) ?? read(socket) ?? 'unknown';
};

/**
 * The sizes of IPv6 networks that providers assign: a household gets a /64 or a /56 (256 of those), a company or a rented
 * server a /48 (65,536). A wider network gets a higher limit, but far less than all its /64s together.
 */
const WIDER = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;
const OWN = '::/64';
const GROUP_DIGITS = 4;
const DIGIT_BITS = 4;

/** The limit of each of `networksOf`, as a multiple of the first. */
export const SHARES: readonly number[] = [1, ...WIDER.map(({ times }) => times)];

const cut = (groups: readonly string[], bits: number): string => {
  const digits = groups.map(group => group.padStart(GROUP_DIGITS, '0')).join('');
  return `${digits.slice(0, bits / DIGIT_BITS)}/${bits}`;
};

/** The keys to count under: for an IPv6 address its network of each width, for anything else only itself. */
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
