import type { FromReader, ToReader } from './readingService.ts';

/** A thread that reads files. */
export interface ReaderPort {
  readonly post: (message: ToReader) => void;
  readonly end: () => void;
}

export interface ReaderListener {
  readonly onMessage: (message: FromReader) => void;
  /** It cannot be started, or has run out of memory. */
  readonly onError: () => void;
}

/** Large files are handed over: copying them would hold up the page. */
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
