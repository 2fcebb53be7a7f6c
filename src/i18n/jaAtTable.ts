/** What is said at an online table. */
export const jaAtTable = {} as const;
