/** Work that can rest wherever it yields. */
export type InParts<T> = Generator<void, T>;

/** Does all of it at once. */
export const atOnce = <T>(work: InParts<T>): T => {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
};

/** Lets the page go on between the parts. */
export const withRests = async <T>(work: InParts<T>): Promise<T> => {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    await new Promise(resolve => setTimeout(resolve));
  }
};
