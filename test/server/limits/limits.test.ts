import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../server/limits/address.ts';
import { Bucket } from '../../../server/limits/bucket.ts';
import { Crowd } from '../../../server/limits/crowd.ts';
import { Quota } from '../../../server/limits/quota.ts';

const SECOND = 1000;
const allowance = fc.record({
  burst: fc.integer({ min: 1, max: 50 }),
  perSecond: fc.double({ min: 0.01, max: 100, noNaN: true }),
});
const pauses = fc.array(fc.integer({ min: 0, max: 2 * SECOND }), { minLength: 1, maxLength: 200 });
const timesAfter = (pauses: readonly number[]): readonly number[] => {
  let now = 0;
  return pauses.map(pause => {
    now += pause;
    return now;
  });
};

describe('a bucket', () => {
  test('never grants more in any interval than the burst and the refill', () => {
    fc.assert(
      fc.property(allowance, pauses, (allowance, pauses) => {
        const bucket = new Bucket(allowance);
        const given = timesAfter(pauses).filter(now => bucket.take(now));
        given.forEach((from, first) => {
          const last = given.length - 1;
          const most = allowance.burst + ((given[last]! - from) / SECOND) * allowance.perSecond;
          expect(last - first + 1).toBeLessThanOrEqual(most + 1e-6);
        });
      }),
    );
  });

  test('never refuses a caller at the refill rate', () => {
    fc.assert(
      fc.property(allowance, fc.integer({ min: 1, max: 100 }), (allowance, count) => {
        const bucket = new Bucket(allowance);
        const each = SECOND / allowance.perSecond + 0.001;
        expect(Array.from({ length: count }, (_, index) => bucket.take(index * each))).not.toContain(false);
      }),
    );
  });

  test('loses nothing when it refuses', () => {
    const bucket = new Bucket({ burst: 2, perSecond: 1 });
    expect([bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(999)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(bucket.take(SECOND)).toBe(true);
  });

  test('refills nothing when the clock is set back', () => {
    const bucket = new Bucket({ burst: 1, perSecond: 1 });
    expect([bucket.take(10 * SECOND), bucket.take(0), bucket.take(9 * SECOND)]).toEqual([true, false, false]);
  });
});

describe('a quota', () => {
  test('counts every key separately, and returns how long to wait', () => {
    const quota = new Quota({ burst: 1, perSecond: 0.5 }, 10);
    expect([quota.take('a', 0), quota.take('b', 0), quota.take('a', 500)]).toEqual([0, 0, 1500]);
    expect(quota.waitFor('a', 500)).toBe(1500);
    expect(quota.take('a', 2000)).toBe(0);
  });

  test('checking takes nothing', () => {
    const quota = new Quota({ burst: 1, perSecond: 1 }, 10);
    expect([quota.waitFor('a', 0), quota.waitFor('a', 0), quota.size]).toEqual([0, 0, 0]);
  });

  test('never stores more keys than its capacity', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.nat(100)),
        pauses,
        (capacity, keys, pauses) => {
          const quota = new Quota({ burst: 2, perSecond: 0.1 }, capacity);
          timesAfter(pauses).forEach((now, index) => {
            quota.take(String(keys[index % (keys.length || 1)]), now);
            expect(quota.size).toBeLessThanOrEqual(capacity);
          });
        },
      ),
    );
  });

  test('forgets a key once its bucket is full again', () => {
    const quota = new Quota({ burst: 1, perSecond: 1 }, 1000);
    for (let key = 0; key < 500; key += 1) quota.take(String(key), key);
    quota.take('later', 3 * SECOND);
    expect(quota.size).toBe(1);
  });

  test('grants no more to one key during a flood of others', () => {
    const quota = new Quota({ burst: 1, perSecond: 0.001 }, 10);
    quota.take('greedy', 0);
    const given = Array.from({ length: 9 }, (_, index) => {
      quota.take(`other${index}`, index);
      return quota.take('greedy', index);
    });
    expect(given).not.toContain(0);
  });
});

describe('a crowd', () => {
  test('admits no more than fit, and each leaves once', () => {
    const crowd = new Crowd(2);
    const [first, second] = [crowd.enter('a'), crowd.enter('a')];
    expect([second, crowd.enter('a'), crowd.enter('b')]).toEqual([
      expect.any(Function),
      undefined,
      expect.any(Function),
    ]);
    first?.();
    first?.();
    expect([crowd.enter('a'), crowd.enter('a')]).toEqual([expect.any(Function), undefined]);
  });

  test('forgets a key when its count is zero', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), keys => {
        const crowd = new Crowd(3);
        for (const leave of keys.map(key => crowd.enter(key))) leave?.();
        expect(crowd.size).toBe(0);
      }),
    );
  });
});

describe('the address that a request counts against', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map(number => number.toString(16));
  const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
  const directly = (socket: string): string => addressOf({ socket, forwarded: undefined }, 0);

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:9:8:7:6', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
    ['nonsense', 'unknown'],
  ])('of %s is %s', (socket, address) => expect(directly(socket)).toBe(address));

  test('is the same for a whole /64 of IPv6', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (network, one, other) => {
        const [first, second] = [one, other].map(host => directly([...network, ...host].join(':')));
        fc.pre(network.some(part => part !== '0'));
        expect(first).toBe(second);
      }),
    );
  });

  test.each([
    [1, '203.0.113.9'],
    [1, '198.51.100.66, 203.0.113.9'],
    [2, '198.51.100.66, 203.0.113.9, 10.0.0.2'],
    [3, '203.0.113.9'],
    [1, '203.0.113.9:4711'],
  ])('behind %i trusted proxies that send %s is the one that the outermost proxy saw', (proxies, forwarded) =>
    expect(addressOf({ socket: '10.0.0.1', forwarded }, proxies)).toBe('203.0.113.9'),
  );

  test.each(['', 'unknown', '_hidden', '999.1.1.1', '<script>', '[::1'])(
    'is the socket’s if a trusted proxy sends %j',
    forwarded => expect(addressOf({ socket: '10.0.0.1', forwarded }, 1)).toBe('10.0.0.1'),
  );
});
