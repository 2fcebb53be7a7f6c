import type { FromHelper, HelperPort } from './helpers.ts';

const ignore = (): void => {};

/** Starts a helper: a worker inside the engine's worker, which ends with it. */
export const openHelper = (): HelperPort => {
  const worker = new Worker(new URL('./helperWorker.ts', import.meta.url), { type: 'module' });
  const port: HelperPort = {
    post: task => worker.postMessage(task),
    onMessage: ignore,
    onError: ignore,
    terminate: () => worker.terminate(),
  };
  worker.onmessage = ({ data }: MessageEvent<FromHelper>) => port.onMessage(data);
  worker.onerror = event => {
    event.preventDefault();
    port.onError();
  };
  worker.onmessageerror = () => port.onError();
  return port;
};
