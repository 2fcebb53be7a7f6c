import type { FromReader, ToReader } from './readingService.ts';

/** A worker that reads files. */
export interface ReaderPort {
  readonly post: (message: ToReader) => void;
  readonly end: () => void;
}

export interface ReaderListener {
  readonly onMessage: (message: FromReader) => void;
  /** Called if the worker cannot be started or runs out of memory. */
  readonly onError: () => void;
}

/** Large files are transferred: copying them would block the page. */
const handedOver = (message: ToReader): Transferable[] => {
  if (message.type === 'handOver') return [message.port];
  if (message.type !== 'read') return [];
  return message.inputs.flatMap(({ content }) => (content instanceof Uint8Array ? [content.buffer] : []));
};

export type OpenReader = (listener: ReaderListener) => ReaderPort;

export const openReader: OpenReader = ({ onMessage, onError }) => {
  const worker = new Worker(new URL('./readingWorker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromReader>) => onMessage(data);
  worker.onerror = onError;
  worker.onmessageerror = onError;
  return { post: message => worker.postMessage(message, handedOver(message)), end: () => worker.terminate() };
};
