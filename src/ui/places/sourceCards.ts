import type { Shell } from '../kit/shell.ts';
import type { PlaceCard } from './placeScreen.ts';

/** Where games to study come from: a file, and those played online. */
export const sourceCards = ({ words, play }: Shell): readonly PlaceCard[] => {
  return [
    {
      icon: 'openFile',
      label: words.t('imported.title'),
      about: words.t('imported.card'),
      press: () => play.openDialog({ name: 'import' }),
    },
    {
      icon: 'games',
      label: words.t('onlineStart.games'),
      about: words.t('places.gamesAbout'),
      press: () => play.openDialog({ name: 'games' }),
    },
  ];
};
