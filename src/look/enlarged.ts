import { type BoardForm, fitBoard, type Rect, rect } from './boardGeometry.ts';
import type { Layout, Viewport } from './screens.ts';

/** The page converted to the default text size: larger text is treated as a smaller page. */
export const usualPage = ({ width, height, text = 1, isFar = false }: Viewport): Viewport => ({
  width: width / text,
  height: height / text,
  isFar,
});

/**
 * Enlarges the layout of a smaller page. All edges lie on whole pixels, as without enlarging, so that nothing shows
 * through between adjacent parts; the board is fitted once more, so that its squares stay whole pixels.
 */
export const enlarged = (layout: Layout, form: BoardForm, times: number): Layout => {
  const at = (place: number): number => Math.round(place * times);
  const of = ({ x, y, width, height }: Rect): Rect =>
    rect(at(x), at(y), at(x + width) - at(x), at(y + height) - at(y));
  const maybe = (part: Rect | undefined): Rect | undefined => part && of(part);
  const { frame, head } = layout.board;
  const stage = rect(frame.x, frame.y - head, frame.width, frame.height + head);
  return {
    orientation: layout.orientation,
    unit: layout.unit * times,
    board: times === 1 ? layout.board : fitBoard(of(stage), form),
    panel: of(layout.panel),
    opponentStrip: of(layout.opponentStrip),
    ownStrip: of(layout.ownStrip),
    status: of(layout.status),
    actions: of(layout.actions),
    quietRow: maybe(layout.quietRow),
    moves: maybe(layout.moves),
    recent: maybe(layout.recent),
    bar: maybe(layout.bar),
    card: maybe(layout.card),
    name: maybe(layout.name),
    places: maybe(layout.places),
  };
};
