import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Thinker } from '../engine/thinker.ts';
import { Departure } from './departure.ts';

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
  /** Whether the line ends the session. */
  isFarewell(line: string): boolean;
  /** Ends all searches, this one and those to come, with what they have found. */
  hurry(): void;
  readonly isOver: boolean;
}

/** Feeds the input to a session until either ends. */
export const converse = async (session: ProtocolSession, input: Readable): Promise<void> => {
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const departure = new Departure(() => session.hurry());
  let last = Promise.resolve();
  reader.on('line', line => {
    if (session.isFarewell(line)) departure.begin();
    else departure.commandCame();
    last = session.receive(line).then(() => {
      if (session.isOver) reader.close();
    });
  });
  await once(reader, 'close');
  departure.begin();
  await last;
  departure.end();
  input.destroy();
};
