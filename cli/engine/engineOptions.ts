import { EngineClient } from '../../src/engine/engineClient.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import type { CommandLine, OptionSpec } from '../program/commandLine.ts';
import { openEngineWorker } from './openEngineWorker.ts';
import type { Reach } from './reach.ts';
import { EngineThinker, type Thinker } from './thinker.ts';

const MOST_THREADS = 16;
const HOUR_MILLISECONDS = 3_600_000;

export const MS_OPTION: OptionSpec = {
  placeholder: 'N',
  help: 'Think this many milliseconds about each move at most.',
};

export const THREADS_OPTION: OptionSpec = {
  placeholder: 'N',
  help: `Search with this many threads, 1 to ${MOST_THREADS} (1 if nothing is said).`,
};

export const readMs = (line: CommandLine): number | undefined =>
  line.wholeNumber('ms', { from: 1, to: HOUR_MILLISECONDS });

const WARMING: Reach = { milliseconds: 20 };

/** Runs with the engine's worker started and warm, so that the first answer takes no longer than the others. */
export const withThinker = async (
  line: CommandLine,
  work: (thinker: Thinker) => Promise<void>,
): Promise<void> => {
  const threads = line.wholeNumber('threads', { from: 1, to: MOST_THREADS }) ?? 1;
  const thinker = new EngineThinker(
    new EngineClient(() => openEngineWorker({ sharesMemory: true })),
    threads,
  );
  try {
    await thinker.think({ position: STANDARD_START, reach: WARMING });
    await work(thinker);
  } finally {
    thinker.close();
  }
};
