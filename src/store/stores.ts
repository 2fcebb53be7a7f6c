import type { AppStore } from './appStore.ts';
import type { ClubStore } from './clubStore.ts';
import type { EditorStore } from './editorStore.ts';
import type { ExerciseStore } from './exerciseStore.ts';
import type { ImportStore } from './importStore.ts';
import type { LessonsStore } from './lessonsStore.ts';
import type { LibraryStore } from './library/libraryStore.ts';
import type { MatchStore } from './matchStore.ts';
import type { OnlineStore } from './onlineStore.ts';
import type { OpeningsStore } from './openingsStore.ts';
import type { PuzzlesStore } from './puzzlesStore.ts';
import type { RecordsStore } from './results/records.ts';
import type { SettingsStore } from './settingsStore.ts';
import type { StudyStore } from './studyStore.ts';

/** All stores, by lifetime: settings and records are permanent, a match survives a reload, the rest is lost with the page. */
export interface Stores {
  readonly settings: SettingsStore;
  /** A person's wins, draws and losses. */
  readonly records: RecordsStore;
  readonly match: MatchStore;
  readonly app: AppStore;
  /** The table on the server, and the connection to it. */
  readonly online: OnlineStore;
  /** The person's club, and the connection to it. */
  readonly club: ClubStore;
  /** The study on the board, and its analysis. */
  readonly study: StudyStore;
  readonly exercise: ExerciseStore;
  /** The games that were read to be imported. */
  readonly importing: ImportStore;
  /** The visible part of the library. */
  readonly library: LibraryStore;
  /** The puzzles, and the person's results. */
  readonly puzzles: PuzzlesStore;
  /** The position in the editor; stored like the settings. */
  readonly editor: EditorStore;
  /** Opening data, loaded on first use. */
  readonly openings: OpeningsStore;
  /** The person's progress in the lessons. */
  readonly lessons: LessonsStore;
}

/**
 * Where the match on the board is played: on this machine, at a table, or nowhere: it is replayed, or studied, where the person
 * moves for both sides. An exercise asks for moves and judges them.
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
