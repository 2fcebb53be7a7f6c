import type { AppStore } from './appStore.ts';
import type { ClubStore } from './clubStore.ts';
import type { EditorStore } from './editorStore.ts';
import type { ExerciseStore } from './exerciseStore.ts';
import type { LessonsStore } from './lessonsStore.ts';
import type { LibraryStore } from './library/libraryStore.ts';
import type { MatchStore } from './matchStore.ts';
import type { OnlineStore } from './onlineStore.ts';
import type { OpeningsStore } from './openingsStore.ts';
import type { PuzzlesStore } from './puzzlesStore.ts';
import type { RecordsStore } from './results/records.ts';
import type { SettingsStore } from './settingsStore.ts';
import type { StudyStore } from './studyStore.ts';

/** All stores, by lifetime: settings and records outlive the page, a match outlives a visit, the rest is lost with the page. */
export interface Stores {
  readonly settings: SettingsStore;
  /** A person's wins, draws and losses. */
  readonly records: RecordsStore;
  readonly match: MatchStore;
  readonly app: AppStore;
  /** The table on the server, and the connection to it. */
  readonly online: OnlineStore;
  /** The club that the person is in, and the connection to it. */
  readonly club: ClubStore;
  /** The game under study, and what the engine finds about it. */
  readonly study: StudyStore;
  /** The exercise on the board. */
  readonly exercise: ExerciseStore;
  /** The games and studies that are kept, as far as they have been read. */
  readonly library: LibraryStore;
  /** The puzzles, and what a person has done with them. */
  readonly puzzles: PuzzlesStore;
  /** The position that is being set up by hand: kept, as the settings are. */
  readonly editor: EditorStore;
  /** What is known of openings, once it has been fetched. */
  readonly openings: OpeningsStore;
  /** What a person has done of the lessons. */
  readonly lessons: LessonsStore;
}

/**
 * Where the match on the board is played: on this machine, at an online table, or nowhere: it is only replayed, or
 * studied, where one person moves for both sides. In an exercise, one move after the other is asked for and judged.
 */
export const GAME_KINDS = ['local', 'online', 'replay', 'study', 'exercise'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

export const selectGameKind = ({
  online,
  study,
  exercise,
}: Pick<Stores, 'online' | 'study' | 'exercise'>): GameKind => {
  const { table, replay } = online.getState();
  if (study.getState().study !== undefined) return 'study';
  if (exercise.getState().exercise !== undefined) return 'exercise';
  if (replay !== undefined) return 'replay';
  return table === undefined ? 'local' : 'online';
};
