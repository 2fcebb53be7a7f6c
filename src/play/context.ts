import type { EngineClient } from '../engine/engineClient.ts';
import type { Wire } from '../net/server.ts';
import type { OwnValues } from '../openings/ownValues.ts';
import type { Kept } from '../store/kept/kept.ts';
import type { KeptSettings } from '../store/kept/keptSettings.ts';
import type { OnlineKeys } from '../store/kept/onlineKeys.ts';
import type { SavedInvitations } from '../store/kept/savedInvitations.ts';
import type { SavedMatches, TabMemory } from '../store/kept/savedMatches.ts';
import type { SavedMistakes } from '../store/kept/savedMistakes.ts';
import type { SavedReading } from '../store/kept/savedReading.ts';
import type { SavedReviews } from '../store/kept/savedReviews.ts';
import type { SavedStudies } from '../store/kept/savedStudies.ts';
import type { LessonsState } from '../store/lessonsStore.ts';
import type { LearnedLine } from '../store/openingsStore.ts';
import type { PuzzleRecord } from '../store/puzzlesStore.ts';
import type { KeptRecords } from '../store/results/records.ts';
import type { Stores } from '../store/stores.ts';
import type { Clock } from './clock.ts';
import type { LoadCourse, LoadOpenings } from './files/lists.ts';
import type { OpeningFiles } from './files/openings.ts';
import type { LoadPuzzles } from './files/puzzles.ts';
import type { OpenReader } from './importing/openReader.ts';
import type { LibraryMeans } from './library/browserLibrary.ts';
import type { MatchLocks } from './local/matchLocks.ts';
import type { OfflineMeans } from './offline/means.ts';

/** Browser storage, except `tab` and the library. */
interface KeptThings {
  readonly settings: Pick<KeptSettings, 'pack' | 'graft'>;
  readonly matches: SavedMatches;
  readonly studies: SavedStudies;
  readonly reviews: SavedReviews;
  readonly mistakes: SavedMistakes;
  readonly puzzles: Kept<PuzzleRecord>;
  readonly lessons: Kept<LessonsState>;
  readonly reading: SavedReading;
  readonly openingLines: Kept<readonly LearnedLine[]>;
  readonly ownValues: Kept<OwnValues>;
  readonly records: Pick<KeptRecords, 'count' | 'pack' | 'take'>;
  /** The browser's secret keys for its seats at tables. */
  readonly keys: OnlineKeys;
  /** Tables waiting for a friend. */
  readonly invitations: SavedInvitations;
  /** A file of all stored values that could not be read; undefined if there are none. */
  readonly setAside: () => Blob | undefined;
}

/** The page's data files, each loaded on first use. */
interface PageFiles {
  readonly xot: LoadOpenings;
  readonly openings: OpeningFiles;
  readonly puzzles: LoadPuzzles;
  readonly course: LoadCourse;
  /** The player names of WTHOR files, by number; undefined if they cannot be loaded. */
  readonly players: () => Promise<Uint8Array | undefined>;
}

/** Dependencies of the use cases: `main` passes the real ones, tests their own. */
export interface PlayContext {
  readonly stores: Stores;
  readonly engine: Pick<EngineClient, 'search' | 'analyze' | 'stop' | 'subscribe' | 'state'>;
  readonly kept: KeptThings;
  readonly files: PageFiles;
  readonly library: LibraryMeans;
  /** State of this tab that survives a reload. */
  readonly tab: TabMemory;
  readonly locks: MatchLocks;
  /** The connection to the server. */
  readonly wire: Wire;
  /** What the browser offers for working offline. */
  readonly offline: OfflineMeans;
  /** Starts a worker that reads files. */
  readonly openReader: OpenReader;
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A number from 0 (included) to 1 (excluded). */
  readonly random: () => number;
}
