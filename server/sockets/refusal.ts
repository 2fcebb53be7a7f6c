import type { Duplex } from 'node:stream';
import { BOUNDS } from '../limits/allowances.ts';

const REFUSALS = {
  forbidden: '403 Forbidden',
  noPlace: '404 Not Found',
  connections: '429 Too Many Requests',
  defect: '500 Internal Server Error',
} as const;

export type Refusal = keyof typeof REFUSALS;

/** Refuses a connection and destroys the socket if the other side does not close it within `patience` milliseconds. */
export const refuse = (socket: Duplex, refusal: Refusal, patience: number = BOUNDS.refused): void => {
  const timer = setTimeout(() => socket.destroy(), patience);
  socket.once('close', () => clearTimeout(timer));
  socket.on('error', () => socket.destroy());
  // Reads and drops further data, since the end of the stream comes after it.
  socket.resume();
  socket.end(`HTTP/1.1 ${REFUSALS[refusal]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
