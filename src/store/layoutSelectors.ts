import type { Rules } from '../game/position.ts';
import { makeSize, parseSize, STANDARD_SHAPE } from '../game/shape.ts';
import { type Layout, layoutOf, type ScreenName, type Viewport } from '../look/layout.ts';
import type { AppState } from './appStore.ts';
import { remember } from './following.ts';
import type { Settings } from './settingsStore.ts';

/** Text scale for viewing from a distance. */
const FAR_TEXT = 1.4;

const farPage = remember((viewport: Viewport): Viewport => {
  const text = (viewport.text ?? 1) * FAR_TEXT;
  return { ...viewport, text, isFar: true };
});
/** The viewport, with larger text when viewed from a distance. */
export const selectPage = ({ viewport }: Pick<AppState, 'viewport'>, { farView }: Settings): Viewport =>
  farView ? farPage(viewport) : viewport;

const layout = remember(
  (
    screen: ScreenName,
    viewport: Viewport,
    size: string,
    rules: Rules,
    hand: Settings['hand'],
    direction: AppState['direction'],
    turn: Settings['boardTurn'],
    hasCard: boolean,
    hasStudy: boolean,
  ): Layout => {
    const shape = parseSize(size) ?? STANDARD_SHAPE;
    return layoutOf({ screen, viewport, hand, direction, turn, hasCard, hasStudy, shape, rules });
  },
);
/** The layout of the current page, or of another screen or board in its place. */
export const selectLayout = (
  app: AppState,
  settings: Settings,
  {
    screen = app.screen,
    shape = app.shape,
    rules = app.rules,
  }: Partial<Pick<AppState, 'screen' | 'shape' | 'rules'>> = {},
): Layout => {
  const { direction } = app;
  const { hand, boardTurn } = settings;
  const hasCard = screen === 'board' && app.hasCard;
  const hasStudy = screen === 'board' && app.hasStudy;
  return layout(
    screen,
    selectPage(app, settings),
    makeSize(shape),
    rules,
    hand,
    direction,
    boardTurn,
    hasCard,
    hasStudy,
  );
};
