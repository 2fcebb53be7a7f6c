/** Which tab plays which saved match: no match is played in two tabs. */
export interface Claims {
  /** Takes a match for this tab, giving up the one held before; false if another tab has it. */
  claim(id: string): Promise<boolean>;
  /** Gives up whatever this tab holds or is about to hold. */
  release(): void;
}

const LOCK_PREFIX = 'flipside.match.';

/**
 * Claims by Web Locks, which the browser releases when a tab closes or crashes. Where there are none (a page that is
 * not served securely) or the browser refuses them, every claim is granted.
 */
export const lockClaims = (locks: LockManager | undefined): Claims => {
  let wanted: string | undefined;
  let held: { readonly id: string; readonly release: () => void } | undefined;

  const letGo = (): void => {
    held?.release();
    held = undefined;
  };

  const take = (manager: LockManager, id: string): Promise<boolean> =>
    new Promise(answer => {
      const granted = (lock: Lock | null): Promise<void> | undefined => {
        answer(lock !== null);
        if (lock === null || wanted !== id) return undefined;
        letGo();
        return new Promise<void>(release => {
          held = { id, release };
        });
      };
      manager.request(LOCK_PREFIX + id, { ifAvailable: true }, granted).catch(() => answer(true));
    });

  return {
    claim: async id => {
      wanted = id;
      return locks === undefined || held?.id === id || (await take(locks, id));
    },
    release: () => {
      wanted = undefined;
      letGo();
    },
  };
};
