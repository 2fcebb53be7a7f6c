import { setTimeout } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Milliseconds between attempts; each pause is twice as long as the one before. */
const PAUSE = { first: 250, longest: 10_000 } as const;

/** Error codes of a service that is down or still starting. The last ones are from PostgreSQL. */
const AWAY: readonly unknown[] = [
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EAI_AGAIN',
    'ENOTFOUND',
  ],
  ...['57P01', '57P02', '57P03', '53300'],
];
/** Matches messages of errors without a code that mean that a service is down. */
const AWAY_WORDS = /timeout|terminated|lost|closed|not done within|max retries|isn't writeable|LOADING/i;

/** Whether the error is temporary, so that a retry may succeed. */
const isAway = (error: unknown): boolean => {
  const { code, syscall, message = '' } = error as NodeJS.ErrnoException;
  // The file of a Unix socket does not exist until its server listens.
  if (code === 'ENOENT') return syscall === 'connect';
  return AWAY.includes(code) || AWAY_WORDS.test(message);
};

/** An external service that this process needs before it can start. */
interface Awaited {
  readonly name: string;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

/**
 * Retries with growing pauses until the service answers, since it may start later than this process after a reboot. Errors
 * that a retry cannot fix, such as a wrong password, are thrown.
 */
export const untilThere = async <T>({ name, log }: Awaited, reach: () => Promise<T>): Promise<T> => {
  let isWaiting = false;
  for (let pause: number = PAUSE.first; ; pause = Math.min(2 * pause, PAUSE.longest)) {
    try {
      const reached = await reach();
      if (isWaiting) log.info(`${name} is there`);
      return reached;
    } catch (error) {
      if (!isAway(error)) throw error;
      if (!isWaiting) log.warn({ err: error }, `${name} cannot be reached: waiting for it`);
      isWaiting = true;
      await setTimeout(pause);
    }
  }
};
