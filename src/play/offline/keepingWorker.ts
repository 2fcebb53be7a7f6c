import { fetchBytes } from '../../engine/loadFiles.ts';
import type { Holding } from '../../offline/contract.ts';
import { loadedFrom } from './renewing.ts';

/** The service worker that caches the page's files. */
export interface KeepingWorker {
  /** The cached files. Throws if the worker does not answer. */
  holdings(): Promise<readonly Holding[]>;
  /** Fetches a file into the cache; false if that fails. */
  fetch(url: string): Promise<boolean>;
  /** Files that the page loaded before the worker controlled it. */
  loaded(): readonly string[];
  /** Reloads the page in its newest version. */
  update(): void;
}

/** Timeout for the worker's answers, in milliseconds. */
const LONGEST_ANSWER = 20_000;
/** How often an open page checks for a new version, in milliseconds. */
const BETWEEN_LOOKS = 3_600_000;

const ask = (worker: ServiceWorker): Promise<readonly Holding[]> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const giveUp = setTimeout(() => reject(new Error('the service worker does not answer')), LONGEST_ANSWER);
    port1.onmessage = ({ data }: MessageEvent<readonly Holding[]>) => {
      clearTimeout(giveUp);
      port1.close();
      resolve(data);
    };
    worker.postMessage({ type: 'holdings' }, [port2]);
  });

/** Resolves when the worker controls the page. Rejects if it cannot be installed. */
const untilControlled = (registration: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve, reject) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller !== null) return resolve();
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'redundant') reject(new Error('the service worker cannot be installed'));
    });
    // A page loaded with a forced reload is not controlled.
    if (registration.active?.state === 'activated') reject(new Error('the service worker is not in use'));
  });

const followUpdates = (registration: ServiceWorkerRegistration, onUpdate: () => void): void => {
  const look = (): void => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) onUpdate();
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  look();
  // Another tab may have activated the new version: then this page is outdated.
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) onUpdate();
    isControlled = true;
  });
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < BETWEEN_LOOKS) return;
    last = Date.now();
    void registration.update().catch(() => undefined);
  });
};

const takeUpdate = (registration: ServiceWorkerRegistration): void => {
  const { waiting } = registration;
  // Another tab may have activated it already.
  if (waiting === null) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'takeOver' });
};

/** Starts the worker; undefined if the browser does not support it. */
export const startKeeping = async (
  folder: string,
  file: string,
  onUpdate: () => void,
): Promise<KeepingWorker | undefined> => {
  if (navigator.serviceWorker === undefined) return undefined;
  const registration = await navigator.serviceWorker.register(folder + file);
  followUpdates(registration, onUpdate);
  await untilControlled(registration);
  const { controller } = navigator.serviceWorker;
  if (controller === null) return undefined;
  return {
    holdings: () => ask(navigator.serviceWorker.controller ?? controller),
    fetch: async url => (await fetchBytes(folder + url)) !== undefined,
    loaded: () => loadedFrom(folder),
    update: () => takeUpdate(registration),
  };
};
