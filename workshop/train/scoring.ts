import { ScoreFile, type Search, search } from './scores.ts';
import { SampleFile } from './store.ts';
import { SAMPLE_BYTES, type Trainer } from './trainer.ts';

/** The number of positions to score for each number of empty squares. */
export interface Task {
  readonly empties: number;
  readonly search: Search;
  readonly amount: number;
}

const CHUNK_SAMPLES = 500;
const END_CHUNK_SAMPLES = 50;

/** Scores positions without a score, and saves scores as they are found. */
export const runTask = (
  trainer: Trainer,
  folder: string,
  task: Task,
  report: (done: number) => void,
): void => {
  const samples = new SampleFile(folder, task.empties).read();
  const file = new ScoreFile(folder, task.empties, task.search);
  const end = Math.min(task.amount, samples.length / SAMPLE_BYTES);
  const chunk = task.search.depth === 'end' ? END_CHUNK_SAMPLES : CHUNK_SAMPLES;
  for (let from = file.count; from < end; from += chunk) {
    const to = Math.min(from + chunk, end);
    file.append(search(trainer, samples.subarray(from * SAMPLE_BYTES, to * SAMPLE_BYTES), task.search));
    report(to / end);
  }
};
