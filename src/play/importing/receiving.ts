import type { Received } from '../../store/appStore.ts';
import type { PlayContext } from '../context.ts';

/** What the system does to bring games in. */
export interface ReceivingPlay {
  /** Brings what was handed over to where games are read; undefined once it is there. */
  receive(received: Received | undefined): void;
  /** The same with what the share sheet has left. */
  openShared(): Promise<void>;
}

export const createReceiving = (
  { stores: { app }, offline }: Pick<PlayContext, 'stores' | 'offline'>,
  openStudy: () => void,
): ReceivingPlay => {
  const receive = (received: Received | undefined): void => {
    if (received !== undefined) openStudy();
    app.setState({ received });
  };
  return { receive, openShared: async () => receive(await offline.takeShared().catch(() => ({}))) };
};
