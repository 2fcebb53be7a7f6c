import type { Place } from '../../look/places.ts';
import type { Given } from '../../store/dialog.ts';
import type { PlayContext } from '../context.ts';

/** What comes to the page from outside while it is open or opens it; it is shown before anything is done with it. */
export interface ReceivingPlay {
  /** Shows games in the dialog that reads them. */
  receive(given: Given): void;
  /** Shows what another device of the person has left under a code. */
  receiveCode(code: string): void;
  /** Shows what the share sheet has left. */
  openShared(): Promise<void>;
}

export const createReceiving = (
  { stores: { app }, offline }: Pick<PlayContext, 'stores' | 'offline'>,
  openPlace: (place: Place) => void,
): ReceivingPlay => {
  const receive = (given: Given): void => {
    openPlace('study');
    app.setState({ dialog: { name: 'import', given } });
  };
  return {
    receive,
    receiveCode: code => {
      openPlace('you');
      app.setState({ dialog: { name: 'takeCode', code } });
    },
    openShared: async () => receive(await offline.takeShared().catch(() => ({}))),
  };
};
