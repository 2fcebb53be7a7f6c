import type { Duplex } from 'node:stream';
import { BOUNDS } from '../limits/allowances.ts';

const REFUSALS = {
  forbidden: '403 Forbidden',
  noPlace: '404 Not Found',
  connections: '429 Too Many Requests',
  defect: '500 Internal Server Error',
} as const;

export type Refusal = keyof typeof REFUSALS;

/** Answers a wish for a connection, and waits no longer than that for the other side to close it too. */
export const refuse = (socket: Duplex, refusal: Refusal, patience: number = BOUNDS.refused): void => {
  const timer = setTimeout(() => socket.destroy(), patience);
  socket.once('close', () => clearTimeout(timer));
  socket.on('error', () => socket.destroy());
  // What comes after the wish is of no interest, but behind it comes the end.
  socket.resume();
  socket.end(`HTTP/1.1 ${REFUSALS[refusal]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
