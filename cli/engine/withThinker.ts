import { EngineClient } from '../../src/engine/engineClient.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { readBoardText } from '../formats/boardText.ts';
import type { Environment } from '../program/command.ts';
import type { CommandLine, OptionSpec } from '../program/commandLine.ts';
import { EngineThinker, type Reach, type Thinker } from './thinker.ts';

const MOST_THREADS = 16;
const HOUR_MILLISECONDS = 3_600_000;

export const MS_OPTION: OptionSpec = {
  placeholder: 'N',
  help: 'The maximum thinking time for each move in milliseconds.',
};

export const THREADS_OPTION: OptionSpec = {
  placeholder: 'N',
  help: `Search with this many threads, 1 to ${MOST_THREADS} (default 1).`,
};

export const readMs = (line: CommandLine): number | undefined =>
  line.wholeNumber('ms', { from: 1, to: HOUR_MILLISECONDS });

const WARMING: Reach = { milliseconds: 20 };

/** A position in which Black ends the game with one move. */
const LAST_MOVE = readBoardText(STANDARD_START, 'X'.repeat(62).concat('O-'), 'X');

/** Waits until the helper threads are running; otherwise a first search would start without them. */
const gatherThreads = async (client: EngineClient, threads: number): Promise<void> => {
  if (threads === 1 || LAST_MOVE === undefined) return;
  const limit = { type: 'solve', goal: 'score' } as const;
  await client.search({ position: LAST_MOVE, method: { by: 'flipside', limit, threads } });
};

/** Provides an engine with the number of threads in the option. */
export const withEngine = async (
  line: CommandLine,
  { openEngine }: Pick<Environment, 'openEngine'>,
  work: (client: EngineClient, threads: number) => Promise<void>,
): Promise<void> => {
  const threads = line.wholeNumber('threads', { from: 1, to: MOST_THREADS }) ?? 1;
  const client = new EngineClient(openEngine);
  try {
    await gatherThreads(client, threads);
    await work(client, threads);
  } finally {
    client.close();
  }
};

/** Provides an engine whose worker is already started and warm, so that the first answer is not slower. */
export const withThinker = (
  line: CommandLine,
  environment: Pick<Environment, 'openEngine'>,
  work: (thinker: Thinker) => Promise<void>,
): Promise<void> =>
  withEngine(line, environment, async (client, threads) => {
    const thinker = new EngineThinker(client, threads);
    await thinker.think({ position: STANDARD_START, reach: WARMING });
    await work(thinker);
  });
