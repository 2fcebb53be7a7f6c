import { openGames, openImport } from '../dialogs/later.ts';
import type { Shell } from '../kit/shell.ts';
import type { PlaceCard } from './placeScreen.ts';

/** Where games to study come from: a file, and those played online. */
export const sourceCards = (shell: Shell): readonly PlaceCard[] => {
  const { words } = shell;
  return [
    {
      icon: 'openFile',
      label: words.t('imported.title'),
      about: words.t('imported.card'),
      press: () => openImport(shell),
    },
    {
      icon: 'games',
      label: words.t('onlineStart.games'),
      about: words.t('places.gamesAbout'),
      press: () => openGames(shell),
    },
  ];
};
