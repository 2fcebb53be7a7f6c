import process from 'node:process';
import { openEngineWorker } from './engine/workers.ts';
import { runFlipside } from './flipside.ts';
import type { Environment } from './program/command.ts';
import { endQuietlyWithReader } from './program/inputOutput.ts';

const environment: Omit<Environment, 'tell'> = {
  input: process.stdin,
  write: line => void process.stdout.write(`${line}\n`),
  writeBytes: bytes => void process.stdout.write(bytes),
  openEngine: () => openEngineWorker({ sharesMemory: true }),
};

endQuietlyWithReader();
const exitCode = await runFlipside(process.argv.slice(2), environment, line =>
  process.stderr.write(`${line}\n`),
);
// After a failure workers and programs may still be running. Exits once the message has been written.
if (exitCode !== 0) process.stderr.write('', () => process.exit(exitCode));
