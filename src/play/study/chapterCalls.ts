import type { GameRecord } from '../../formats/record.ts';
import type { Drawn } from '../../game/tree.ts';
import type { Pen } from '../../store/studyStore.ts';

/** Everything a person does with a study's chapters, drawings and questions. */
export interface ChapterPlay {
  /** Opens a chapter at the position where it was left. */
  goToChapter(index: number): void;
  /** One move forward or back; at the end of a chapter, on to the next. */
  readOn(step: 1 | -1): void;
  /** Adds a chapter after the current one, and opens it. */
  addChapter(chapter: GameRecord): void;
  nameChapter(name: string): void;
  nameStudy(title: string): void;
  /** Moves the current chapter towards the beginning (-1) or the end (1). */
  moveChapter(step: 1 | -1): void;
  /** Deletes the current chapter unless it is the only one; `restoreChapter` undoes that. */
  removeChapter(): void;
  restoreChapter(): void;

  /** Adds a drawing to the position; the same drawing again removes it. */
  draw(drawn: Drawn): void;
  clearDrawn(): void;
  setPen(pen: Partial<Pen>): void;

  /** Switches between the reader's view and editing. */
  setReading(isReading: boolean): void;
  /** Shows the answer to the current question. */
  showAnswer(): void;
  /** Makes an editable copy of somebody else's study. */
  copyStudy(): void;
}
