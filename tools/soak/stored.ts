import { movesOf } from '../../server/storage/records.ts';
import { openStorage } from '../../server/storage/storage.ts';
import type { Confirmed } from './players.ts';

const LETTERS_A_PLY = 2;

const missing = (confirmed: string, stored: string): number => {
  let same = 0;
  while (same < confirmed.length && confirmed[same] === stored[same]) same++;
  return (confirmed.length - same) / LETTERS_A_PLY;
};

/** The number of plies that a player received but the database lacks. */
export const countLost = async (database: string, games: readonly Confirmed[]): Promise<number> => {
  const holder = { id: 'soak', address: 'nowhere' };
  const storage = await openStorage(database, { holder, onError: () => {} });
  let lost = 0;
  for (const { code, moves } of games) {
    const stored = await storage.matches.latest(code);
    lost += Math.ceil(missing(moves, stored === undefined ? '' : movesOf(stored).join('')));
  }
  await storage.close();
  return lost;
};
