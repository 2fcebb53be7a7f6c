import { createAppStore } from '../../src/store/appStore.ts';
import { createClubStore } from '../../src/store/clubStore.ts';
import { createEditorStore } from '../../src/store/editorStore.ts';
import { createExerciseStore } from '../../src/store/exerciseStore.ts';
import { createImportStore } from '../../src/store/importStore.ts';
import { openStorage } from '../../src/store/kept/browserStorage.ts';
import { createLessonsStore } from '../../src/store/lessonsStore.ts';
import { createLibraryStore } from '../../src/store/library/libraryStore.ts';
import { createMatchStore } from '../../src/store/matchStore.ts';
import { createOnlineStore } from '../../src/store/onlineStore.ts';
import { createOpeningsStore } from '../../src/store/openingsStore.ts';
import { createPuzzlesStore } from '../../src/store/puzzlesStore.ts';
import { keepRecords } from '../../src/store/results/records.ts';
import { createSettingsStore, DEFAULT_SETTINGS, type Settings } from '../../src/store/settingsStore.ts';
import type { Stores } from '../../src/store/stores.ts';
import { createStudyStore } from '../../src/store/studyStore.ts';

const refuse = (): never => {
  throw new Error('no browser here');
};

/** The stores of a page without stored data. */
export const newStores = (
  settings: Partial<Settings>,
  viewport: Parameters<typeof createAppStore>[0],
): Stores => ({
  settings: createSettingsStore({ ...DEFAULT_SETTINGS, ...settings }),
  records: keepRecords(openStorage(refuse).storage).store,
  match: createMatchStore(),
  app: createAppStore(viewport),
  online: createOnlineStore(),
  club: createClubStore(),
  study: createStudyStore(),
  exercise: createExerciseStore(),
  importing: createImportStore(),
  library: createLibraryStore(),
  puzzles: createPuzzlesStore(),
  editor: createEditorStore(),
  openings: createOpeningsStore(),
  lessons: createLessonsStore(),
});
