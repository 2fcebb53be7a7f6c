import type { Stores } from './stores.ts';

/**
 * Where the match on the board is played: on this machine, at an online table, or nowhere: it is only replayed, or
 * studied, where one person moves for both sides.
 */
export type GameKind = 'local' | 'online' | 'replay' | 'study';

export const selectGameKind = ({ online, study }: Pick<Stores, 'online' | 'study'>): GameKind => {
  const { table, replay } = online.getState();
  if (study.getState().study !== undefined) return 'study';
  if (replay !== undefined) return 'replay';
  return table === undefined ? 'local' : 'online';
};
