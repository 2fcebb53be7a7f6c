import type { Place } from '../../look/places.ts';
import type { Given } from '../../store/dialog.ts';
import type { PlayContext } from '../context.ts';

/** Shared files, texts and links that reach the page from outside. They are shown before anything is imported. */
export interface ReceivingPlay {
  /** Shows games in the import dialog. */
  receive(given: Given): void;
  /** Shows the data that the person's other device left under a code. */
  receiveCode(code: string): void;
  /** Shows the content left by the system's share sheet. */
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
