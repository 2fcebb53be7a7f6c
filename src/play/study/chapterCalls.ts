import type { GameRecord } from '../../formats/record.ts';
import type { Drawn } from '../../game/tree.ts';
import type { Pen } from '../../store/studyStore.ts';

/** What a person does with the chapters of a study, with its drawings and its questions. */
export interface ChapterPlay {
  /** Puts a chapter on the board, at the position where it was left. */
  goToChapter(index: number): void;
  /** One move on or back, and from the end of a chapter to the next one. */
  readOn(step: 1 | -1): void;
  /** Adds a chapter after the one on the board, and shows it. */
  addChapter(chapter: GameRecord): void;
  nameChapter(name: string): void;
  nameStudy(title: string): void;
  /** Moves the chapter on the board towards the beginning (-1) or the end (1). */
  moveChapter(step: 1 | -1): void;
  /** Deletes the chapter on the board, unless it is the only one; `restoreChapter` brings it back. */
  removeChapter(): void;
  restoreChapter(): void;

  /** Draws on the position on the board; the same again takes it away. */
  draw(drawn: Drawn): void;
  clearDrawn(): void;
  setPen(pen: Partial<Pen>): void;

  /** Shows the study as its readers see it, or lets it be written. */
  setReading(isReading: boolean): void;
  /** Gives up on the question that is asked on the board. */
  showAnswer(): void;
  /** Makes a copy of somebody else's study that is one's own. */
  copyStudy(): void;
}
