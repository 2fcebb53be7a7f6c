import type { Play } from '../play.ts';
import type { ClubParts } from './club.ts';
import type { ClubPlay } from './clubPlay.ts';

/** Few people are in a club: what that takes is loaded with the first wish for it, and made once. */
export const laterClub = (parts: ClubParts): Play['club'] => {
  let made: ClubPlay | undefined;
  return async () => {
    const { createClub } = await import('./club.ts');
    made ??= createClub(parts);
    return made;
  };
};
