import type { Records } from './records.ts';

/** The highest level that a beginner's lost game is at; characters count as well. */
const LOW_LEVEL = 3;
/** Whoever has played more than this has found the coach, or does not want one. */
const FEW_GAMES = 4;

/** Whether a person has just begun to play here, and has lost to an easy opponent. */
export const selectIsBeginner = (records: Records): boolean => {
  const tallies = Object.entries(records);
  const games = tallies.reduce((sum, [, { won, drawn, lost }]) => sum + won + drawn + lost, 0);
  const hasLost = tallies.some(([key, { lost }]) => lost > 0 && Number(key.split('/').at(-1)) <= LOW_LEVEL);
  return hasLost && games <= FEW_GAMES;
};
