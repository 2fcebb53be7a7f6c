/** How long anything outside of the process may take, in milliseconds. */
export const TIME_LIMITS = {
  storage: {
    /** Until there is a connection, new or from the pool. */
    connect: 2_000,
    /** Until there is the first connection of a process: machine and database may be starting as well. */
    firstConnect: 20_000,
    /** Until PostgreSQL cancels a query, so that no query runs on after its caller has given up. */
    statement: 2_500,
    /** Until the answer has arrived; a connection that takes longer is given up. */
    query: 3_000,
    /** Until PostgreSQL ends a transaction whose process is silent, and releases its locks. */
    silentTransaction: 10_000,
    /** A new version may have much to change. */
    migration: 600_000,
    /** Idle time until the system checks whether the other side is still there. */
    keepAlive: 10_000,
  },
  redis: {
    connect: 2_000,
    /** Until a command fails, sent or not. */
    command: 2_000,
    /** Silence while an answer is due, until another connection is made. */
    silence: 2_000,
    keepAlive: 10_000,
  },
  /** The steps of shutting down, in order; if one hangs, the next one begins. */
  stop: {
    rooms: 6_000,
    tables: 1_500,
    storage: 1_000,
    /** The process ends in any case. */
    all: 9_500,
  },
} as const;

/** Waits this long for the work and then throws; a later result or error of the work is ignored. */
export const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
