import { once } from 'node:events';
import { createServer, connect as dial, type NetConnectOpts, type Socket } from 'node:net';
import { listening } from './listening.ts';

/** A proxy that can go dead unnoticed: bytes and closed connections vanish, both ways. */
export interface SwallowingProxy {
  readonly port: number;
  /** How many connections it has accepted. Like most load balancers it accepts them also while its target is down. */
  readonly accepted: () => number;
  /** Nothing gets through any more, on existing connections or new ones. */
  readonly swallow: () => void;
  /** New connections work again; dead ones stay dead. */
  readonly restore: () => void;
  readonly close: () => Promise<void>;
}

/** By default at any free port. */
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
