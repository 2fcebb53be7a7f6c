import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { runTask, type Task } from './scoring.ts';
import { Trainer } from './trainer.ts';

/** Works off one task after another; `undefined` asks for the next one, a number is the finished share of the present one. */
const { folder, weights } = workerData as { readonly folder: string; readonly weights: string };
const trainer = await Trainer.load();
const file = gunzipSync(readFileSync(weights));

parentPort?.on('message', (task: Task) => {
  trainer.useWeights(file);
  runTask(trainer, folder, task, done => parentPort?.postMessage(done));
  parentPort?.postMessage(undefined);
});
parentPort?.postMessage(undefined);
