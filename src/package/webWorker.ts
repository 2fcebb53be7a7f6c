import type { EnginePort } from '../engine/engineClient.ts';
import { makeStopFlag, sharesMemory } from '../engine/sharing.ts';
import { engineBehind } from './engine.ts';
import type { Engine } from './engineTypes.ts';
import { type FilesMessage, type FromPackageWorker, missingAfter, type Note } from './packageMessages.ts';

/** The addresses of the engine's files. */
export interface Addresses {
  readonly wasm: string;
  readonly weights: string;
  readonly worker: string;
}

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    policy: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/**
 * Pages that require trusted types have to allow this policy by name; if they do not, the browser reports it.
 */
const openPolicy = (): ReturnType<TrustedTypes['createPolicy']> | undefined => {
  try {
    return trustedTypes?.createPolicy('flipside', { createScriptURL: address => address });
  } catch {
    return undefined;
  }
};
const policy = openPolicy();
const trusted = (address: string): string => policy?.createScriptURL(address) ?? address;

/** A worker from another origin has to be started from a script of the page that imports it. */
const openWorker = (url: string): Worker => {
  const { origin } = new URL(url);
  if (origin === globalThis.location.origin || origin === 'null')
    return new Worker(trusted(url), { type: 'module' });
  const program = new Blob([`import ${JSON.stringify(url)};`], { type: 'text/javascript' });
  const own = URL.createObjectURL(program);
  const worker = new Worker(trusted(own), { type: 'module' });
  const forget = (): void => URL.revokeObjectURL(own);
  worker.addEventListener('message', forget, { once: true });
  worker.addEventListener('error', forget, { once: true });
  return worker;
};

interface Watching {
  readonly files: FilesMessage;
  readonly note: Note;
}

/** The client's port to a worker. Without shared memory, searches are stopped by terminating the worker. */
const portOf = (worker: Worker, address: string, { files, note }: Watching): EnginePort => {
  let hasSpoken = false;
  const port: EnginePort = {
    stopFlag: sharesMemory() ? makeStopFlag() : undefined,
    post: message => worker.postMessage(message),
    onMessage: () => {},
    onError: () => {},
    terminate: () => worker.terminate(),
  };
  worker.onmessage = ({ data }: MessageEvent<FromPackageWorker>) => {
    hasSpoken = true;
    note(missing => missingAfter(data, missing, files));
    if (data.type !== 'missing') port.onMessage(data);
  };
  worker.onerror = () => {
    if (!hasSpoken) note(() => address);
    port.onError();
  };
  worker.onmessageerror = () => port.onError();
  worker.postMessage(files);
  return port;
};

/** An engine in a web worker, with its files at these addresses. */
export const engineInPage = ({ wasm, weights, worker }: Addresses): Engine => {
  const files = { type: 'files', wasm, weights } as const;
  let missing: string | undefined;
  const note: Note = change => {
    missing = change(missing);
  };
  const open = (): EnginePort => portOf(openWorker(worker), worker, { files, note });
  return engineBehind(open, () => missing);
};
