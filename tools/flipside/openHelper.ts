import type { HelperPort } from '../../src/engine/helperPort.ts';
import { startWorker } from './startWorker.ts';

const PROGRAM = new URL('./helperWorker.ts', import.meta.url);

/** `src/engine/openHelper.ts` for Node. */
export const openHelper = (): HelperPort => {
  const worker = startWorker(PROGRAM);
  const port: HelperPort = {
    post: task => worker.postMessage(task),
    onMessage: () => {},
    onError: () => {},
    terminate: () => void worker.terminate(),
  };
  worker.on('message', message => port.onMessage(message));
  worker.on('error', () => port.onError());
  return port;
};
