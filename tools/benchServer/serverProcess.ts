import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fromRoot, ROOT } from '../paths.ts';

type Variables = Readonly<Record<string, string>>;

/** A server in a process of its own. */
export interface ServerProcess {
  readonly host: string;
  readonly pid: number;
  /** Ends it, and waits until it has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** A port that nobody listens at. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const isReady = (line: string): boolean => {
  try {
    return (JSON.parse(line) as { msg?: string }).msg === 'ready';
  } catch {
    return false;
  }
};

/** Shows what the server has to say, but for the one word that it is ready. */
const waitUntilReady = async (child: ChildProcess): Promise<void> => {
  const lines = createInterface({ input: child.stderr! });
  const ready = new Promise<void>(resolve => {
    lines.on('line', line => {
      if (isReady(line)) resolve();
      else if (!line.startsWith('{"level":30')) process.stderr.write(`${line}\n`);
    });
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the server ended before it was ready');
  });
  await Promise.race([ready, ended]);
};

/** Starts the server at a port with variables of its environment, and with options of Node. */
export const startServer = async (
  port: number,
  variables: Variables,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> => {
  const options = [...nodeOptions, '--import', 'tsx', fromRoot('server', 'main.ts')];
  const env = { ...process.env, LOG_LEVEL: 'info', ...variables, PORT: String(port) };
  const child = spawn(process.execPath, options, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'pipe'] });
  await waitUntilReady(child);
  return {
    host: `localhost:${port}`,
    pid: child.pid!,
    end: async signal => {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
};
