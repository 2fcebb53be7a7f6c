/** Writes plies until it is killed, and prints the number of each stored one. */
import { openStorage } from '../../../server/storage/storage.ts';
import { beginMatch, NOON, playOf } from './people.ts';

const storage = await openStorage(process.argv[2] ?? '', {
  holder: { id: 'child', address: 'wss://child.test' },
  onError: () => {},
});
await storage.holding.beat(NOON);
const { id } = await beginMatch(storage);
for (let ply = 1; ; ply++) {
  await storage.matches.append({ id, number: ply }, playOf(ply));
  process.stdout.write(`${ply}\n`);
}
