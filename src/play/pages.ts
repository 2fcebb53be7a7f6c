import type { Square } from '../game/square.ts';
import type { Direction, Viewport } from '../look/layout.ts';
import type { Place } from '../look/places.ts';
import type { BoardMedium, FullScreen, Point } from '../store/appStore.ts';
import type { Dialog } from '../store/dialog.ts';
import type { Attract } from './attract.ts';
import type { PlayContext } from './context.ts';
import type { Games } from './game.ts';
import type { Navigation } from './navigation.ts';
import { dismiss } from './notices.ts';

interface PageParts {
  readonly context: PlayContext;
  readonly games: Games;
  readonly attract: Attract;
  readonly navigation: Navigation;
  readonly online: { observe(facts: { visible?: boolean; connected?: boolean }): void };
}

/** State of the browser, and the text direction of the page. */
interface Facts {
  readonly viewport?: Viewport;
  readonly direction?: Direction;
  readonly reducedMotion?: boolean;
  readonly visible?: boolean;
  readonly connected?: boolean;
  readonly systemDark?: boolean;
  readonly hasKeyboard?: boolean;
  readonly hasGamepad?: boolean;
  readonly fullScreen?: FullScreen;
  readonly lowBattery?: boolean;
  readonly charging?: boolean;
  readonly cores?: number;
  readonly boardView?: BoardMedium;
}

/** Places, dialogs, notices and the browser around them. */
export const createPages = ({ context, games, attract, navigation, online }: PageParts) => {
  const { app } = context.stores;
  return {
    openMenu: (): void => navigation.open('menu'),
    openPlace: (place: Place): void => navigation.open(place),
    openDialog: (dialog: Dialog): void => app.setState({ dialog }),
    closeDialog: (): void => app.setState({ dialog: undefined }),
    dismissNotice: (id: number): void => dismiss(app, id),
    /** A file of all stored values that could not be read; undefined if there are none. */
    setAside: context.kept.setAside,
    /** There was input: the demonstration on the menu's board ends. */
    stir: attract.stir,
    /** The hovered or focused square, and the mouse position if it is a mouse. */
    attend: (preview: Square | undefined, pointer?: Point): void => app.setState({ preview, pointer }),
    observe: ({ connected, ...facts }: Facts): void => {
      const before = app.getState();
      app.setState(facts);
      online.observe({ ...facts, ...(connected !== undefined && { connected }) });
      const { reducedMotion, visible } = app.getState();
      if (reducedMotion !== before.reducedMotion || visible !== before.visible) attract.stir();
      if (facts.visible === true) games.current.shown?.();
    },
  };
};
