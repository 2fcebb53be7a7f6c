const PROBE_MILLISECONDS = 1_000;
/** Without an answer for this long, Redis counts as down. */
const AWAY_MILLISECONDS = 5_000;

export interface RedisPulse {
  /** Whether Redis has answered recently. */
  readonly isHealthy: () => boolean;
  readonly stop: () => void;
}

export interface PulseOptions {
  readonly fail: (error: unknown) => void;
  /** Called when it answers again after a failure. */
  readonly recover: () => void;
}

/** Probes Redis regularly, since a dead connection does not report itself. */
export const startRedisPulse = (probe: () => Promise<void>, { fail, recover }: PulseOptions): RedisPulse => {
  let answered = performance.now();
  let isAsking = false;
  let hasFailed = false;
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    try {
      await probe();
      answered = performance.now();
      if (hasFailed) recover();
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      fail(error);
    }
    isAsking = false;
  };
  const timer = setInterval(ask, PROBE_MILLISECONDS);
  return {
    isHealthy: () => performance.now() - answered < AWAY_MILLISECONDS,
    stop: () => clearInterval(timer),
  };
};
