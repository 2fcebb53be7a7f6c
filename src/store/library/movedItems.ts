import type { Transaction } from './database.ts';
import { OpenPacks } from './openPacks.ts';
import { itemsOf } from './packs.ts';
import { SINGLE, singlesAfter } from './singleItems.ts';

/** How many items are moved at a time: what is moved in one transaction is in one of the two places, whatever happens. */
const MOVED_AT_ONCE = 500;

/** Moves some of the items that were stored one by one into packs, as they are; false if there are none left. */
export const moveSome = async (to: Transaction): Promise<boolean> => {
  const some = await singlesAfter(to, undefined, MOVED_AT_ONCE);
  if (some === undefined) return false;
  const { packedEntries, packedTexts, packedPositions } = some;
  const packs = new OpenPacks(to);
  for (const item of itemsOf(packedEntries, packedTexts, packedPositions)) packs.put(item);
  await packs.write();
  const [first, last] = [packedEntries.ids[0], packedEntries.ids.at(-1)];
  const range = IDBKeyRange.bound(first, last);
  await Promise.all(SINGLE.map(name => to.objectStore(name).delete(range)));
  return true;
};
