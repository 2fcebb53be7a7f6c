import { type Rect, rect } from '../boardGeometry.ts';
import { isPlace } from '../places.ts';
import type { LayoutRequest, Room, Viewport } from '../screens.ts';

/** In units of body text: the bar's height below an upright page, its width beside others; less on low pages. */
const BAR = { height: 3.25, lowHeight: 2.75, width: 5, lowWidth: 3.25, upright: 600, sideways: 560 } as const;

/** The bar, and the rest of the page. */
interface PlacesRoom {
  readonly bar: Rect | undefined;
  readonly room: Room;
}

/** Divides the page between the places bar and the screen. A game uses the whole page. */
export const placesRoom = (request: LayoutRequest, unit: number): PlacesRoom => {
  const { screen, viewport, direction } = request;
  const { width, height } = viewport;
  const isUpright = width <= height;
  const roomOf = (left: number, rest: Viewport): Room => ({ ...request, left, viewport: rest, isUpright });
  if (!isPlace(screen)) return { bar: undefined, room: roomOf(0, viewport) };
  if (!isUpright) {
    const taken = unit * (height < BAR.sideways ? BAR.lowWidth : BAR.width);
    const rest = { ...viewport, width: width - taken };
    return direction === 'rtl'
      ? { bar: rect(rest.width, 0, taken, height), room: roomOf(0, rest) }
      : { bar: rect(0, 0, taken, height), room: roomOf(taken, rest) };
  }
  const taken = unit * (height < BAR.upright ? BAR.lowHeight : BAR.height);
  const rest = height - taken;
  return { bar: rect(0, rest, width, taken), room: roomOf(0, { ...viewport, height: rest }) };
};
