import type { Duplex } from 'node:stream';

/** Hears of what went wrong with one request or one socket. */
export type Fail = (error: unknown) => void;

/** Whatever the listeners of a socket throw ends that socket, and nothing else. */
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
