import { startWorker } from '../../cli/engine/workers.ts';
import type { Progress } from './progress.ts';
import { ScoreFile } from './scores.ts';
import type { Task } from './scoring.ts';

export interface Scorers {
  readonly folder: string;
  /** The packed weights file that the searches use. */
  readonly weights: string;
  /** The number of parallel tasks, each in its own thread. */
  readonly workers: number;
  readonly progress: Progress;
}

const WORKER = new URL('./scoreWorker.ts', import.meta.url);

const isOpen = (folder: string, { empties, search, amount }: Task): boolean =>
  new ScoreFile(folder, empties, search).count < amount;

/** Runs all tasks in order. Scores found before an interruption are kept. */
export const scoreAll = async (
  { folder, weights, workers, progress }: Scorers,
  tasks: readonly Task[],
): Promise<void> => {
  const open = tasks.filter(task => isOpen(folder, task));
  const shares = new Map<Task, number>();
  const waiting = [...open];
  progress.begin('score positions');
  const report = (task: Task, share: number): void => {
    shares.set(task, share);
    progress.report([...shares.values()].reduce((sum, done) => sum + done, 0) / open.length);
  };
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = startWorker(WORKER, { folder, weights });
      let task: Task | undefined;
      worker.on('error', reject);
      worker.on('message', (share: number | undefined) => {
        if (share !== undefined) {
          if (task !== undefined) report(task, share);
          return;
        }
        task = waiting.shift();
        if (task !== undefined) worker.postMessage(task);
        else void worker.terminate().then(() => resolve());
      });
    });
  await Promise.all(Array.from({ length: Math.min(workers, open.length) }, work));
};
