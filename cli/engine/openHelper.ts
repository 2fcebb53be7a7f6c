import type { HelperPort } from '../../src/engine/helpers.ts';
import { openPort } from './openPort.ts';

const PROGRAM = new URL('./helperWorker.ts', import.meta.url);

/** `openHelper` of `src/engine/helpers.ts` for Node. */
export const openHelper = (): HelperPort => openPort(PROGRAM);
