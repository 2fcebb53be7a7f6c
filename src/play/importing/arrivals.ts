import type { Place } from '../../look/places.ts';
import type { Received } from '../../store/appStore.ts';
import type { PlayContext } from '../context.ts';

/** What comes to the page from outside while it is open or opens it. */
export interface ReceivingPlay {
  /** Brings what was handed over to where it is read; undefined once it is there. */
  receive(received: Received | undefined): void;
  /** Opens what the share sheet has left. */
  openShared(): Promise<void>;
}

export const createReceiving = (
  { stores: { app }, offline }: Pick<PlayContext, 'stores' | 'offline'>,
  openPlace: (place: Place) => void,
): ReceivingPlay => {
  const receive = (received: Received | undefined): void => {
    if (received !== undefined) openPlace(received.code === undefined ? 'study' : 'you');
    app.setState({ received });
  };
  return { receive, openShared: async () => receive(await offline.takeShared().catch(() => ({}))) };
};
