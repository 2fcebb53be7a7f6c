import type { ServerProcess } from '../../../testkit/server/liveServer.ts';
import { usageOf } from '../../../tools/bench/server/usage.ts';

/** The memory that a server in a process of its own takes. */
export const kilobytesOf = ({ process }: ServerProcess): number => usageOf(process.pid ?? 0).kilobytes;
export const megabytesOf = (server: ServerProcess): number => kilobytesOf(server) / 1_024;
