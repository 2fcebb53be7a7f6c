/** What is said on the way to a table, and about matches that were played there. */
export const enInvite = {} as const;
