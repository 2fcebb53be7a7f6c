import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addressOf, networksOf, regionOf } from '../../../server/limits/address.ts';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { Ceiling } from '../../../server/limits/ceiling.ts';
import { NetworkCrowd, NetworkQuota } from '../../../server/limits/networkQuota.ts';
import { newLimiter } from '../kit/newLimiter.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const addressAt = (text: string): string => addressOf({ socket: text, forwarded: undefined }, 0);
/** The `n`th /64 of a /48, spread over its /56 networks. */
const householdOf = (n: number, site = 1): string =>
  addressAt(`2001:db8:${site.toString(16)}:${((n * 257) % 65_536).toString(16)}::1`);

describe('an address', () => {
  test('of IPv6 belongs to a /64, a /56 and a /48', () => {
    expect(networksOf(addressAt('2001:db8:1:2345::9'))).toEqual([
      '2001:db8:1:2345::/64',
      '20010db8000123/56',
      '20010db80001/48',
    ]);
  });

  test.each(['192.0.2.1', 'unknown', 'a token'])('that is %s belongs to no wider network', key => {
    expect(networksOf(key)).toEqual([key]);
  });

  test.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:2345::9', '20010db80001/48'],
    ['nonsense', 'unknown'],
  ])('%s comes from the region %s', (address, region) => {
    expect(regionOf(addressAt(address))).toBe(region);
  });
});

describe('the limit of an address', () => {
  const taken = (quota: NetworkQuota, keys: readonly string[]): number =>
    keys.filter(key => quota.take(key, 0) === 0).length;

  test('is four times as high for a /56, and sixteen times for a /48', () => {
    const quota = new NetworkQuota({ burst: 10, perSecond: 0.1 }, 1_000);
    expect(taken(quota, new Array(20).fill(householdOf(0)))).toBe(10);
    const street = Array.from({ length: 100 }, (_, n) => addressAt(`2001:db8:2:10${n % 10}${n % 10}::1`));
    expect(taken(new NetworkQuota({ burst: 10, perSecond: 0.1 }, 1_000), street)).toBe(40);
    const site = Array.from({ length: 1_000 }, (_, n) => householdOf(n));
    expect(taken(new NetworkQuota({ burst: 10, perSecond: 0.1 }, 1_000), site)).toBe(160);
  });

  test('takes nothing from the wider networks when it is refused', () => {
    const quota = new NetworkQuota({ burst: 1, perSecond: 0.1 }, 1_000);
    taken(quota, new Array(50).fill(householdOf(0)));
    expect(quota.waitFor(householdOf(1), 0)).toBe(0);
  });

  test('also applies to connections, which free it when they close', () => {
    const crowd = new NetworkCrowd(2);
    const entered = Array.from({ length: 100 }, (_, n) => crowd.enter(householdOf(n)));
    const leaves = entered.filter(leave => leave !== undefined);
    expect(leaves).toHaveLength(32);
    for (const leave of leaves) leave();
    expect(crowd.size).toBe(0);
    expect(crowd.enter(householdOf(99))).toBeDefined();
  });
});

describe('a limit for all addresses together', () => {
  const ceiling = (): Ceiling => new Ceiling({ burst: 100, perSecond: 1 }, 1_000);
  const takeMany = (ceiling: Ceiling, count: number, addressFor: (n: number) => string, now = 0): number =>
    Array.from({ length: count }, (_, n) => ceiling.take(addressFor(n), now)).filter(wait => wait === 0)
      .length;

  test('applies however many addresses there are', () => {
    expect(takeMany(ceiling(), 10_000, n => householdOf(n))).toBe(100);
    expect(takeMany(ceiling(), 10_000, n => householdOf(n, n % 5_000))).toBe(150);
  });

  test('grants at most one and a half times its size in any interval', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(500), fc.nat(3 * SECOND)), { maxLength: 300 }), asked => {
        const held = new Ceiling({ burst: 10, perSecond: 1 }, 1_000);
        let now = 0;
        let given = 0;
        for (const [site, pause] of asked) {
          now += pause;
          if (held.take(householdOf(0, site), now) === 0) given++;
        }
        expect(given).toBeLessThanOrEqual(1.5 * (10 + now / SECOND) + 1);
      }),
    );
  });

  test('still admits each other region once an hour when one has used it up', () => {
    const held = ceiling();
    takeMany(held, 1_000, n => householdOf(n));
    expect(held.waitFor('203.0.113.9', 0)).toBe(0);
    expect(held.take('203.0.113.9', 0)).toBe(0);
    expect(held.take('203.0.113.10', 0)).toBeGreaterThan(0);
    takeMany(held, 10_000, n => householdOf(n), HOUR);
    expect(held.take('203.0.113.10', HOUR)).toBe(0);
  });

  test('checking takes nothing', () => {
    const held = ceiling();
    for (let count = 0; count < 1_000; count++) held.waitFor('203.0.113.9', 0);
    expect(takeMany(held, 1_000, () => '203.0.113.9')).toBe(100);
  });
});

test('log lines are limited per widest network of a customer', () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const lines: string[] = [];
  const limiter = newLimiter({ warn: address => lines.push(address) });
  for (let network = 0; network < 50; network++)
    limiter.report(`2001:db8:1:${network.toString(16)}::/64`, 'requests');
  expect(lines).toHaveLength(allowancesFor(1).logLines.burst);
  vi.restoreAllMocks();
});
