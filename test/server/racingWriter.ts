/** Tries to store every ply of a match that another process tries to store too, and says how many it stored. */
import { once } from 'node:events';
import { RefusedWrite } from '../../server/storage/records.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { playOf } from './people.ts';

const [place = '', match = '', move = '', plies = '0'] = process.argv.slice(2);
const storage = await openStorage(place, {
  holder: { id: 'same', address: 'wss://same.test' },
  onError: () => {},
});
process.stdout.write('ready\n');
await once(process.stdin, 'data');

let wins = 0;
for (let ply = 1; ply <= Number(plies); ply++) {
  try {
    await storage.matches.append({ id: match, number: ply }, { ...playOf(ply), kind: 'play', move });
    wins++;
  } catch (error) {
    if (!(error instanceof RefusedWrite) || error.refusal !== 'taken') throw error;
  }
}
process.stdout.write(`${wins}\n`);
await storage.close();
process.exit(0);
