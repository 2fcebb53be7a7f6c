/** How long anything outside of the process may take, in milliseconds. */
export const TIME_LIMITS = {
  storage: {
    /** Until a connection is made, or one of those that are made is free. */
    connect: 2_000,
    /** Until PostgreSQL ends a query by itself, so that nothing goes on that nobody waits for. */
    statement: 2_500,
    /** Until the answer is there. A connection that is later is given up. */
    query: 3_000,
    /** Until PostgreSQL ends a transaction whose process is silent, and frees what it has locked. */
    silentTransaction: 10_000,
    /** A new version may have much to change. */
    migration: 600_000,
    /** Of silence, after which the system asks whether the other side is still there. */
    keepAlive: 10_000,
  },
  redis: {
    connect: 2_000,
    /** Until a command fails, sent or not. */
    command: 2_000,
    /** Without a word while an answer is due, after which another connection is made. */
    silence: 2_000,
    keepAlive: 10_000,
  },
  /** The end of the process, in order; whatever hangs, the next one begins. */
  stop: {
    rooms: 6_000,
    tables: 1_500,
    storage: 1_000,
    /** The process ends in any case. */
    all: 9_500,
  },
} as const;

/** Waits for work no longer than that; throws if it takes longer, and whatever it does then is nobody's business. */
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
