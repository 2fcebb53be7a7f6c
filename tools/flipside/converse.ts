import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** One side of a dialogue in lines. */
export interface Session {
  /** Settles when the line has been obeyed; the next one may come before. */
  receive(line: string): Promise<void>;
  readonly isOver: boolean;
}

/** Feeds a session with the standard input until one of the two ends, and lets it finish what it is at. */
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
