import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Thinker } from '../engine/thinker.ts';

/** A faulty protocol command: the error is sent in the protocol's own form, and the session continues. */
export class Complaint extends Error {}

/** What a session of any protocol needs. */
export interface SessionMeans {
  readonly thinker: Thinker;
  readonly write: (line: string) => void;
  /** The time for each move, whatever the clock says. */
  readonly milliseconds: number | undefined;
}

/** One side of a line-based protocol. */
export interface ProtocolSession {
  /** Settles when the line has been handled; the next line may come earlier. */
  receive(line: string): Promise<void>;
  readonly isOver: boolean;
}

/** Feeds the input to a session until either ends, and lets the session finish its current work. */
export const converse = async (session: ProtocolSession, input: Readable): Promise<void> => {
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  let last = Promise.resolve();
  reader.on('line', line => {
    last = session.receive(line).then(() => {
      if (session.isOver) reader.close();
    });
  });
  await once(reader, 'close');
  await last;
  input.destroy();
};
