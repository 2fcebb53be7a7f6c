import type { Socket } from 'node:net';

/** The TCP connection under a socket of `ws`, which has no public name for it. */
export const streamOf = (socket: object): Socket => (socket as { readonly _socket: Socket })._socket;
