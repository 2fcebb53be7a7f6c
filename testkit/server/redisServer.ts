import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findServer } from './programs.ts';

/** A Redis for tests, without persistence, with a socket in its own folder. */
export interface RedisServer {
  readonly url: string;
  /** The path of its socket. */
  readonly socket: string;
  /** Kills it. */
  halt(): Promise<void>;
  /** Kills it and restarts it empty. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export const findRedis = (): string | undefined => findServer('redis-server');

const launch = async (program: string, folder: string, socket: string): Promise<ChildProcess> => {
  const options = ['--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no'];
  const child = spawn(program, options, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (/ready to accept connections/i.test(line)) break;
  }
  if (!existsSync(socket)) throw new Error(`Redis did not start: ${said.join('\n')}`);
  child.stdout.resume();
  return child;
};

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

export const startRedis = async (program: string): Promise<RedisServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'flipside-redis-'));
  const socket = join(folder, 'redis.sock');
  let child = await launch(program, folder, socket);
  const halt = async (): Promise<void> => {
    await kill(child);
    rmSync(socket, { force: true });
  };

  return {
    url: `unix://${socket}`,
    socket,
    halt,
    restart: async () => {
      await halt();
      child = await launch(program, folder, socket);
    },
    stop: async () => {
      await kill(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
