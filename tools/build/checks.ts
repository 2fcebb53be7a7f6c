/** What the bundler warns of. A slow machine is no defect of the build. */
export const CHECKS = { bundlerTimings: false } as const;
