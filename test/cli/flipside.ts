import { Readable } from 'node:stream';
import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import { openHelper } from '../../cli/engine/workers.ts';
import { runFlipside } from '../../cli/flipside.ts';
import type { EnginePort } from '../../src/engine/engineClient.ts';
import { SearchService } from '../../src/engine/searchService.ts';
import type { Run } from './runProgram.ts';

const [program, weights] = [await loadEngineProgram(), await readWeights()];

/** The engine in the test's thread, without a worker. Its searches cannot be interrupted. */
export const openEngine = (): EnginePort => {
  const port: EnginePort = {
    stopFlag: undefined,
    post: message => setImmediate(() => service.receive(message)),
    onMessage: () => {},
    onError: () => {},
    terminate: () => {},
  };
  const service = new SearchService({
    post: message => setImmediate(() => port.onMessage(message)),
    load: async () => ({ type: 'loaded', program }),
    loadWeights: async () => weights,
    openHelper,
    memory: undefined,
  });
  return port;
};

/** Runs the program in the test's process with these arguments and this standard input. */
export const flipside = async (words: readonly string[], input = ''): Promise<Run> => {
  let [stdout, stderr] = ['', ''];
  const environment = {
    input: Readable.from([input]),
    openEngine,
    write: (line: string): void => {
      stdout += `${line}\n`;
    },
  };
  const exitCode = await runFlipside(words, environment, line => {
    stderr += `${line}\n`;
  });
  return { exitCode, stdout, stderr };
};

export const parsed = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));

/** The output of the program, parsed as lines of JSON. */
export const resultsOf = async (words: readonly string[], input = '') =>
  parsed((await flipside(words, input)).stdout);
