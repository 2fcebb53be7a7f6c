import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import type { EnginePort } from '../../src/engine/engineClient.ts';
import type { ToWorker } from '../../src/engine/messages.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';

/** A clock of CPU time, so that other work on the machine does not weaken the engines. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Opens engines in this thread, since starting a worker takes longer than many games of the low levels. */
export const openInThread = async (): Promise<() => EnginePort> => {
  const [program, weights] = await Promise.all([loadEngineProgram(), readWeights()]);
  return () => {
    const engine = new WasmEngine(program, { now: processorTime, shouldStop: () => false }, weights);
    const take = (message: ToWorker): void => {
      if (message.type === 'start') port.onMessage({ type: 'ready', program });
      else
        port.onMessage({
          type: 'finished',
          id: message.id,
          result: engine.search(message.task, () => {}),
        });
    };
    const port: EnginePort = {
      post: message => queueMicrotask(() => take(message)),
      onMessage: () => {},
      onError: () => {},
      stopFlag: undefined,
      terminate: () => {},
    };
    return port;
  };
};
