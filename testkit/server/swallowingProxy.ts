import { once } from 'node:events';
import { createServer, connect as dial, type NetConnectOpts, type Socket } from 'node:net';
import { listening } from './listening.ts';

/** A proxy that can fail silently: data and closed connections vanish in both directions. */
export interface SwallowingProxy {
  readonly port: number;
  /** The number of accepted connections. Like most load balancers it accepts them even while its target is down. */
  readonly accepted: () => number;
  /** Swallows everything on existing and new connections. */
  readonly swallow: () => void;
  /** New connections work again; existing ones stay dead. */
  readonly restore: () => void;
  readonly close: () => Promise<void>;
}

/** Listens at any free port by default. */
export const startSwallowingProxy = async (target: NetConnectOpts, port = 0): Promise<SwallowingProxy> => {
  let isDead = false;
  let accepted = 0;
  const ends = new Set<Socket>();
  const swallowed = new Set<Socket>();

  const join = (from: Socket, to: Socket | undefined): void => {
    ends.add(from);
    if (isDead) swallowed.add(from);
    from.on('data', bytes => {
      if (!swallowed.has(from)) to?.write(bytes);
    });
    from.on('end', () => {
      if (!swallowed.has(from)) to?.end();
    });
    from.on('error', () => {});
    from.on('close', () => {
      ends.delete(from);
      if (!swallowed.has(from)) to?.destroy();
    });
  };
  const server = createServer({ allowHalfOpen: true }, near => {
    accepted += 1;
    const far = isDead ? undefined : dial({ ...target, allowHalfOpen: true });
    join(near, far);
    if (far !== undefined) join(far, near);
  });

  return {
    port: await listening(server, { port, host: '127.0.0.1' }),
    accepted: () => accepted,
    swallow: () => {
      isDead = true;
      for (const end of ends) swallowed.add(end);
    },
    restore: () => {
      isDead = false;
    },
    close: async () => {
      for (const end of ends) end.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
