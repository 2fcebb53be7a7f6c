// Preloaded into the servers of a soak test with Node's --import and --expose-gc. On SIGUSR2 it writes the
// heap size after a garbage collection to $HEAP_FOLDER/<pid>. JavaScript, since a built server has no
// compiler.
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
