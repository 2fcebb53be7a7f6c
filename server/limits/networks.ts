/**
 * The networks that an address of IPv6 lies in, as they are given to customers: a household has a /64, or a /56 with 256 of
 * those, a company or a rented server a /48 with 65,536. Each wider one may have more, and far less than all in it together.
 */
const WIDER = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;
const OWN = '::/64';
const GROUP_DIGITS = 4;
const DIGIT_BITS = 4;

/** How much each of `networksOf` may have, measured by the first. */
export const SHARES: readonly number[] = [1, ...WIDER.map(({ times }) => times)];

const cut = (groups: readonly string[], bits: number): string => {
  const digits = groups.map(group => group.padStart(GROUP_DIGITS, '0')).join('');
  return `${digits.slice(0, bits / DIGIT_BITS)}/${bits}`;
};

/** What a key is counted as: an address of IPv6 is in a network of each width, everything else is just itself. */
export const networksOf = (key: string): readonly string[] => {
  if (!key.endsWith(OWN)) return [key];
  const groups = key.slice(0, -OWN.length).split(':');
  return [key, ...WIDER.map(({ bits }) => cut(groups, bits))];
};

/** The widest network that one customer may have: of IPv4, 256 addresses. */
export const regionOf = (address: string): string =>
  networksOf(address)
    .at(-1)
    ?.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24') ?? address;
