import { fetchBytes } from '../../engine/loadFiles.ts';
import type { Holding } from '../../offline/contract.ts';
import { loadedFrom } from './renewing.ts';

/** The service worker that keeps the page's files. */
export interface KeepingWorker {
  /** What it keeps. Throws if it does not answer. */
  holdings(): Promise<readonly Holding[]>;
  /** Fetches a file, which the worker then keeps; false if that fails. */
  fetch(url: string): Promise<boolean>;
  /** What this page has loaded so far, before the worker answered for it. */
  loaded(): readonly string[];
  /** Shows the page again in the newest version. */
  update(): void;
}

/** The longest wait for the worker's answer, in milliseconds. */
const LONGEST_ANSWER = 20_000;
/** How often a page that stays open looks for a newer version, in milliseconds. */
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

/** Resolves when requests of this page go through the worker. Rejects if it cannot be installed. */
const untilControlled = (registration: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve, reject) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller !== null) return resolve();
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'redundant') reject(new Error('the service worker cannot be installed'));
    });
    // A page that was loaded past the worker gets none.
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
  // Another tab has let the new version take over: this one is an old page from now on.
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
  // Another tab may have taken it already.
  if (waiting === null) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'takeOver' });
};

/** Starts the worker; undefined where there can be none. */
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
