import { colyseusDial, loadSdk } from './colyseusRooms.ts';
import type { Dial } from './room.ts';
import { type ServerPages, serverPages } from './serverPages.ts';

/** Access to the server: its rooms, and its other requests. */
export interface Wire {
  readonly dial: Dial;
  readonly pages: ServerPages;
}

/** The server that served the page, which is at `base`. */
export const openWire = (base: string): Wire => {
  const pages = serverPages(base, (url, init) => fetch(url, init));
  /** A page that looks for a server calls it next: the client loads meanwhile, and is requested again if that fails. */
  const look = (): ReturnType<ServerPages['look']> => {
    loadSdk().catch(() => {});
    return pages.look();
  };
  return { dial: colyseusDial(base), pages: { ...pages, look } };
};
