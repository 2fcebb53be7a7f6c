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
