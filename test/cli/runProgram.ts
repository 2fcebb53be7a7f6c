import { spawn } from 'node:child_process';
import { fromRoot, ROOT } from '../../tools/paths.ts';

export interface Run {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program like a shell in this folder. */
export const runProgram = (words: readonly string[], input = '', folder = ROOT): Promise<Run> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [fromRoot('cli', 'bin.js'), ...words], {
      cwd: folder,
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', chunk => {
      stdout += chunk;
    });
    child.stderr.on('data', chunk => {
      stderr += chunk;
    });
    child.on('close', exitCode => resolve({ exitCode, stdout, stderr }));
    child.stdin.end(input);
  });
