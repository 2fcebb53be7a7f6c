import { openWire } from '../../src/net/server.ts';
import { systemClock } from '../../src/play/clock.ts';
import { follow } from '../../src/store/following.ts';
import { openRoom, type Room, type RoomOptions } from './playRoom.ts';

/** A page with a real connection to the server at a port. */
export const openLivePage = (port: number, { settings, ...options }: RoomOptions): Room =>
  openRoom({
    wire: openWire(`http://localhost:${port}/`),
    time: systemClock,
    settings: { sound: false, ...settings },
    ...options,
  });

/** Waits until a condition on the stores holds. */
export const untilSo = (isSo: () => boolean): Promise<void> =>
  new Promise(resolve => void follow(() => isSo() && resolve()));
