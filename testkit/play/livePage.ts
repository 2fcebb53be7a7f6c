import { openWire } from '../../src/net/server.ts';
import { systemClock } from '../../src/play/clock.ts';
import { follow } from '../../src/store/following.ts';
import { openRoom, type Room, type RoomOptions } from './playRoom.ts';

/** A page over real sockets to the server at a port. */
export const openLivePage = (port: number, { settings, ...options }: RoomOptions): Room =>
  openRoom({
    wire: openWire(`http://localhost:${port}/`),
    time: systemClock,
    settings: { sound: false, ...settings },
    ...options,
  });

/** Waits until what is read from the stores of a page is so. */
export const untilSo = (isSo: () => boolean): Promise<void> =>
  new Promise(resolve => void follow(() => isSo() && resolve()));
