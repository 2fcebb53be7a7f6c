/** What is said about online play as such. */
export const enOnline = {
  player: 'Opponent',
} as const;
