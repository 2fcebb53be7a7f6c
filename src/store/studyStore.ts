import type { StoreApi } from 'zustand/vanilla';
import type { Analysis } from '../engine/analysis.ts';
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

/** The tabs of the panel beside the board. */
export const PANEL_TABS = ['text', 'moves', 'analysis', 'graph', 'openings'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

export interface StudyOrigin {
  readonly kind: 'local' | 'online' | 'replay';
  readonly id: string;
  readonly players: Seats;
}

/** A game under study; the match store has the line on the board. */
export interface Study {
  /** The id of its match on the board. */
  readonly id: string;
  readonly tree: GameTree;
  /** The copied match: its players, and where to return. Undefined for a game that began in the study. */
  readonly origin: StudyOrigin | undefined;
  /** Details from an imported file: players, tournament and so on. A chapter's name is its title. */
  readonly details?: RecordDetails | undefined;
  readonly title?: string | undefined;
  /** The chapters before and after the one on the board. */
  readonly before?: readonly GameRecord[] | undefined;
  readonly after?: readonly GameRecord[] | undefined;
  /** The key for the reader's progress, if somebody else has made the study. */
  readonly source?: string | undefined;
  /** Unknown fields of newer versions, written back unchanged. */
  readonly more?: Readonly<Record<string, unknown>> | undefined;
}

/** The result of an answer to a question. */
export const ANSWER_GRADES = ['right', 'second', 'wrong'] as const;
export type AnswerGrade = (typeof ANSWER_GRADES)[number];

/** Progress of somebody who reads a study and answers its questions, instead of editing it. */
export interface ReaderProgress {
  /** The answered questions, by their keys. */
  readonly solved: readonly string[];
  /** The latest answer, while its position is shown. */
  readonly said?: { readonly at: Transcript; readonly move: Move; readonly answer: AnswerGrade } | undefined;
}

/** The pen: what presses on the board draw. */
export interface Pen {
  readonly tone: Tone;
  /** Whether presses draw instead of playing. The right mouse button always draws. */
  readonly isOn: boolean;
  /** The start of an arrow whose end is still to be chosen. */
  readonly from?: Square | undefined;
}

/** The engine's analysis of a position so far. */
export interface PositionAnalysis {
  readonly position: Position;
  readonly analysis: Analysis;
}

/** The study before the last deletion of a move, and the path of that move. */
interface Removed {
  readonly tree: GameTree;
  readonly path: Transcript;
}

/** A deleted chapter, and its former index. */
export interface RemovedChapter {
  readonly chapter: GameRecord;
  readonly index: number;
}

/** The review of the study's main line. */
export type ReviewState =
  | { readonly type: 'none' }
  /** `review` has the plies judged so far; `done` of `of` is the progress of the current step. */
  | {
      readonly type: 'running';
      readonly step: ReviewStep;
      readonly done: number;
      readonly of: number;
      readonly review: Review | undefined;
    }
  | { readonly type: 'finished'; readonly review: Review; readonly effort: Effort }
  | { readonly type: 'failed' };

/** The coach's comment on the person's latest move against a computer. */
export type Advice = {
  /** The match up to that move. */
  readonly match: Match;
} /** `shown` is what the board shows instead of the match while the reply is demonstrated. */ & (
  | { readonly type: 'warning'; readonly moment: Moment; readonly shown?: Position | undefined }
  /** The moment is that of the next best move. */
  | { readonly type: 'praise'; readonly moment: Moment }
);

/** State of studying and analyzing; lost with the page, except for studies and reviews, which are stored. */
export interface StudyState {
  /** Undefined if no study is on the board. */
  readonly study: Study | undefined;
  /** The place to return to; undefined if the study was opened from a game. */
  readonly openedFrom: Place | undefined;
  /** The table to return to, where the person's seat is kept. */
  readonly table: string | undefined;
  /** The last deletion, until the next change. */
  readonly removed: Removed | undefined;
  readonly removedChapter: RemovedChapter | undefined;
  /** Undefined while the study is edited. */
  readonly reading: ReaderProgress | undefined;
  readonly pen: Pen;
  readonly tab: PanelTab;
  /** Whether the engine analyzes the position on the board for the tab `analysis`. */
  readonly analyzes: boolean;
  /** The latest report; still that of an earlier position until the first report of the current one. */
  readonly analysis: PositionAnalysis | undefined;
  /** Whether an analysis is running, and whether it waits for something to load. */
  readonly isAnalyzing: boolean;
  readonly isLoading: boolean;
  /** Whether the analysis of this position has failed. */
  readonly hasFailed: boolean;
  /** The first moves of an analysis line, previewed on the board. */
  readonly previewed: readonly Square[] | undefined;
  /** Whether to analyze with the other side to move. */
  readonly asksThreat: boolean;
  readonly overlay: Overlay | undefined;
  readonly review: ReviewState;
  /** The ply of the key moment being shown. */
  readonly moment: number | undefined;
  /** Undefined if the coach has no comment. */
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
  advice: undefined,
};

export const createStudyStore = (): StudyStore => createStore<StudyState>(() => NO_STUDY);
