/**
 * Whether this page shares memory with its workers. Only a cross-origin isolated page may, and not every browser with isolated
 * pages has shared memory: WebKitGTK has none.
 */
export const sharesMemory = (): boolean =>
  globalThis.crossOriginIsolated === true &&
  typeof SharedArrayBuffer === 'function' &&
  typeof Atomics === 'object';
