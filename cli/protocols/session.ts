import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Thinker } from '../engine/thinker.ts';
import { Departure } from './departure.ts';

/** An invalid protocol command: the error is sent in the protocol's format, and the session continues. */
export class Complaint extends Error {}

/** The dependencies of a session. */
export interface SessionMeans {
  readonly thinker: Thinker;
  readonly write: (line: string) => void;
  /** The time limit for each move, regardless of the clock. */
  readonly milliseconds: number | undefined;
}

/** The engine's side of a line-based protocol. */
export interface ProtocolSession {
  /** Resolves when the line has been handled; the next line may come earlier. */
  receive(line: string): Promise<void>;
  /** Whether the line ends the session. */
  isFarewell(line: string): boolean;
  /** Ends the current and all future searches with their results so far. */
  hurry(): void;
  readonly isOver: boolean;
}

/** Passes input lines to a session until either ends. */
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
