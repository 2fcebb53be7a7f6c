import type { Now } from '../clock.ts';
import type { Retention, Swept } from '../storage/retention.ts';

const MINUTE_MILLISECONDS = 60_000;
const EVERY_MILLISECONDS = 10 * MINUTE_MILLISECONDS;
/** So few that the games on SQLite do not wait for it. */
const TABLES_AT_ONCE = 200;

export interface Housekeeper {
  /** Something was taken away. */
  readonly tell: (swept: Swept) => void;
  readonly fail: (error: unknown) => void;
  readonly now: Now;
}

/**
 * Sweeps now and then what nobody uses. Tables whose process has ended need nothing: their clocks stand until somebody
 * comes, and whoever comes takes them up.
 */
export const startHousekeeping = (retention: Retention, { tell, fail, now }: Housekeeper): (() => void) => {
  const sweep = async (): Promise<void> => {
    try {
      const swept = await retention.sweep(now(), TABLES_AT_ONCE);
      if (Object.values(swept).some(count => count > 0)) tell(swept);
    } catch (error) {
      fail(error);
    }
  };
  // Processes that were started together do not sweep together.
  const every = EVERY_MILLISECONDS + Math.floor(Math.random() * MINUTE_MILLISECONDS);
  const timer = setInterval(sweep, every);
  timer.unref();
  return () => clearInterval(timer);
};
