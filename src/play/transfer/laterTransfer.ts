import type { Play } from '../play.ts';
import type { TransferParts } from './transfer.ts';

/** Few people carry their data elsewhere: what that takes is loaded with the first wish for it. */
export const laterTransfer =
  (parts: TransferParts): Play['transfer'] =>
  async () =>
    (await import('./transfer.ts')).createTransfer(parts);
