import type { ScreenName } from '../../look/places.ts';
import { mountBoard } from '../board/boardScreen.ts';
import { laterScreen } from '../kit/parts.ts';
import type { Shell } from '../kit/shell.ts';
import type { InTurn } from '../kit/turns.ts';
import { mountMenu } from '../menu/menuScreen.ts';

type MountInTurn = (shell: Shell, inTurn: InTurn) => () => void;

/** All screens. Those that a first game does not need are loaded when first shown. */
export const MOUNTS: Readonly<Record<ScreenName, MountInTurn>> = {
  menu: mountMenu,
  board: mountBoard,
  study: laterScreen(
    () => import('../doors/studyScreen.ts'),
    screen => screen.mountStudy,
  ),
  you: laterScreen(
    () => import('../places/youScreen.ts'),
    screen => screen.mountYou,
  ),
  library: laterScreen(
    () => import('../library/libraryScreen.ts'),
    screen => screen.mountLibrary,
  ),
  openings: laterScreen(
    () => import('../openings/openingsScreen.ts'),
    screen => screen.mountOpenings,
  ),
  puzzles: laterScreen(
    () => import('../puzzles/puzzlesScreen.ts'),
    screen => screen.mountPuzzles,
  ),
  lessons: laterScreen(
    () => import('../lessons/lessonsScreen.ts'),
    screen => screen.mountLessons,
  ),
  club: laterScreen(
    () => import('../club/clubScreen.ts'),
    screen => screen.mountClub,
  ),
  editor: laterScreen(
    () => import('../editor/editorScreen.ts'),
    screen => screen.mountEditor,
  ),
  colors: laterScreen(
    () => import('../colors/colorScreen.ts'),
    screen => screen.mountColors,
  ),
};
