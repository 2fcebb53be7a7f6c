/** Long work as a generator that yields wherever it may be interrupted. */
export type InParts<T> = Generator<void, T>;

/** Runs all of the work without interruption. */
export const atOnce = <T>(work: InParts<T>): T => {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
};

/** Runs the work step by step and lets the page handle events in between. */
export const withRests = async <T>(work: InParts<T>): Promise<T> => {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    await new Promise(resolve => setTimeout(resolve));
  }
};
