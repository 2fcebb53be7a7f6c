import type { Holding } from '../storage/holding.ts';
import type { Log } from './log.ts';

const BEAT_MILLISECONDS = 1_000;
/** After so long without a beat others may take over the tables of this process. */
export const LEASE_MILLISECONDS = 5_000;

export interface Heartbeat {
  /** Whether the storage has answered of late. */
  readonly isHealthy: () => boolean;
  readonly stop: () => void;
}

/** Tells the other processes that this one lives; the first beat is kept before anything is held. */
export const startHeartbeat = async (holding: Holding, log: Log): Promise<Heartbeat> => {
  let lastBeat = 0;
  let isBeating = false;
  const beat = async (): Promise<void> => {
    const now = Date.now();
    await holding.beat(now + LEASE_MILLISECONDS);
    lastBeat = now;
  };
  const beatAgain = async (): Promise<void> => {
    if (isBeating) return;
    isBeating = true;
    await beat().catch(error => log.error({ err: error }, 'the storage does not answer'));
    isBeating = false;
  };
  await beat();
  const timer = setInterval(beatAgain, BEAT_MILLISECONDS);
  return {
    isHealthy: () => Date.now() - lastBeat < LEASE_MILLISECONDS,
    stop: () => clearInterval(timer),
  };
};
