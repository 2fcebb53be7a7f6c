/** Ends a `switch` over a union: it compiles only if every case is handled. */
export const assertNever = (value: never): never => {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
};
