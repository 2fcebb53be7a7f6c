import type { EngineClient } from '../engine/engineClient.ts';
import type { Wire } from '../net/server.ts';
import type { OwnValues } from '../openings/ownValues.ts';
import type { Kept } from '../store/kept/kept.ts';
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
import type { LoadPlayers } from './importing/importer.ts';
import type { OpenReader } from './importing/openReader.ts';
import type { LibraryMeans } from './library/browserLibrary.ts';
import type { MatchLocks } from './local/matchLocks.ts';
import type { OfflineMeans } from './offline/means.ts';

/** What the browser keeps from one visit to the next; `tab` and the library are apart. */
interface KeptThings {
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
  /** The keys by which the server knows this browser at its tables. */
  readonly keys: OnlineKeys;
  /** The tables that wait for a friend. */
  readonly invitations: SavedInvitations;
  /** A file of everything that could not be read; undefined if there is nothing. */
  readonly setAside: () => Blob | undefined;
}

/** Files beside the page, each loaded when it is first needed. */
interface PageFiles {
  readonly xot: LoadOpenings;
  readonly openings: OpeningFiles;
  readonly puzzles: LoadPuzzles;
  readonly course: LoadCourse;
  /** The names of the players in WTHOR files. */
  readonly players: LoadPlayers;
}

/** What the use cases depend on; `main` brings the real things, tests bring their own. */
export interface PlayContext {
  readonly stores: Stores;
  readonly engine: Pick<EngineClient, 'search' | 'analyze' | 'stop' | 'subscribe' | 'state'>;
  readonly kept: KeptThings;
  readonly files: PageFiles;
  readonly library: LibraryMeans;
  /** What this tab of the browser was showing before a reload. */
  readonly tab: TabMemory;
  readonly locks: MatchLocks;
  /** The connection to the server, for online play. */
  readonly wire: Wire;
  /** What lets the page work without a network. */
  readonly offline: OfflineMeans;
  /** Starts a thread that reads files. */
  readonly openReader: OpenReader;
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A number from 0 (included) to 1 (excluded). */
  readonly random: () => number;
}
