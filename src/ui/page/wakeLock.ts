/**
 * Keeps the screen on until the returned function is called. The browser takes the lock away whenever the page is hidden, so
 * it is asked for again each time the page is seen; where it is refused, as with an empty battery, the screen may go off.
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
