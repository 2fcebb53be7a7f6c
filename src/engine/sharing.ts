import type { StopFlag } from './messages.ts';

/**
 * Whether this page shares memory with its workers. Only a cross-origin isolated page may, and not every browser with isolated
 * pages has shared memory: WebKitGTK has none.
 */
export const sharesMemory = (): boolean =>
  globalThis.crossOriginIsolated === true &&
  typeof SharedArrayBuffer === 'function' &&
  typeof Atomics === 'object';

/** A flag by which a search is stopped while it runs. Only for platforms that share memory: isolated pages, and Node. */
export const makeStopFlag = (): StopFlag =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
