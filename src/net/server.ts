import type { JoinRoom } from './room.ts';
import { type ServerPages, serverPages } from './serverPages.ts';

/** Access to the server: its rooms, and its other requests. */
export interface Wire {
  readonly joinRoom: JoinRoom;
  readonly pages: ServerPages;
}

/** The Colyseus client, loaded for online play only. */
const loadClient = () => import('./colyseusRooms.ts').catch(() => undefined);

/** The server that served the page, which is at `base`. */
export const openWire = (base: string): Wire => {
  const pages = serverPages(base, (url, init) => fetch(url, init));
  const joinRoom: JoinRoom = async (request, listener) => {
    const client = await loadClient();
    return client === undefined ? { type: 'failed' } : client.colyseusJoin(base)(request, listener);
  };
  /** A page that looks for a server joins a room next: the client loads meanwhile, and again later if that fails. */
  const look = (): ReturnType<ServerPages['look']> => {
    void loadClient();
    return pages.look();
  };
  return { joinRoom, pages: { ...pages, look } };
};
