import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { newLimiter } from '../kit/newLimiter.ts';

const guardWith = (trustedProxies: number) => {
  const doubts: string[] = [];
  return { limiter: newLimiter({ trustedProxies, doubt: address => doubts.push(address) }), doubts };
};

const request = (forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': forwarded } }) as never;

test('an unconfigured proxy is reported once', () => {
  const { limiter, doubts } = guardWith(0);
  limiter.addressOf(request());
  expect(doubts).toEqual([]);
  for (let count = 0; count < 3; count += 1) limiter.addressOf(request('203.0.113.1'));
  expect(doubts).toEqual(['127.0.0.1']);
});

test('a trusted proxy is not reported', () => {
  const { limiter, doubts } = guardWith(1);
  expect(limiter.addressOf(request('203.0.113.1'))).toBe('203.0.113.1');
  expect(doubts).toEqual([]);
});

test('the address factor multiplies the limit of an address', () => {
  const [{ joins: one }, { joins: ten }] = [allowancesFor(1), allowancesFor(10)];
  expect(ten).toEqual({ burst: 10 * one.burst, perSecond: 10 * one.perSecond });
});

test('after a long enough wait the full limit is back', () => {
  const { limiter } = guardWith(0);
  const taken = Array.from({ length: 100 }, () => limiter.take('joins', 'somebody'));
  expect(taken.filter(wait => wait === 0)).toHaveLength(60);
  expect(Math.max(...taken)).toBeLessThanOrEqual(1_000);
  expect(limiter.take('joins', 'somebody else')).toBe(0);
});
