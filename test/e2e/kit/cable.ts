import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a port of this machine that can go silent without closing, as when a cable is pulled out. */
export interface Cable {
  readonly port: number;
  /** From now on everything sent is lost unnoticed. */
  cut(): void;
  mend(): void;
  remove(): Promise<void>;
}

export const layCable = async (port: number): Promise<Cable> => {
  const sockets = new Set<Socket>();
  let isCut = false;
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('data', data => isCut || to.write(data));
    from.on('error', () => from.destroy());
    from.on('close', () => isCut || to.destroy());
  };
  const server = createServer(near => {
    const far = connect(port, 'localhost');
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    remove: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
};
