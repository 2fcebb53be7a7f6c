import { type Rect, rect } from '../boardGeometry.ts';
import { type Direction, isPlace, type ScreenName, type Viewport } from '../screens.ts';

/** In units of body text: the bar's height below an upright page, its width beside any other; less of it on low pages. */
const BAR = { height: 3.25, lowHeight: 2.75, width: 5, lowWidth: 3.25, upright: 600, sideways: 560 } as const;

interface PlacedRequest {
  readonly screen: ScreenName;
  readonly viewport: Viewport;
  readonly direction: Direction;
}

/** The bar, and what it leaves of the page. */
interface PlacesRoom {
  readonly bar: Rect | undefined;
  readonly left: number;
  readonly viewport: Viewport;
}

/** Divides the page between the bar that leads to the places and the screen. A game needs all of the page. */
export const placesRoom = ({ screen, viewport, direction }: PlacedRequest, unit: number): PlacesRoom => {
  const { width, height } = viewport;
  if (!isPlace(screen)) return { bar: undefined, left: 0, viewport };
  if (width > height) {
    const taken = unit * (height < BAR.sideways ? BAR.lowWidth : BAR.width);
    const rest = { width: width - taken, height };
    return direction === 'rtl'
      ? { bar: rect(rest.width, 0, taken, height), left: 0, viewport: rest }
      : { bar: rect(0, 0, taken, height), left: taken, viewport: rest };
  }
  const taken = unit * (height < BAR.upright ? BAR.lowHeight : BAR.height);
  const rest = height - taken;
  return { bar: rect(0, rest, width, taken), left: 0, viewport: { width, height: rest } };
};
