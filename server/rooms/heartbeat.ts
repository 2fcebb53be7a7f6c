import type { Holding } from '../storage/holding.ts';
import type { Log } from './log.ts';

const BEAT_MILLISECONDS = 2_000;
/** After so long without a beat others may take over the tables of this process. */
export const LEASE_MILLISECONDS = 8_000;

export interface Heartbeat {
  /** Whether the last beat was kept. */
  readonly isHealthy: () => boolean;
  readonly stop: () => void;
}

/** Tells the other processes that this one lives; the first beat is kept before anything is held. */
export const startHeartbeat = async (holding: Holding, log: Log): Promise<Heartbeat> => {
  let isHealthy = true;
  let isBeating = false;
  const beat = (): Promise<void> => holding.beat(Date.now() + LEASE_MILLISECONDS);
  const beatOnce = async (): Promise<void> => {
    if (isBeating) return;
    isBeating = true;
    try {
      await beat();
      isHealthy = true;
    } catch (error) {
      if (isHealthy) log.error({ err: error }, 'the storage does not answer');
      isHealthy = false;
    } finally {
      isBeating = false;
    }
  };
  await beat();
  const timer = setInterval(beatOnce, BEAT_MILLISECONDS);
  return { isHealthy: () => isHealthy, stop: () => clearInterval(timer) };
};
