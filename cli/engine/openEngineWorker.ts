import type { EnginePort } from '../../src/engine/engineClient.ts';
import type { FromWorker, ToWorker } from '../../src/engine/messages.ts';
import { openPort } from './openPort.ts';

const PROGRAM = new URL('./engineWorker.ts', import.meta.url);

/** `src/engine/openWorker.ts` for Node. */
export const openEngineWorker = ({ sharesMemory }: { readonly sharesMemory: boolean }): EnginePort =>
  Object.assign(openPort<ToWorker, FromWorker>(PROGRAM), {
    stopFlag: sharesMemory ? new Int32Array(new SharedArrayBuffer(4)) : undefined,
  });
