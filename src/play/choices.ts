import type { Color } from '../game/color.ts';
import type { Rival } from '../game/duel.ts';
import { STANDARD_SETUP } from '../game/games.ts';
import { isLevel, type LocalSeat } from '../game/seat.ts';
import { makeSize } from '../game/shape.ts';
import type { BoardStyle } from '../look/style/boardStyle.ts';
import { fitting, reseated, seatingOf, selectOpponent } from '../store/seating.ts';
import type { SettingName, Settings, SettingsStore } from '../store/settingsStore.ts';

/** The settings of a rated game against this rival: standard board, no help. */
const challenging = (settings: Settings, { game, opponent, level }: Rival): Partial<Settings> => ({
  game,
  size: makeSize(STANDARD_SETUP.shape),
  opponent,
  levels: { ...settings.levels, [opponent]: level },
  ...fitting(opponent, false),
  side: settings.side === 'white' || settings.side === 'random' ? settings.side : 'black',
  headStart: 'none',
  freePassing: false,
});

/** The actions for the settings in the menu and the settings screen. */
export const createChoices = (settings: SettingsStore, start: () => void) => ({
  /** Sets the theme and the colors of the board. */
  applyColors: (style: BoardStyle): void => settings.setState(style),
  set: <K extends SettingName>(name: K, value: Settings[K]): void => settings.setState({ [name]: value }),
  setLevel: (level: number): void => {
    const { levels } = settings.getState();
    const opponent = selectOpponent(settings.getState());
    if (isLevel(opponent, level))
      settings.setState({ levels: { ...levels, [opponent]: level }, ...fitting(opponent, false) });
  },
  /** Sets who plays a color in coming games. */
  setSeat: (color: Color, seat: LocalSeat): void =>
    settings.setState(now => seatingOf(now, reseated(now, color, seat))),
  /** Starts a rated game against this computer, without help. The settings change with it. */
  challenge: (rival: Rival): void => {
    settings.setState(now => challenging(now, rival));
    start();
  },
  toggleDiscSize: (): void =>
    settings.setState(({ discSize }) => ({ discSize: discSize === 'large' ? 'small' : 'large' })),
  toggleSound: (): void => settings.setState(({ sound }) => ({ sound: !sound })),
});
