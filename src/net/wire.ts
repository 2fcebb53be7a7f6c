import { colyseusDial } from './colyseusLine.ts';
import type { Dial } from './line.ts';
import { type ServerPages, serverPages } from './serverPages.ts';

/** The way to the server: its rooms, and what else can be asked of it. */
export interface Wire {
  readonly dial: Dial;
  readonly pages: ServerPages;
}

/** The server that has served the page, which is at `base`. */
export const openWire = (base: string): Wire => ({
  dial: colyseusDial(base),
  pages: serverPages(base, (url, init) => fetch(url, init)),
});
