import { RAISED } from '../../board/raised.ts';
import type { Color } from '../../game/color.ts';
import { SCREENS } from '../../look/places.ts';
import { type ScreenBoard, selectScreenBoard } from '../../store/boards/screenBoards.ts';
import { SHOWCASE_MILLISECONDS } from '../../store/boards/showcase.ts';
import { createValue, follow, followValue, unfollowed } from '../../store/following.ts';
import { selectLayout } from '../../store/layoutSelectors.ts';
import { followRematches } from '../../store/matchStore.ts';
import { rayTime } from '../../store/results/firstGames.ts';
import {
  selectAppliedColors,
  selectStretch,
  selectTriedColors,
  selectWishes,
} from '../../store/selectors.ts';
import { place, type Shell } from '../kit/shell.ts';
import { type Look, MovingBoard } from './MovingBoard.ts';

const lookOf = ({ play: { stores } }: Shell, { position, triesColors }: ScreenBoard): Look => {
  const [app, settings] = [stores.app.getState(), stores.settings.getState()];
  return {
    board: selectLayout(app, settings, position).board,
    ...(triesColors ? selectTriedColors(app, settings) : selectAppliedColors(settings)),
    ...selectWishes(settings),
    raised: RAISED,
  };
};

/** The board of every screen as an animated SVG, for pages without a canvas. */
export const mountMovingBoard = (shell: Shell): (() => void) => {
  const { root, play } = shell;
  const { stores } = play;
  const { app, settings, match } = stores;
  const hasMoved = createValue(false);
  let isStill = false;
  const stretch = (): number => (isStill ? 0 : selectStretch(app.getState(), settings.getState()));
  const times = { stretch, rayTime: (color: Color) => rayTime(stores, color) };
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.setAttribute('class', 'drawn-board moving');
  element.setAttribute('aria-hidden', 'true');
  root.prepend(element);
  let board: MovingBoard | undefined;
  const show = (): void => {
    const { screen } = app.getState();
    const isHidden = SCREENS[screen].scene === undefined;
    element.style.visibility = isHidden ? 'hidden' : '';
    if (SCREENS[screen].scene === undefined) return;
    const shown = selectScreenBoard(screen, stores, screen === 'colors' && hasMoved.get());
    const look = lookOf(shell, shown);
    unfollowed(() => {
      isStill = shown.isStill === true;
      element.style.cssText = `${place(look.board.frame)};overflow:visible;visibility:${isHidden ? 'hidden' : 'visible'}`;
      if (board === undefined) board = new MovingBoard(element, look, shown, times);
      else board.show(look, shown);
    });
  };
  /** On the Colors screen one disc flips back and forth, or falls and is lifted again. */
  const timer = setInterval(() => {
    if (app.getState().screen === 'colors') hasMoved.set(!hasMoved.get() && stretch() > 0);
  }, SHOWCASE_MILLISECONDS);
  let refused = match.getState().refused;
  const stops = [
    follow(show).stop,
    followRematches(match, () => board?.turnAround()),
    followValue(
      () => app.getState().pointer,
      pointer => board?.ride(pointer),
    ),
    followValue(
      () => match.getState().refused,
      now => {
        if (now !== undefined && now !== refused) board?.refuse(now.square, now.refusal === 'columnFull');
        refused = now;
      },
    ),
  ];
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
    board?.end();
    element.remove();
  };
};
