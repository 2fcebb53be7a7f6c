/** 64 KiB each: what the engine may take at most if threads share its memory. The compiler is told the same number. */
export const MOST_PAGES = 4096;
/** What its tables take before it makes room for more. */
const FIRST_PAGES = 256;

/** Whether the program is the one for several threads, which is given its memory. */
export const takesMemory = (program: WebAssembly.Module): boolean =>
  WebAssembly.Module.imports(program).some(({ kind }) => kind === 'memory');

/** `undefined` where there is not so much room for it. */
export const makeSharedMemory = (): WebAssembly.Memory | undefined => {
  try {
    return new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES, shared: true });
  } catch {
    return undefined;
  }
};
