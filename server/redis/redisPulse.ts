const PROBE_MILLISECONDS = 1_000;
/** Redis counts as down after this long without an answer. */
const AWAY_MILLISECONDS = 5_000;
/** The connections are replaced after this long without an answer, repeatedly. */
const LOST_MILLISECONDS = 10_000;

export interface RedisPulse {
  /** Whether Redis has answered recently. */
  readonly isHealthy: () => boolean;
  readonly stop: () => void;
}

export interface PulseOptions {
  readonly fail: (error: unknown) => void;
  /** Called when Redis answers again after a failure. */
  readonly recover: () => void;
}

/** The connections to probe. */
interface Probed {
  /** Rejects unless Redis answers. */
  readonly probe: () => Promise<void>;
  /** Replaces the connections. */
  readonly renew: () => void;
}

/** Probes Redis regularly, because a dead connection does not report itself, and replaces connections that stay dead. */
export const startRedisPulse = (redis: Probed, { fail, recover }: PulseOptions): RedisPulse => {
  let answered = performance.now();
  let renewed = answered;
  let isAsking = false;
  let hasFailed = false;
  const renewIfLost = (): void => {
    const now = performance.now();
    if (now - Math.max(answered, renewed) < LOST_MILLISECONDS) return;
    renewed = now;
    redis.renew();
  };
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    try {
      await redis.probe();
      answered = performance.now();
      if (hasFailed) recover();
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      fail(error);
      renewIfLost();
    }
    isAsking = false;
  };
  const timer = setInterval(ask, PROBE_MILLISECONDS);
  return {
    isHealthy: () => performance.now() - answered < AWAY_MILLISECONDS,
    stop: () => clearInterval(timer),
  };
};
