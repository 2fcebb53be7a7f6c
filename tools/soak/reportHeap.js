// Loaded into the servers of a soak by Node's --import, with --expose-gc. On SIGUSR2 it writes to $HEAP_FOLDER/<pid> how
// many bytes are in use after everything unused was collected. JavaScript, since a built server has no compiler.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

const PASSES = 3;

process.on('SIGUSR2', async () => {
  for (let pass = 0; pass < PASSES; pass++) {
    globalThis.gc();
    await turn();
  }
  const { heapUsed, external } = process.memoryUsage();
  const file = join(process.env.HEAP_FOLDER, String(process.pid));
  writeFileSync(`${file}.draft`, String(heapUsed + external));
  renameSync(`${file}.draft`, file);
});
