import type { Now } from '../process/clock.ts';
import type { Retention, Swept } from '../storage/retention.ts';

const MINUTE_MILLISECONDS = 60_000;
const EVERY_MILLISECONDS = 10 * MINUTE_MILLISECONDS;
/** Small enough not to delay games on SQLite. */
const TABLES_AT_ONCE = 200;

export interface Housekeeper {
  /** Something was deleted. */
  readonly report: (swept: Swept) => void;
  readonly fail: (error: unknown) => void;
  readonly now: Now;
}

/**
 * Regularly deletes unused data. Tables whose process has died need no cleanup: their clocks are stopped, and the next
 * request for one takes it over.
 */
export const startHousekeeping = (retention: Retention, { report, fail, now }: Housekeeper): (() => void) => {
  const sweep = async (): Promise<void> => {
    try {
      const swept = await retention.sweep(now(), TABLES_AT_ONCE);
      if (Object.values(swept).some(count => count > 0)) report(swept);
    } catch (error) {
      fail(error);
    }
  };
  // Random offset, so that processes started together do not sweep together.
  const every = EVERY_MILLISECONDS + Math.floor(Math.random() * MINUTE_MILLISECONDS);
  const timer = setInterval(sweep, every);
  timer.unref();
  return () => clearInterval(timer);
};
