/** What is said about online play as such. */
export const jaOnline = {
  player: '相手',
} as const;
