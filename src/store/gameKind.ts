import type { Stores } from './stores.ts';

/**
 * Where the match on the board is played: on this machine, at an online table, or nowhere: it is only replayed, or
 * studied, where one person moves for both sides. In an exercise, one move after the other is asked for and judged.
 */
export const GAME_KINDS = ['local', 'online', 'replay', 'study', 'exercise'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

export const selectGameKind = ({
  online,
  study,
  exercise,
}: Pick<Stores, 'online' | 'study' | 'exercise'>): GameKind => {
  const { table, replay } = online.getState();
  if (study.getState().study !== undefined) return 'study';
  if (exercise.getState().exercise !== undefined) return 'exercise';
  if (replay !== undefined) return 'replay';
  return table === undefined ? 'local' : 'online';
};
