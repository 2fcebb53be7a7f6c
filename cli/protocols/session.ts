import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** One side of a line-based protocol. */
export interface Session {
  /** Settles when the line has been handled; the next line may come earlier. */
  receive(line: string): Promise<void>;
  readonly isOver: boolean;
}

/** Feeds standard input to a session until either ends, and lets the session finish its current work. */
export const converse = async (session: Session): Promise<void> => {
  const reader = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  let last = Promise.resolve();
  reader.on('line', line => {
    last = session.receive(line).then(() => {
      if (session.isOver) reader.close();
    });
  });
  await once(reader, 'close');
  await last;
  process.stdin.destroy();
};
