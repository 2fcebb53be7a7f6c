import type { Stores } from '../store/stores.ts';
import type { createCards } from './cards.ts';
import type { createChoices } from './choices.ts';
import type { ClubPlay } from './club/club.ts';
import type { EditorPlay } from './editor/editorPlay.ts';
import type { ExercisePlay } from './exercise/exercisePlay.ts';
import type { Deeds } from './game.ts';
import type { ImportPlay } from './importing/importing.ts';
import type { CoursePlay } from './lessons/course.ts';
import type { LessonsPlay } from './lessons/lessons.ts';
import type { Library } from './library/library.ts';
import type { createMoves } from './moves.ts';
import type { OfflinePlay } from './offline/offline.ts';
import type { Online } from './online/online.ts';
import type { OpeningsPlay } from './openings/openings.ts';
import type { createPages } from './pages.ts';
import type { createPalette } from './palette.ts';
import type { PuzzlesPlay } from './puzzles/puzzles.ts';
import type { createStarting } from './starting.ts';
import type { StudyPlay } from './study/studyPlay.ts';
import type { TransferPlay } from './transfer/transfer.ts';

type Starting = ReturnType<typeof createStarting>;
type Moves = ReturnType<typeof createMoves>;
type Cards = ReturnType<typeof createCards>;
type Pages = ReturnType<typeof createPages>;
type Choices = ReturnType<typeof createChoices>;
type Palette = ReturnType<typeof createPalette>;

/** Everything a person can do. Results go to the stores. */
export interface Play extends Starting, Deeds, Moves, Cards, Pages, Choices, Palette {
  readonly stores: Stores;
  readonly online: Online['play'];
  readonly study: StudyPlay;
  readonly exercise: ExercisePlay;
  readonly importing: ImportPlay;
  readonly library: Library['play'];
  readonly puzzles: PuzzlesPlay;
  readonly editor: EditorPlay;
  readonly openings: OpeningsPlay;
  readonly lessons: LessonsPlay;
  readonly course: CoursePlay;
  readonly offline: OfflinePlay;
  /** The use cases of clubs, loaded on first use. Rejects if loading fails. */
  readonly club: () => Promise<ClubPlay>;
  /** Exports and imports all data of this device; loaded on first use. Rejects if loading fails. */
  readonly transfer: () => Promise<TransferPlay>;
  /** Opens the game or theme in the fragment of an address; false if there is neither. */
  readonly openLink: (fragment: string) => boolean;
  /** Continues the saved match that was played last. */
  readonly continueMatch: () => void;
  /** Shows a finished match of the server from its beginning, to step through or watch. */
  readonly openReplay: (id: string) => void;
  /** To be called before the page closes: saves pending data at once; false if some would be lost. */
  readonly secure: () => boolean;
}
