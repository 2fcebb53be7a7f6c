import type { ClubPlay } from '../../play/club/clubPlay.ts';
import type { ClubShown } from '../../store/clubStore.ts';
import type { Shell } from '../kit/shell.ts';
import type { createClubBoard } from './clubBoard.ts';

/** What every part of the screen gets. */
export interface ClubContext {
  readonly shell: Shell;
  readonly calls: ClubPlay;
  readonly shown: ClubShown;
  readonly board: ReturnType<typeof createClubBoard>;
  readonly redraw: () => void;
}
