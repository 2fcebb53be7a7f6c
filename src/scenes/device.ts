import { BOARD_FONT, BOARD_LOOK } from './board/boardLook.ts';
import type { DeviceStore } from './stage.ts';

const followRatio = (device: DeviceStore): (() => void) => {
  let query: MediaQueryList;
  const listen = (): void => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', change, { once: true });
  };
  const change = (): void => {
    device.setState({ pixelRatio: devicePixelRatio });
    listen();
  };
  listen();
  return () => query.removeEventListener('change', change);
};

/** Asks for the font of the engraving; a page without it goes on with the system's. */
const followFont = async (device: DeviceStore): Promise<void> => {
  const wanted = `${BOARD_LOOK.text.weight} 16px ${BOARD_FONT}`;
  const faces = await document.fonts.load(wanted, 'abcdefgh12345678').catch(() => []);
  if (faces.length > 0) device.setState(({ fonts }) => ({ fonts: fonts + 1 }));
};

/** Tells a store of the screen's pixel ratio and of fonts; the returned function stops that. */
export const followDevice = (device: DeviceStore): (() => void) => {
  void followFont(device);
  return followRatio(device);
};
