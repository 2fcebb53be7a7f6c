/** Locks saved matches, so that no match is played in two tabs. */
export interface MatchLocks {
  /** Locks a match for this tab and releases the previous one; false if another tab holds it. */
  acquire(id: string): Promise<boolean>;
  /** Releases the tab's lock, or cancels a pending one. */
  release(): void;
}

const LOCK_PREFIX = 'flipside.match.';

/**
 * Web Locks, which the browser releases when a tab closes or crashes. Without them (on insecure pages) or if the browser refuses,
 * every lock is granted.
 */
export const webLocks = (manager: LockManager | undefined): MatchLocks => {
  let wanted: string | undefined;
  let held: { readonly id: string; readonly release: () => void } | undefined;

  const releaseHeld = (): void => {
    held?.release();
    held = undefined;
  };

  const request = (locks: LockManager, id: string): Promise<boolean> =>
    new Promise(answer => {
      const granted = (lock: Lock | null): Promise<void> | undefined => {
        answer(lock !== null);
        if (lock === null || wanted !== id) return undefined;
        releaseHeld();
        return new Promise<void>(release => {
          held = { id, release };
        });
      };
      locks.request(LOCK_PREFIX + id, { ifAvailable: true }, granted).catch(() => answer(true));
    });

  return {
    acquire: async id => {
      wanted = id;
      return manager === undefined || held?.id === id || (await request(manager, id));
    },
    release: () => {
      wanted = undefined;
      releaseHeld();
    },
  };
};
