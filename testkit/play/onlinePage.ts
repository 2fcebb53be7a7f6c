import { settle } from '../net/fakeRooms.ts';
import { FakeTable } from '../server/fakeTable.ts';
import { FakeServer, TABLE_CODE } from './fakeServer.ts';
import { openRoom, type RoomOptions } from './playRoom.ts';

/** A page that can reach the server. */
export const openPage = (server = new FakeServer(), options: RoomOptions = {}) => {
  const room = openRoom({ wire: server, ...options });
  const online = () => room.stores.online.getState();
  const match = () => room.stores.match.getState().match;
  return { ...room, server, online, match };
};
type Page = ReturnType<typeof openPage>;

export const came = async (page: Page): Promise<Page> => {
  page.play.online.join(TABLE_CODE);
  await settle();
  return page;
};

/** Ben has sat down at Anna's table, with White. */
export const atTable = (options: RoomOptions = {}, table = new FakeTable()): Promise<Page> =>
  came(openPage(new FakeServer(table), { settings: { name: 'Ben' }, ...options }));
