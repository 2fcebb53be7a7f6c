/** The service worker types used here: TypeScript's own exclude those of a page. */
interface Lasting extends Event {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(done: Promise<unknown>): void;
}

interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Response | Promise<Response>): void;
}

interface Told extends Lasting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface Events {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly fetch: Asked;
  readonly message: Told;
}

export interface OfflineScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void;
}
