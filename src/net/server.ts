import type { JoinRoom } from './room.ts';
import { type ServerPages, serverPages } from './serverPages.ts';

/** Access to the server: its rooms and its HTTP requests. */
export interface Wire {
  readonly joinRoom: JoinRoom;
  readonly pages: ServerPages;
}

/** Loads the Colyseus client, which only online play needs. */
const loadClient = () => import('./colyseusRooms.ts').catch(() => undefined);

/** The server that served the page; `base` is the page's address. */
export const openWire = (base: string): Wire => {
  const pages = serverPages(base, (url, init) => fetch(url, init));
  const joinRoom: JoinRoom = async (request, listener) => {
    const client = await loadClient();
    return client === undefined ? { type: 'failed' } : client.colyseusJoin(base)(request, listener);
  };
  /**
   * After looking for a server the page joins a room: the client is loaded in the meantime, and again later
   * if that fails.
   */
  const look = (): ReturnType<ServerPages['look']> => {
    void loadClient();
    return pages.look();
  };
  return { joinRoom, pages: { ...pages, look } };
};
