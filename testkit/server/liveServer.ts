import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ANY_PORT, readEnvironment } from '../../server/environment.ts';
import { type GameServer, startGameServer } from '../../server/gameServer.ts';
import type { Timing } from '../../server/process/clock.ts';
import { BUILT_SERVER, ROOT } from '../../tools/paths.ts';
import { listening } from './listening.ts';

export type Variables = Readonly<Record<string, string>>;

/** A folder with a minimal page and space for data. */
export interface ServerFolder {
  readonly variables: Variables;
  readonly remove: () => void;
}

export const newServerFolder = (): ServerFolder => {
  const folder = mkdtempSync(join(tmpdir(), 'flipside-server-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Flipside</title>');
  const variables = {
    PAGE_FOLDER: folder,
    DATA_FOLDER: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    // All clients of a test share one address.
    ADDRESS_LIMIT_FACTOR: '1000',
  };
  return { variables, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/**
 * Starts the server in this process; only one at a time. Closing it fails if its rooms are not gone in time, because they
 * would later close the rooms of the next server.
 */
export const startHere = async (
  { variables }: ServerFolder,
  more: Variables = {},
  timing?: Timing,
): Promise<GameServer> => {
  const environment = readEnvironment({ PORT: String(ANY_PORT), ...variables, ...more });
  const server = await startGameServer(environment, timing);
  const close = async (): Promise<void> => {
    let problem: unknown;
    server.log.error = (what: object) => {
      if ('what' in what && what.what === 'rooms') problem = what;
    };
    await server.close();
    if (problem !== undefined) throw new Error('the rooms of a server did not end', { cause: problem });
  };
  return { ...server, close };
};

/** A server in a separate process. */
export interface ServerProcess {
  readonly port: number;
  readonly process: ChildProcess;
  readonly logged: () => string;
  /** Stops it and returns its exit code; null if the signal killed it. */
  readonly end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
}

const ADDRESS = /Flipside is at \S+:(\d+)/;

const portOf = async ({ stdout }: ChildProcess, logged: () => string): Promise<number> => {
  if (stdout === null) throw new Error('a server without output');
  for await (const line of createInterface(stdout)) {
    const [, port] = ADDRESS.exec(line) ?? [];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`the server ended before it logged its address: ${logged()}`);
};

/** The program to start, and its folder. */
export interface Program {
  readonly command: string;
  readonly options: readonly string[];
  readonly cwd: string;
}

/** Uses the built server, which starts seven times as fast as the sources. */
const BUILT: Program = { command: process.execPath, options: [BUILT_SERVER], cwd: ROOT };

export const startProcess = async (
  { variables }: ServerFolder,
  more: Variables = {},
  { command, options, cwd }: Program = BUILT,
): Promise<ServerProcess> => {
  const child = spawn(command, options, {
    cwd,
    env: { ...process.env, PORT: String(ANY_PORT), ...variables, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (words: Buffer) => {
    text += words;
  });
  const logged = (): string => text;
  const port = await portOf(child, logged);
  const end: ServerProcess['end'] = async signal => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await ended)[0];
  };
  return { port, process: child, logged, end };
};

/** A port without a listener. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listening(server);
  server.close();
  await once(server, 'close');
  return port;
};
