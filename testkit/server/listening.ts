import { once } from 'node:events';
import type { AddressInfo, ListenOptions, Server } from 'node:net';

/** Starts to listen, by default at any free port, and returns the port. */
export const listening = async (server: Server, place: ListenOptions = { port: 0 }): Promise<number> => {
  server.listen(place);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
