import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fromRoot } from '../../tools/paths.ts';

export interface RunningServer {
  readonly url: string;
  readonly stop: () => void;
}

/** Builds what is stale and starts Flipside as `npm start` does. */
export const startServer = (): Promise<RunningServer> =>
  new Promise((resolve, reject) => {
    const data = mkdtempSync(join(tmpdir(), 'flipside-browsers-'));
    const env = { ...process.env, PORT: '0', LOG_LEVEL: 'warn', DATA_FOLDER: data };
    const child: ChildProcess = spawn(process.execPath, [fromRoot('tools', 'start.js')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.on('exit', code => reject(new Error(`the server ended with ${code}`)));
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', line => {
      const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (url !== undefined) resolve({ url: `${url}/`, stop: () => void child.kill() });
    });
  });
