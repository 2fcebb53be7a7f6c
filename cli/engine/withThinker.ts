import { EngineClient } from '../../src/engine/engineClient.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import type { Environment } from '../program/command.ts';
import type { CommandLine, OptionSpec } from '../program/commandLine.ts';
import { EngineThinker, type Reach, type Thinker } from './thinker.ts';

const MOST_THREADS = 16;
const HOUR_MILLISECONDS = 3_600_000;

export const MS_OPTION: OptionSpec = {
  placeholder: 'N',
  help: 'The most milliseconds to think about each move.',
};

export const THREADS_OPTION: OptionSpec = {
  placeholder: 'N',
  help: `Search with this many threads, 1 to ${MOST_THREADS} (default 1).`,
};

export const readMs = (line: CommandLine): number | undefined =>
  line.wholeNumber('ms', { from: 1, to: HOUR_MILLISECONDS });

const WARMING: Reach = { milliseconds: 20 };

/** Runs with the engine's worker started and warm, so that the first answer takes no longer than the others. */
export const withThinker = async (
  line: CommandLine,
  { openEngine }: Pick<Environment, 'openEngine'>,
  work: (thinker: Thinker) => Promise<void>,
): Promise<void> => {
  const threads = line.wholeNumber('threads', { from: 1, to: MOST_THREADS }) ?? 1;
  const thinker = new EngineThinker(new EngineClient(openEngine), threads);
  try {
    await thinker.think({ position: STANDARD_START, reach: WARMING });
    await work(thinker);
  } finally {
    thinker.close();
  }
};
