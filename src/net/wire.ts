import { colyseusDial, loadSdk } from './colyseusLine.ts';
import type { Dial } from './line.ts';
import { type ServerPages, serverPages } from './serverPages.ts';

/** The way to the server: its rooms, and what else can be asked of it. */
export interface Wire {
  readonly dial: Dial;
  readonly pages: ServerPages;
}

/** The server that has served the page, which is at `base`. */
export const openWire = (base: string): Wire => {
  const pages = serverPages(base, (url, init) => fetch(url, init));
  /** Who looks for a server calls it next: what that needs is loaded meanwhile, and asked for again should it fail. */
  const look = (): ReturnType<ServerPages['look']> => {
    loadSdk().catch(() => {});
    return pages.look();
  };
  return { dial: colyseusDial(base), pages: { ...pages, look } };
};
