import { RateLimiter, type RateLimiterOptions } from '../../../server/limits/rateLimiter.ts';

/** A limiter for a small server without monitoring. */
export const newLimiter = (more: Partial<RateLimiterOptions> = {}): RateLimiter =>
  new RateLimiter({
    addressFactor: 1,
    trustedProxies: 0,
    warn: () => {},
    count: () => {},
    doubt: () => {},
    ...more,
  });
