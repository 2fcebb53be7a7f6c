import type { PlayContext } from '../context.ts';
import type { Online } from '../online/online.ts';
import type { Play } from '../play.ts';
import type { ClubPlay } from './clubPlay.ts';

interface LaterClubParts {
  readonly context: PlayContext;
  readonly online: Pick<Online, 'play' | 'end'>;
  readonly toPlace: (place: 'club') => void;
}

/** Few people are in a club: what that takes is loaded with the first wish for it, and made once. */
export const laterClub = ({ context, online, toPlace }: LaterClubParts): Play['club'] => {
  let made: ClubPlay | undefined;
  const comeBack = (): void => {
    online.end();
    toPlace('club');
  };
  return async () => {
    const { createClub } = await import('./club.ts');
    made ??= createClub({ context, sit: code => void online.play.join(code), comeBack });
    return made;
  };
};
