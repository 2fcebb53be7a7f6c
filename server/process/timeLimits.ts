/** Timeouts for everything outside the process, in milliseconds. */
export const TIME_LIMITS = {
  storage: {
    /** For getting a connection, new or from the pool. */
    connect: 2_000,
    /** For the first connection of a process: the machine and the database may still be starting. */
    firstConnect: 20_000,
    /** PostgreSQL cancels a query after this time, so that none outlives the caller's timeout. */
    statement: 2_500,
    /** For the answer to a query; a connection that takes longer is replaced. */
    query: 3_000,
    /** PostgreSQL ends a transaction idle for this long and releases its locks. */
    silentTransaction: 10_000,
    /** For the migrations of a new version, which may change much data. */
    migration: 600_000,
    /** Idle time before the system sends TCP keep-alive probes. */
    keepAlive: 10_000,
  },
  redis: {
    connect: 2_000,
    /** For a command, including the time it waits to be sent. */
    command: 2_000,
    /** Silence while an answer is due, after which the connection is replaced. */
    silence: 2_000,
    keepAlive: 10_000,
  },
  /** The steps of shutting down, in order; a step that times out is skipped. */
  stop: {
    rooms: 6_000,
    tables: 1_500,
    storage: 1_000,
    /** For the whole shutdown; then the process exits. */
    all: 9_500,
  },
} as const;

/** Rejects if the work takes longer than this; its later result or error is ignored. */
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
