import type { GameRecord } from '../../formats/record.ts';
import type { Setup } from '../../game/games.ts';
import type { Match } from '../../game/match.ts';
import type { Square } from '../../game/square.ts';
import type { Transcript } from '../../game/transcript.ts';
import type { MoveNote } from '../../game/tree.ts';
import type { PanelTab } from '../../store/studyStore.ts';
import type { Overlay } from '../../study/overlays.ts';
import type { Effort } from '../../study/review/reach.ts';
import type { ImportPlay } from '../importing/importer.ts';
import type { ChapterPlay } from './chapterCalls.ts';

/** The opponent when playing on: a computer, or the person for both sides. */
export const SPARRINGS = ['computer', 'oneself'] as const;
export type Sparring = (typeof SPARRINGS)[number];

/** Everything a person does with a game besides playing it. */
export interface StudyPlay extends ImportPlay, ChapterPlay {
  /** Opens the study of a match with its earlier variations; without a match, an empty standard board. */
  open(match?: Match): void;
  /** Opens an empty board, by default of the standard game. */
  openBoard(setup?: Setup): void;
  /** Opens a copy of a game with all its variations, at its current position. */
  openRecord(record: GameRecord): void;
  /** Opens a game that somebody has sent. It is saved only after a change or a call of `keep`. */
  lookAt(record: GameRecord): void;
  /** Opens the study of a link, from the letters after `s=`. */
  openPacked(signs: string): Promise<void>;
  /** Opens a study stored on the server under a short name. */
  openShort(name: string): Promise<void>;
  /** Whether a server is available that stores studies. */
  hasServer(): Promise<boolean>;
  /** Stores a study on the server under a short name; undefined if that fails. */
  keepShort(packed: string): Promise<string | undefined>;
  /** Saves a study that was only being looked at. */
  keep(id: string): void;
  /** Opens a saved study where it was left; resolves to false if there is none with this id. */
  reopen(id: string): Promise<boolean>;
  /** Loads the list of saved studies. */
  list(): void;
  /** Deletes a saved study; `bringBack` undoes the last deletion. */
  forget(id: string): void;
  bringBack(): void;
  /** Opens a copy of the match on the board, unless it may not be analyzed yet. */
  analyze(): void;
  /** Returns to the copied game, or to the place where the study was opened. */
  leave(): void;

  /** Opens a study of the game and reviews it, unless there is a review. With an effort it is always reviewed again. */
  review(effort?: Effort): void;
  cancelReview(): void;
  /** Opens the story of the finished game on the board, and closes it again. */
  openStory(): void;
  closeStory(): void;
  /** Shows the position before a key moment of the review, by its ply; undefined ends that. */
  showMoment(ply: number | undefined): void;
  /** Plays on from the position before a key moment, and saves it for practice. */
  tryAgain(ply: number, against: Sparring): void;

  /** Shows the position after these moves. */
  goTo(path: Transcript): void;
  /** Goes to the next (1) or previous (-1) variation of the last move. */
  switchVariation(step: 1 | -1): void;
  /** Moves the variation of the path one level up, so that its line continues with it. */
  promote(path: Transcript): void;
  /** Removes the last move of the path and what follows; `restore` undoes the last removal. */
  remove(path: Transcript): void;
  restore(): void;
  /** Annotates the last move of the path. */
  annotate(path: Transcript, note: MoveNote): void;

  /** Plays moves after the current position, in a copy of the game if it is not studied yet. */
  playLine(moves: readonly Square[]): void;
  /** Plays the best move of the analysis. */
  playBest(): void;
  /** Previews the board after these moves; without moves, ends the preview. */
  preview(moves?: readonly Square[]): void;

  showTab(tab: PanelTab): void;
  /** Switches the analysis on or off. */
  toggleAnalysis(): void;
  /** Switches between analyzing the side to move and the opponent's threat. */
  toggleThreat(): void;
  /** Toggles an overlay on the board. */
  toggleOverlay(overlay: Overlay): void;
}
