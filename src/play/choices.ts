import { isLevel } from '../game/seat.ts';
import { reseated, seatingOf, selectOpponent } from '../store/seating.ts';
import type { SettingsStore } from '../store/settingsStore.ts';
import type { Play } from './play.ts';

type Choices = Pick<Play, 'applyColors' | 'set' | 'setLevel' | 'setSeat' | 'toggleDiscSize' | 'toggleSound'>;

/** What a person chooses in the menu and the settings. */
export const createChoices = (settings: SettingsStore): Choices => ({
  applyColors: style => settings.setState(style),
  set: (name, value) => settings.setState({ [name]: value }),
  setLevel: level => {
    const { levels } = settings.getState();
    const opponent = selectOpponent(settings.getState());
    if (isLevel(opponent, level)) settings.setState({ levels: { ...levels, [opponent]: level } });
  },
  setSeat: (color, seat) => settings.setState(now => seatingOf(now, reseated(now, color, seat))),
  toggleDiscSize: () =>
    settings.setState(({ discSize }) => ({ discSize: discSize === 'large' ? 'small' : 'large' })),
  toggleSound: () => settings.setState(({ sound }) => ({ sound: !sound })),
});
