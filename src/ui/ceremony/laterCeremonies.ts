import { laterAddition } from '../kit/later.ts';

/** Small ceremonies, once somebody plays who has not switched them off. */
export const followCeremonies = laterAddition(
  () => import('./ceremonies.ts'),
  part => part.mountCeremonies,
  {
    isWanted: ({ settings, app }) => settings.getState().ceremonies && app.getState().screen === 'board',
    follows: ['settings', 'app'],
  },
);
