/** In pages of 64 KiB: the most the engine may use if threads share its memory. The compiler has the same number. */
export const MOST_PAGES = 4096;
/** What its tables need before it grows the memory. */
const FIRST_PAGES = 256;

/** Whether the program is the one for several threads, which imports its memory. */
export const takesMemory = (program: WebAssembly.Module): boolean =>
  WebAssembly.Module.imports(program).some(({ kind }) => kind === 'memory');

/** `undefined` if that much memory is not available. */
export const makeSharedMemory = (): WebAssembly.Memory | undefined => {
  try {
    return new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES, shared: true });
  } catch {
    return undefined;
  }
};
