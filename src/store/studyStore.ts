import type { StoreApi } from 'zustand/vanilla';
import type { Analysis } from '../engine/analysis.ts';
import type { FoundList, FoundReport } from '../formats/catalog.ts';
import type { GameRecord, RecordDetails } from '../formats/record.ts';
import type { Match } from '../game/match.ts';
import type { Position } from '../game/position.ts';
import type { Seats } from '../game/seat.ts';
import type { Square } from '../game/square.ts';
import type { Move, Transcript } from '../game/transcript.ts';
import type { GameTree, Tone } from '../game/tree.ts';
import type { Place } from '../look/places.ts';
import type { Overlay } from '../study/overlays.ts';
import type { Effort } from '../study/review/reach.ts';
import type { Moment, Review } from '../study/review/review.ts';
import type { ReviewStep } from '../study/review/reviewer.ts';
import { createStore } from './following.ts';

/** What the panel beside the board shows. */
export const PANEL_TABS = ['text', 'moves', 'analysis', 'graph', 'openings'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

export interface StudyOrigin {
  readonly kind: 'local' | 'online' | 'replay';
  readonly id: string;
  readonly players: Seats;
}

/** A game that is being studied; the match store has the line that is on the board. */
export interface Study {
  /** The id of the match on the board while it is studied. */
  readonly id: string;
  readonly tree: GameTree;
  /** The match that was copied: who played it, and where to go back to. Undefined for a game that began in the study. */
  readonly origin: StudyOrigin | undefined;
  /** What a file said of the game, if it was brought in: its players, tournament and so on. A chapter's name is its title. */
  readonly details?: RecordDetails | undefined;
  readonly title?: string | undefined;
  /** The chapters before and after the one that is on the board. */
  readonly before?: readonly GameRecord[] | undefined;
  readonly after?: readonly GameRecord[] | undefined;
  /** What the progress of a reader is kept under, if somebody else has made the study. */
  readonly source?: string | undefined;
  /** What a newer version of the page has stored besides. Nothing here reads it; it is written back as it is. */
  readonly more?: Readonly<Record<string, unknown>> | undefined;
}

/** How an answer to a question is taken. */
export const ANSWERS = ['right', 'second', 'wrong'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Somebody reads a study and answers its questions, instead of writing it. */
export interface Reading {
  /** The questions that were answered, each by its chapter and the moves before it. */
  readonly solved: readonly string[];
  /** What has become of the latest answer, as long as its position is looked at. */
  readonly said?: { readonly at: Transcript; readonly move: Move; readonly answer: Answer } | undefined;
}

/** The pen: what a press on the board draws. */
export interface Pen {
  readonly tone: Tone;
  /** Whether presses draw instead of playing. The right button of a mouse always draws. */
  readonly isOn: boolean;
  /** Where an arrow begins whose end is still to be chosen. */
  readonly from?: Square | undefined;
}

/** What the engine has found about a position so far. */
export interface PositionAnalysis {
  readonly position: Position;
  readonly analysis: Analysis;
}

/** What a study was before the last move that was deleted from it, and the moves up to that one. */
interface Removed {
  readonly tree: GameTree;
  readonly path: Transcript;
}

/** A chapter that was deleted, and where it stood. */
export interface RemovedChapter {
  readonly chapter: GameRecord;
  readonly index: number;
}

/** The review of the game on the board, which is the main line of a study. */
export type ReviewState =
  | { readonly type: 'none' }
  /** `review` has the plies that are judged already; of this step, `done` of `of` is done. */
  | {
      readonly type: 'running';
      readonly step: ReviewStep;
      readonly done: number;
      readonly of: number;
      readonly review: Review | undefined;
    }
  | { readonly type: 'finished'; readonly review: Review; readonly effort: Effort }
  | { readonly type: 'failed' };

/** The story of a finished game, on the other side of the board. */
export interface Story {
  readonly match: Match;
  readonly review: ReviewState;
}
/** What a person brings in, until it is opened as a study. */
export type ImportState =
  | { readonly type: 'none' }
  | { readonly type: 'reading' }
  | { readonly type: 'found'; readonly report: FoundReport; readonly list: FoundList }
  /** It could not be read for want of memory or of a thread. */
  | { readonly type: 'failed' };

/** What the coach says of the move that a person has just made against a computer. */
export type Advice = {
  /** The match up to that move. */
  readonly match: Match;
} /** `shown` is what the board shows instead of the match while the reply is demonstrated. */ & (
  | { readonly type: 'warning'; readonly moment: Moment; readonly shown?: Position | undefined }
  /** By how many discs it was better than any other one. */
  | { readonly type: 'praise'; readonly move: Square; readonly lead: number }
);

/** What is looked at besides playing: lost with the page, except for studies and reviews, which are kept. */
export interface StudyState {
  /** Undefined while no study is on the board. */
  readonly study: Study | undefined;
  /** The place that the study was opened from, to which it leads back; undefined if that was a game. */
  readonly openedFrom: Place | undefined;
  /** The table whose game was copied, to which it leads back: the person's seat is kept there. */
  readonly table: string | undefined;
  /** What deleting has taken away, until something else is changed. */
  readonly removed: Removed | undefined;
  readonly removedChapter: RemovedChapter | undefined;
  /** Undefined while the study is written. */
  readonly reading: Reading | undefined;
  readonly pen: Pen;
  readonly tab: PanelTab;
  /** Whether the engine analyzes the position on the board for the tab `analysis`. */
  readonly analyzes: boolean;
  /** The latest report; it is of an earlier position until the first one of the present position has come. */
  readonly analysis: PositionAnalysis | undefined;
  /** Whether the engine is analyzing just now, and whether it waits for something that is still loading. */
  readonly isAnalyzing: boolean;
  readonly isLoading: boolean;
  /** Whether it has failed to analyze this position. */
  readonly hasFailed: boolean;
  /** The beginning of a line of the analysis, to be shown on the board. */
  readonly previewed: readonly Square[] | undefined;
  /** Whether to analyze what the other side would play if it were its turn. */
  readonly asksThreat: boolean;
  readonly overlay: Overlay | undefined;
  readonly review: ReviewState;
  /** The ply of the key moment that is looked at. */
  readonly moment: number | undefined;
  /** Undefined while the board shows its front. */
  readonly story: Story | undefined;
  readonly imported: ImportState;
  /** Undefined while the coach has nothing to say. */
  readonly advice: Advice | undefined;
}

export type StudyStore = StoreApi<StudyState>;

export const NO_STUDY: StudyState = {
  study: undefined,
  openedFrom: undefined,
  table: undefined,
  removed: undefined,
  removedChapter: undefined,
  reading: undefined,
  pen: { tone: 'look', isOn: false },
  tab: 'moves',
  analyzes: false,
  analysis: undefined,
  isAnalyzing: false,
  isLoading: false,
  hasFailed: false,
  previewed: undefined,
  asksThreat: false,
  overlay: undefined,
  review: { type: 'none' },
  moment: undefined,
  story: undefined,
  imported: { type: 'none' },
  advice: undefined,
};

export const createStudyStore = (): StudyStore => createStore<StudyState>(() => NO_STUDY);
