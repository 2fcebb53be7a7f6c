import type { FromWorker, ToWorker } from '../engine/messages.ts';
import { checkOptions, isRecord } from './checks.ts';
import type { EngineFiles, EngineOptions } from './engineTypes.ts';

/** The first message to a worker: the addresses of its files. */
export interface FilesMessage {
  readonly type: 'files';
  readonly wasm: string;
  readonly weights: string;
}

/** A file could not be loaded. */
interface MissingMessage {
  readonly type: 'missing';
  readonly address: string;
}

export type ToPackageWorker = FilesMessage | ToWorker;
export type FromPackageWorker = MissingMessage | FromWorker;

/** Updates the address of the missing file. */
export type Note = (change: (missing: string | undefined) => string | undefined) => void;

/** The address of the missing file after another message of the worker. */
export const missingAfter = (
  message: FromPackageWorker,
  missing: string | undefined,
  { weights }: FilesMessage,
): string | undefined => {
  if (message.type === 'missing') return message.address;
  const hasCome = message.type === 'weights' || (message.type === 'ready' && missing !== weights);
  return hasCome ? undefined : missing;
};

/** Checks the options of `openEngine`. */
export const filesIn = (options: EngineOptions): EngineFiles => {
  checkOptions(options, [], ['files']);
  const { files = {} } = options;
  if (!isRecord(files)) throw new TypeError('files must be an object with wasm, weights or worker.');
  for (const [name, address] of Object.entries(files)) {
    if (!['wasm', 'weights', 'worker'].includes(name))
      throw new TypeError(`There is no file "${name}". Known files are wasm, weights and worker.`);
    if (address !== undefined && typeof address !== 'string' && !(address instanceof URL))
      throw new TypeError(`files.${name} must be an address: a string or a URL.`);
  }
  return files;
};
