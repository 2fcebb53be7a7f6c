import type { Rival } from '../game/duel.ts';
import { STANDARD_SETUP } from '../game/games.ts';
import { isLevel } from '../game/seat.ts';
import { makeSize } from '../game/shape.ts';
import { fitting, reseated, seatingOf, selectOpponent } from '../store/seating.ts';
import type { Settings, SettingsStore } from '../store/settingsStore.ts';
import type { Play } from './play.ts';

type Choices = Pick<
  Play,
  'applyColors' | 'set' | 'setLevel' | 'setSeat' | 'toggleDiscSize' | 'toggleSound' | 'challenge'
>;

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
export const createChoices = (settings: SettingsStore, start: () => void): Choices => ({
  applyColors: style => settings.setState(style),
  set: (name, value) => settings.setState({ [name]: value }),
  setLevel: level => {
    const { levels } = settings.getState();
    const opponent = selectOpponent(settings.getState());
    if (isLevel(opponent, level))
      settings.setState({ levels: { ...levels, [opponent]: level }, ...fitting(opponent, false) });
  },
  setSeat: (color, seat) => settings.setState(now => seatingOf(now, reseated(now, color, seat))),
  challenge: rival => {
    settings.setState(now => challenging(now, rival));
    start();
  },
  toggleDiscSize: () =>
    settings.setState(({ discSize }) => ({ discSize: discSize === 'large' ? 'small' : 'large' })),
  toggleSound: () => settings.setState(({ sound }) => ({ sound: !sound })),
});
