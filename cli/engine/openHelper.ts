import type { HelperPort } from '../../src/engine/helperPort.ts';
import { openPort } from './openPort.ts';

const PROGRAM = new URL('./helperWorker.ts', import.meta.url);

/** `src/engine/openHelper.ts` for Node. */
export const openHelper = (): HelperPort => openPort(PROGRAM);
