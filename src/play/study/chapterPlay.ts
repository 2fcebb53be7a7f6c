import { type GameRecord, MOST_CHAPTERS, type StudyRecord } from '../../formats/record.ts';
import type { Transcript } from '../../game/transcript.ts';
import { type Drawn, lineThrough, MOST_DRAWN, noteAt, withoutDirections } from '../../game/tree.ts';
import { chapterIndex, chaptersOf, countChapters, withChapters } from '../../store/study/chapters.ts';
import { isAskedAt, questionKey, shownTree } from '../../store/study/reading.ts';
import type { Study } from '../../store/studyStore.ts';
import type { GameParts } from '../game.ts';
import { newMatchId } from '../local/matchPlan.ts';
import type { ChapterPlay } from './chapterCalls.ts';
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

export const createChapterPlay = (
  { context, board }: Pick<GameParts, 'context' | 'board'>,
  game: StudyGame,
): ChapterPlay => {
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
    goToChapter,
    readOn,
    addChapter: chapter =>
      withStudy(study => {
        if (countChapters(study) >= MOST_CHAPTERS) return;
        const chapters = [...chaptersOf(study, path())];
        const index = chapterIndex(study) + 1;
        chapters.splice(index, 0, chapter);
        show(study, chapters, index);
      }),
    nameChapter: name =>
      withStudy(study =>
        rename({ ...study, details: { ...study.details, title: named(name) } as Study['details'] }),
      ),
    nameStudy: title => withStudy(study => rename({ ...study, title: named(title) })),
    moveChapter: step =>
      withStudy(study => {
        const chapters = [...chaptersOf(study, path())];
        const [from, to] = [chapterIndex(study), chapterIndex(study) + step];
        if (to < 0 || to >= chapters.length) return;
        const [moved] = chapters.splice(from, 1);
        if (moved !== undefined) chapters.splice(to, 0, moved);
        show(study, chapters, to);
      }),
    removeChapter: () =>
      withStudy(study => {
        const chapters = [...chaptersOf(study, path())];
        const index = chapterIndex(study);
        const [chapter] = chapters.splice(index, 1);
        if (chapter === undefined || chapters.length === 0) return;
        show(study, chapters, Math.min(index, chapters.length - 1));
        store.setState({ removedChapter: { chapter, index } });
      }),
    restoreChapter: () =>
      withStudy(study => {
        const { removedChapter } = store.getState();
        if (removedChapter === undefined) return;
        const chapters = [...chaptersOf(study, path())];
        chapters.splice(removedChapter.index, 0, removedChapter.chapter);
        show(study, chapters, removedChapter.index);
      }),
    draw: drawn =>
      withStudy(({ tree }) => {
        const before = noteAt(tree, path()).drawn ?? [];
        const known = before.find(one => isSame(one, drawn));
        const others = before.filter(one => one !== known);
        const after = known?.tone === drawn.tone ? others : [...others, drawn].slice(-MOST_DRAWN);
        game.annotate(path(), { drawn: after.length === 0 ? undefined : after });
      }),
    clearDrawn: () => game.annotate(path(), { drawn: undefined }),
    setPen: pen => store.setState(state => ({ pen: { ...state.pen, ...pen } })),
    setReading: isReading =>
      withStudy(study => {
        store.setState({
          reading: isReading ? { solved: [] } : undefined,
          pen: { ...store.getState().pen, isOn: false },
        });
        game.turnTo(study, path());
      }),
    showAnswer: () =>
      withStudy(study => {
        if (!isAskedAt(store.getState(), path())) return;
        reader.solve(questionKey(study, path()));
        game.turnTo(study, path());
      }),
    copyStudy: () =>
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
