import type { ServerProcess } from '../../../testkit/server/liveServer.ts';
import { usageOf } from '../../../tools/bench/server/usage.ts';

/** The memory use of a server process. */
export const kilobytesOf = ({ process }: ServerProcess): number => usageOf(process.pid ?? 0).kilobytes;
export const megabytesOf = (server: ServerProcess): number => kilobytesOf(server) / 1_024;
