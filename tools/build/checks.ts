/** Switches off warnings about slow plugins: a slow machine is not a defect of the build. */
export const CHECKS = { bundlerTimings: false } as const;
