/**
 * Keeps the screen on until the returned function is called. Browsers release the lock whenever the page is hidden, so
 * it is requested again each time the page becomes visible. If the request is refused (low battery, for instance), the
 * screen may turn off.
 */
export const holdWakeLock = (): (() => void) => {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const release = (held: WakeLockSentinel): void => void held.release().catch(() => undefined);
  const isHeld = (): boolean => lock !== undefined && !lock.released;
  const hold = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || isHeld()) return;
    const held = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (held === undefined) return;
    if (isOver || isHeld()) release(held);
    else lock = held;
  };
  const follow = (): void => void hold();
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', follow);
    if (lock !== undefined) release(lock);
  };
};
