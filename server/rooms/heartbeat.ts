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

export interface HeartbeatOptions {
  readonly log: Log;
  /** The lease ran out: others may have taken the tables that this process held until then. */
  readonly lapse: (heldUntil: number) => void;
}

/** Tells the other processes that this one lives; the first beat is kept before anything is held. */
export const startHeartbeat = async (
  holding: Holding,
  { log, lapse }: HeartbeatOptions,
): Promise<Heartbeat> => {
  let lastBeat = 0;
  let isBeating = false;
  let hasLapsed = false;
  const isLate = (): boolean => Date.now() - lastBeat >= LEASE_MILLISECONDS;
  const beat = async (): Promise<void> => {
    const now = Date.now();
    await holding.beat(now + LEASE_MILLISECONDS);
    lastBeat = now;
    hasLapsed = false;
  };
  const beatAgain = async (): Promise<void> => {
    if (isLate() && !hasLapsed) {
      hasLapsed = true;
      log.error('the heartbeat was late: all tables are let go of');
      lapse(lastBeat);
    }
    if (isBeating) return;
    isBeating = true;
    await beat().catch(error => log.error({ err: error }, 'the storage does not answer'));
    isBeating = false;
  };
  await beat();
  const timer = setInterval(beatAgain, BEAT_MILLISECONDS);
  return {
    isHealthy: () => !isLate(),
    stop: () => clearInterval(timer),
  };
};
