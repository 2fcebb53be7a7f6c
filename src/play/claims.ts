/** Which tab plays which saved match: at most one tab goes on with the same one. */
export interface Claims {
  /** Takes a match for this tab, giving up the one held before; false if another tab has it. */
  claim(id: string): Promise<boolean>;
}

const LOCK_PREFIX = 'flipside.match.';

/**
 * Claims by Web Locks, which the browser releases when a tab closes or crashes. Where there are none (a page that is
 * not served securely) or the browser refuses them, every claim is granted.
 */
export const lockClaims = (locks: LockManager | undefined): Claims => {
  let held: { readonly id: string; readonly release: () => void } | undefined;

  const take = (manager: LockManager, id: string): Promise<boolean> =>
    new Promise(answer => {
      const granted = (lock: Lock | null): Promise<void> | undefined => {
        answer(lock !== null);
        if (lock === null) return undefined;
        held?.release();
        return new Promise<void>(release => {
          held = { id, release };
        });
      };
      manager.request(LOCK_PREFIX + id, { ifAvailable: true }, granted).catch(() => answer(true));
    });

  return {
    claim: async id => locks === undefined || held?.id === id || (await take(locks, id)),
  };
};
