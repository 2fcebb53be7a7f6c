import { setTimeout } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Milliseconds from one try to the next; each pause is twice as long as the last one. */
const PAUSE = { first: 250, longest: 10_000 } as const;

/** What a service that is not there, or has only just begun to start, lets others know. The last ones are of PostgreSQL. */
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
/** What errors of packages that give no code say when a service is away. */
const AWAY_WORDS = /timeout|terminated|lost|closed|not done within|max retries|isn't writeable|LOADING/i;

/** Whether a service may answer if it is asked again. */
const isAway = (error: unknown): boolean => {
  const { code, syscall, message = '' } = error as NodeJS.ErrnoException;
  // The file of a Unix socket is missing until its server listens.
  if (code === 'ENOENT') return syscall === 'connect';
  return AWAY.includes(code) || AWAY_WORDS.test(message);
};

/** Something outside of the process that has to be there before it can begin. */
interface Awaited {
  readonly name: string;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

/**
 * Tries until the service is there, with longer and longer pauses: after a reboot it may start later than this process.
 * Throws what another try cannot change, such as a wrong password.
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
