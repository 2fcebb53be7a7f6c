/**
 * Tries to store every ply of a match at the same moment as another process, ply after ply from a given
 * time, and prints how many it stored.
 */
import { once } from 'node:events';
import { setImmediate as nextTick } from 'node:timers/promises';
import { RefusedWrite } from '../../../server/storage/records.ts';
import { openStorage } from '../../../server/storage/storage.ts';
import { playOf } from './people.ts';

const [place = '', match = '', move = '', plies = '0'] = process.argv.slice(2);
const storage = await openStorage(place, {
  holder: { id: 'same', address: 'wss://same.test' },
  onError: () => {},
});
process.stdout.write('ready\n');
const MILLISECONDS_A_PLY = 5;
const start = Number((await once(process.stdin, 'data'))[0]);

let wins = 0;
for (let ply = 1; ply <= Number(plies); ply++) {
  while (Date.now() < start + ply * MILLISECONDS_A_PLY) await nextTick();
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
