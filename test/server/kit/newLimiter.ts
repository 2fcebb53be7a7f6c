import { RateLimiter, type RateLimiterOptions } from '../../../server/limits/rateLimiter.ts';

/** The limits of a small server that nobody watches. */
export const newLimiter = (more: Partial<RateLimiterOptions> = {}): RateLimiter =>
  new RateLimiter({
    addressFactor: 1,
    trustedProxies: 0,
    warn: () => {},
    count: () => {},
    doubt: () => {},
    ...more,
  });
