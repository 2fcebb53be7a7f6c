import type { Socket } from 'node:net';

/** The TCP connection of a `ws` socket, for which `ws` has no public name. */
export const streamOf = (socket: object): Socket => (socket as { readonly _socket: Socket })._socket;
