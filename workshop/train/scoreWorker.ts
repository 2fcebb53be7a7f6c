import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { runTask, type Task } from './scoring.ts';
import { Trainer } from './trainer.ts';

/** Works through tasks; sends `undefined` to request the next one, and numbers for the finished share of the current one. */
const { folder, weights } = workerData as { readonly folder: string; readonly weights: string };
const trainer = await Trainer.load();
const file = gunzipSync(readFileSync(weights));

parentPort?.on('message', (task: Task) => {
  trainer.useWeights(file);
  runTask(trainer, folder, task, done => parentPort?.postMessage(done));
  parentPort?.postMessage(undefined);
});
parentPort?.postMessage(undefined);
