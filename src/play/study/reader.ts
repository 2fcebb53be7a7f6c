import type { Move, Transcript } from '../../game/transcript.ts';
import { chapterIndex } from '../../store/study/chapters.ts';
import { answerTo, isAskedAt, isToBeRead, questionKey } from '../../store/study/reading.ts';
import type { AnswerGrade, PanelTab, ReaderProgress, Study } from '../../store/studyStore.ts';
import type { PlayContext } from '../context.ts';

/** The progress of a reader through somebody else's study: answered questions and the position reached. */
export class StudyReader {
  readonly #context: PlayContext;

  constructor(context: PlayContext) {
    this.#context = context;
  }

  /** The chapter where the reader left a study, from 0. */
  chapterOf(source: string): number {
    return this.#context.kept.reading.load(source)?.chapter ?? 0;
  }

  /** The reader's progress when a study is opened; undefined if the person edits it. */
  begin(study: Study): ReaderProgress | undefined {
    if (study.source === undefined || !isToBeRead(study)) return undefined;
    return { solved: this.#context.kept.reading.load(study.source)?.solved ?? [] };
  }

  tabFor(study: Study): PanelTab {
    return isToBeRead(study) ? 'text' : 'moves';
  }

  /** Takes a move as the answer to the current question; undefined if there is none. */
  answer(study: Study, at: Transcript, move: Move): AnswerGrade | undefined {
    const { study: store } = this.#context.stores;
    const { reading } = store.getState();
    if (reading === undefined || !isAskedAt(store.getState(), at)) return undefined;
    const answer = answerTo(study.tree, at, move);
    const isFound = answer === 'right';
    const said = { at: isFound ? [...at, move] : at, move, answer };
    const solved = isFound ? [...reading.solved, questionKey(study, at)] : reading.solved;
    store.setState({ reading: { solved, said } });
    return isFound ? answer : 'wrong';
  }

  solve(key: string): void {
    this.#context.stores.study.setState(({ reading }) => ({
      reading: reading && { solved: [...reading.solved, key] },
    }));
  }

  /** Saves the progress, and clears the feedback when another position is shown. */
  placed(study: Study, path: Transcript): void {
    const { stores, kept } = this.#context;
    const { reading } = stores.study.getState();
    if (reading === undefined) return;
    if (reading.said !== undefined && `${reading.said.at}` !== `${path}`)
      stores.study.setState({ reading: { solved: reading.solved } });
    if (study.source !== undefined)
      kept.reading.save({ source: study.source, chapter: chapterIndex(study), solved: [...reading.solved] });
  }
}
