import { enlarged, usualPage } from './enlarged.ts';
import { cardLayout } from './layouts/cardLayout.ts';
import { columnLayout } from './layouts/columnLayout.ts';
import { compactLayout } from './layouts/compactLayout.ts';
import { editorLayout } from './layouts/editorLayout.ts';
import { withPanel } from './layouts/panelLayout.ts';
import { placesRoom } from './layouts/placesLayout.ts';
import { isFitting, standardOf, TIGHT, unitOf } from './layouts/sizes.ts';
import { stackedLayout } from './layouts/stackedLayout.ts';
import { formOf } from './layouts/stage.ts';
import { SCREENS } from './places.ts';
import { type Layout, type LayoutRequest, PHONE_PIXELS, type Room } from './screens.ts';

export type { BoardGeometry, Rect } from './boardGeometry.ts';
export type { ScreenName } from './places.ts';
export type { Direction, Layout, LayoutRequest, Viewport } from './screens.ts';

/** Board, strips and buttons of a board for playing, which is larger than on any other screen. */
const arranged = (room: Room, unit: number): Layout => {
  const usual = room.isUpright ? stackedLayout : columnLayout;
  const standard = standardOf(room);
  if (room.screen === 'board' && !isFitting(usual(standard, unit), room.viewport)) {
    const hasTightColumn =
      !room.isUpright && isFitting(columnLayout(standard, unit, true), room.viewport, TIGHT);
    return hasTightColumn ? columnLayout(room, unit, true) : compactLayout(room, unit);
  }
  const isNarrow = room.isUpright && room.viewport.width < PHONE_PIXELS;
  return room.hasCard === true && isNarrow ? cardLayout(room, unit) : usual(room, unit);
};

const usualLayout = (request: LayoutRequest): Layout => {
  const unit = unitOf(request.viewport);
  const { layout } = SCREENS[request.screen];
  if (layout === 'editor') return editorLayout(request, unit);
  const { bar, room } = placesRoom(request, unit);
  return { ...withPanel(room, layout, { unit, base: arranged(room, unit) }), places: bar };
};

/** The one layout for both canvas and DOM. */
export const layoutOf = (request: LayoutRequest): Layout => {
  const { viewport } = request;
  const usual = usualLayout({ ...request, viewport: usualPage(viewport) });
  return enlarged(usual, formOf(request), viewport.text ?? 1);
};
