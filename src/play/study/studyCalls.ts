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

/** Whom a person plays on against: a computer, or nobody else. */
export const SPARRINGS = ['computer', 'oneself'] as const;
export type Sparring = (typeof SPARRINGS)[number];

/** What a person does with a game besides playing it. */
export interface StudyPlay extends ImportPlay, ChapterPlay {
  /** Puts the study of a match on the board, with what was tried before; without a match an empty standard board. */
  open(match?: Match): void;
  /** Puts an empty board there, of the standard game unless another is named. */
  openBoard(setup?: Setup): void;
  /** Puts a copy of a game with all its variations there, at the position that it stands at. */
  openRecord(record: GameRecord): void;
  /** Puts a game there that somebody has sent. Nothing is kept beyond this visit until it is changed, or `keep` asks for it. */
  lookAt(record: GameRecord): void;
  /** Opens the study of a link, from the letters after `s=`. */
  openPacked(signs: string): Promise<void>;
  /** Opens the study that a server keeps under a short name. */
  openShort(name: string): Promise<void>;
  /** Whether a server is there that keeps studies. */
  hasServer(): Promise<boolean>;
  /** Has the server keep a study under a short name; undefined if there is none, or it does not. */
  keepShort(packed: string): Promise<string | undefined>;
  /** Keeps a study that was only looked at. */
  keep(id: string): void;
  /** Opens a kept study where it was left; resolves to false if there is none of this id. */
  reopen(id: string): Promise<boolean>;
  /** Reads the studies that this browser keeps, for the list of them. */
  list(): void;
  /** Deletes a kept study; `bringBack` undoes that for the last one. */
  forget(id: string): void;
  bringBack(): void;
  /** Puts a copy of the match on the board there instead, unless it may not be analyzed yet. */
  analyze(): void;
  /** Goes back to the game that was copied, or to the place that the study was opened from. */
  leave(): void;

  /** Opens a study of the game, and reviews the game unless that has been done. With an effort it is always reviewed again. */
  review(effort?: Effort): void;
  cancelReview(): void;
  /** Turns the board over to the story of the finished game on it, and back. */
  openStory(): void;
  closeStory(): void;
  /** Shows the position before a key moment of the review, by its ply; without one looks at none. */
  showMoment(ply: number | undefined): void;
  /** Plays on from the position before a key moment, and keeps it to be practised. */
  tryAgain(ply: number, against: Sparring): void;

  /** Shows the position after these moves of the studied game. */
  goTo(path: Transcript): void;
  /** Goes to the next (1) or previous (-1) variation of the last move. */
  switchVariation(step: 1 | -1): void;
  /** Makes the variation that the path is in the continuation of the line that it branches off from. */
  promote(path: Transcript): void;
  /** Removes the move that the path ends with, and what follows; `restore` brings back what was removed last. */
  remove(path: Transcript): void;
  restore(): void;
  /** Notes something about the move that the path ends with. */
  annotate(path: Transcript, note: MoveNote): void;

  /** Plays moves after the position on the board, in a copy of the game if it is not studied yet. */
  playLine(moves: readonly Square[]): void;
  /** Plays the move that the analysis finds best. */
  playBest(): void;
  /** Shows faintly what the board would be after these moves; nothing any more without them. */
  preview(moves?: readonly Square[]): void;

  showTab(tab: PanelTab): void;
  /** Switches the analysis of the position on the board on or off. */
  toggleAnalysis(): void;
  /** Switches between one's own moves and what the other side would play. */
  toggleThreat(): void;
  /** Lays something over the squares; the same again takes it away. */
  toggleOverlay(overlay: Overlay): void;
}
