import { type GameRecord, MOST_CHAPTERS, type StudyRecord } from '../../formats/record.ts';
import type { Transcript } from '../../game/transcript.ts';
import { type Drawn, lineThrough, MOST_DRAWN, noteAt, withoutDirections } from '../../game/tree.ts';
import { chapterIndex, chaptersOf, countChapters, withChapters } from '../../store/study/chapters.ts';
import { isAskedAt, questionKey, shownTree } from '../../store/study/reading.ts';
import type { Pen, Study } from '../../store/studyStore.ts';
import type { GameParts } from '../game.ts';
import { newMatchId } from '../local/matchPlan.ts';
import { idOf } from './lines.ts';
import { StudyReader } from './reader.ts';
import type { StudyGame } from './studyGame.ts';

/** Somebody else's study is identified by its source, and opens where this reader left it. */
interface Opening {
  readonly source?: string;
  readonly chapter?: number;
}

/** Opens a study at a chapter. */
export const openStudy = (
  context: GameParts['context'],
  game: StudyGame,
  { title, chapters }: StudyRecord,
  { source, chapter = 0 }: Opening,
): void => {
  const left = source === undefined ? chapter : new StudyReader(context).chapterOf(source);
  const index = Math.min(left, chapters.length - 1);
  const id = idOf(newMatchId(context.random));
  const begun: Study = { id, tree: chapters[0].tree, origin: undefined, title, source };
  const isForeign = source !== undefined;
  game.show(withChapters(begun, chapters, index), chapters[index]?.at ?? [], {
    tab: 'text',
    isForeign,
    isNew: true,
  });
  game.placed();
};

/** Maximum length of the names of studies and chapters. */
const NAME_LENGTH = 120;

/** A name while it is being typed: a trailing blank may precede another word. */
const named = (name: string): string | undefined => {
  const typed = withoutDirections(name).trimStart().slice(0, NAME_LENGTH);
  return typed === '' ? undefined : typed;
};

const isSame = (one: Drawn, other: Drawn): boolean => one.from === other.from && one.to === other.to;

/** Everything a person does with a study's chapters, drawings and questions. */
export const createChapterPlay = (
  { context, board }: Pick<GameParts, 'context' | 'board'>,
  game: StudyGame,
) => {
  const store = context.stores.study;
  const reader = new StudyReader(context);
  const path = (): Transcript => board.match?.transcript ?? [];
  const withStudy = (run: (study: Study) => void): void => {
    const { study } = store.getState();
    if (study !== undefined) run(study);
  };
  const show = (study: Study, chapters: readonly GameRecord[], index: number): void => {
    const chapter = chapters[index];
    if (chapter === undefined) return;
    game.own();
    store.setState({ removedChapter: undefined });
    game.turnTo(withChapters(study, chapters, index), chapter.at ?? []);
  };
  const rename = (study: Study): void => {
    game.own();
    store.setState({ study });
    game.placed();
  };
  const goToChapter = (index: number): void =>
    withStudy(study => {
      const chapters = chaptersOf(study, path());
      const chapter = chapters[index];
      if (chapter !== undefined && index !== chapterIndex(study))
        game.turnTo(withChapters(study, chapters, index), chapter.at ?? []);
    });
  const readOn = (step: 1 | -1): void =>
    withStudy(study => {
      const { reading } = store.getState();
      const next = path().length + step;
      const last = lineThrough(shownTree(study, reading), path()).length;
      if (next >= 0 && next <= last) game.goTo(next);
      else if (!isAskedAt(store.getState(), path()) || step < 0) goToChapter(chapterIndex(study) + step);
    });
  return {
    /** Opens a chapter at the position where it was left. */
    goToChapter,
    /** One move forward or back; at the end of a chapter, on to the next. */
    readOn,
    /** Adds a chapter after the current one, and opens it. */
    addChapter: (chapter: GameRecord): void =>
      withStudy(study => {
        if (countChapters(study) >= MOST_CHAPTERS) return;
        const chapters = [...chaptersOf(study, path())];
        const index = chapterIndex(study) + 1;
        chapters.splice(index, 0, chapter);
        show(study, chapters, index);
      }),
    nameChapter: (name: string): void =>
      withStudy(study =>
        rename({ ...study, details: { ...study.details, title: named(name) } as Study['details'] }),
      ),
    nameStudy: (title: string): void => withStudy(study => rename({ ...study, title: named(title) })),
    /** Moves the current chapter towards the beginning (-1) or the end (1). */
    moveChapter: (step: 1 | -1): void =>
      withStudy(study => {
        const chapters = [...chaptersOf(study, path())];
        const [from, to] = [chapterIndex(study), chapterIndex(study) + step];
        if (to < 0 || to >= chapters.length) return;
        const [moved] = chapters.splice(from, 1);
        if (moved !== undefined) chapters.splice(to, 0, moved);
        show(study, chapters, to);
      }),
    /** Deletes the current chapter unless it is the only one; `restoreChapter` undoes that. */
    removeChapter: (): void =>
      withStudy(study => {
        const chapters = [...chaptersOf(study, path())];
        const index = chapterIndex(study);
        const [chapter] = chapters.splice(index, 1);
        if (chapter === undefined || chapters.length === 0) return;
        show(study, chapters, Math.min(index, chapters.length - 1));
        store.setState({ removedChapter: { chapter, index } });
      }),
    restoreChapter: (): void =>
      withStudy(study => {
        const { removedChapter } = store.getState();
        if (removedChapter === undefined) return;
        const chapters = [...chaptersOf(study, path())];
        chapters.splice(removedChapter.index, 0, removedChapter.chapter);
        show(study, chapters, removedChapter.index);
      }),
    /** Adds a drawing to the position; the same drawing again removes it. */
    draw: (drawn: Drawn): void =>
      withStudy(({ tree }) => {
        const before = noteAt(tree, path()).drawn ?? [];
        const known = before.find(one => isSame(one, drawn));
        const others = before.filter(one => one !== known);
        const after = known?.tone === drawn.tone ? others : [...others, drawn].slice(-MOST_DRAWN);
        game.annotate(path(), { drawn: after.length === 0 ? undefined : after });
      }),
    clearDrawn: (): void => game.annotate(path(), { drawn: undefined }),
    setPen: (pen: Partial<Pen>): void => store.setState(state => ({ pen: { ...state.pen, ...pen } })),
    /** Switches between the reader's view and editing. */
    setReading: (isReading: boolean): void =>
      withStudy(study => {
        store.setState({
          reading: isReading ? { solved: [] } : undefined,
          pen: { ...store.getState().pen, isOn: false },
        });
        game.turnTo(study, path());
      }),
    /** Shows the answer to the current question. */
    showAnswer: (): void =>
      withStudy(study => {
        if (!isAskedAt(store.getState(), path())) return;
        reader.solve(questionKey(study, path()));
        game.turnTo(study, path());
      }),
    /** Makes an editable copy of somebody else's study. */
    copyStudy: (): void =>
      withStudy(({ source: _, ...study }) => {
        store.setState({ reading: undefined });
        game.show({ ...study, id: idOf(newMatchId(context.random)), origin: undefined }, path(), {
          tab: 'text',
          isForeign: false,
        });
        game.placed();
      }),
  };
};
