/** Which tab plays which saved match: no match is played in two tabs. */
export interface MatchLocks {
  /** Locks a match for this tab, and releases the one before; false if another tab has it. */
  acquire(id: string): Promise<boolean>;
  /** Releases whatever this tab has locked or is about to lock. */
  release(): void;
}

const LOCK_PREFIX = 'flipside.match.';

/**
 * Web Locks, which the browser releases when a tab closes or crashes. Where there are none (a page that is not served
 * securely) or the browser refuses them, every lock is granted.
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
