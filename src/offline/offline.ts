import type { OfflineFile, ToOfflineWorker } from './contract.ts';
import { Keeper } from './keeper.ts';
import type { OfflineScope } from './scope.ts';
import { isSharePost, keepShared } from './shared.ts';

declare const self: OfflineScope;
/** Replaced with the list of files by the build. */
declare const OFFLINE_FILES: readonly OfflineFile[];

/** The service worker's entry: connects the keeper to the browser's events. */
const folder = self.registration.scope;
const keeper = new Keeper({ files: OFFLINE_FILES, folder, caches, fetch: request => fetch(request) });

self.addEventListener('install', event => event.waitUntil(keeper.install()));
// Takes control of the page of a first visit at once, so that the files it loads are cached.
self.addEventListener('activate', event => event.waitUntil(keeper.tidy().then(() => self.clients.claim())));

self.addEventListener('fetch', event => {
  const { request } = event;
  const answer = isSharePost(request, folder) ? keepShared(request, folder, caches) : keeper.answer(request);
  if (answer !== undefined) event.respondWith(answer);
});

self.addEventListener('message', event => {
  const told = event.data as ToOfflineWorker;
  if (told.type === 'takeOver') event.waitUntil(self.skipWaiting());
  else event.waitUntil(keeper.holdings().then(holdings => event.ports[0]?.postMessage(holdings)));
});
