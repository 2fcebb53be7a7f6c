import type { SteadyClock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import type { Holding } from '../storage/holding.ts';
import type { ErrorReporter } from './errorReporter.ts';

const BEAT_MILLISECONDS = 1_000;
/** After this long without a beat other processes may take over the tables of this one. */
export const LEASE_MILLISECONDS = 5_000;
/** How far off leases and stored times may be. NTP corrects smaller errors without setting the clock. */
const MOST_LAG_MILLISECONDS = 1_000;

export interface Heartbeat {
  /** Whether the storage has answered recently. */
  readonly isHealthy: () => boolean;
  readonly stop: () => void;
}

export interface HeartbeatOptions {
  readonly log: Log;
  readonly errors: ErrorReporter;
  readonly clock: SteadyClock;
  /** The lease has run out: other processes may have taken the tables held until `heldUntil`. */
  readonly lapse: (heldUntil: number) => Promise<void>;
  /** Whether tables may be released to correct the time; if not, the correction waits until there are none. */
  readonly mayPutAway: () => boolean;
  /** The storage has answered. */
  readonly onBeat: () => void;
}

/** Reports to the other processes that this one is alive; the first beat is stored before any table is held. */
export const startHeartbeat = async (
  holding: Holding,
  { log, errors, clock, lapse, mayPutAway, onBeat }: HeartbeatOptions,
): Promise<Heartbeat> => {
  let lastBeat = 0;
  let isBeating = false;
  let hasLapsed = false;
  let hasFailed = false;
  const isLate = (): boolean => clock.now() - lastBeat >= LEASE_MILLISECONDS;
  const beat = async (): Promise<void> => {
    const now = clock.now();
    await holding.beat(now + LEASE_MILLISECONDS);
    lastBeat = now;
    hasLapsed = false;
    if (hasFailed) log.info('the storage answers again');
    hasFailed = false;
    onBeat();
  };
  const fail = (error: unknown): void => {
    hasFailed = true;
    errors.report('the storage does not answer', error);
  };
  /** The machine's clock was set, or the machine slept: follow it, since other processes use the machine's time. */
  const followMachine = async (): Promise<void> => {
    const { lag } = clock;
    if (Math.abs(lag) <= MOST_LAG_MILLISECONDS || !mayPutAway()) return;
    log.warn({ lag }, "the machine's clock was set: its time is adopted");
    await lapse(clock.now());
    clock.follow();
    lastBeat += lag;
  };
  const beatAgain = async (): Promise<void> => {
    if (isLate() && !hasLapsed) {
      hasLapsed = true;
      log.error('the heartbeat was late: all tables are released');
      void lapse(lastBeat);
    }
    if (isBeating) return;
    isBeating = true;
    await followMachine().then(beat).catch(fail);
    isBeating = false;
  };
  await beat();
  const timer = setInterval(beatAgain, BEAT_MILLISECONDS);
  return {
    isHealthy: () => !isLate(),
    stop: () => clearInterval(timer),
  };
};
