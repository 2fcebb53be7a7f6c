import type { Duplex } from 'node:stream';

/** Called with the error when one request or one socket fails. */
export type Fail = (error: unknown) => void;

/** An exception in a listener of this socket ends the socket, and nothing else. */
export const contain = (socket: Duplex, fail: Fail): void => {
  const emit = socket.emit.bind(socket);
  socket.emit = (...event: Parameters<typeof emit>): boolean => {
    try {
      return emit(...event);
    } catch (error) {
      fail(error);
      socket.destroy();
      return true;
    }
  };
};
