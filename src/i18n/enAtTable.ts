/** What is said at an online table. */
export const enAtTable = {} as const;
