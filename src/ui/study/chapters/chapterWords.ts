import { html, type TemplateResult } from 'lit';
import { makeSquare, type Square } from '../../../game/square.ts';
import type { Transcript } from '../../../game/transcript.ts';
import type { Drawn } from '../../../game/tree.ts';
import type { Words } from '../../../i18n/words.ts';
import { chapterIndex, chaptersOf } from '../../../store/study/chapters.ts';
import type { Study } from '../../../store/studyStore.ts';
import type { Shell } from '../../kit/shell.ts';
import { listText } from '../../words/locale.ts';

/** A chapter's name, or its number. */
const chapterName = (words: Words, title: string | undefined, index: number): string =>
  title === undefined || title === ''
    ? words.t('chapters.numbered', { number: index + 1 })
    : words.t('chapters.item', { number: index + 1, name: title });

export const pathOnBoard = ({ play }: Shell): Transcript =>
  play.stores.match.getState().match?.transcript ?? [];

/** The list of chapters, to open one. */
export const chapterChoice = (shell: Shell, study: Study): TemplateResult => {
  const { words, play } = shell;
  const shown = chapterIndex(study);
  const choose = (event: Event): void =>
    play.study.goToChapter(Number((event.target as HTMLSelectElement).value));
  return html`
    <select class="chapter-choice" aria-label=${words.t('chapters.list')} .value=${String(shown)} @change=${choose}>
      ${chaptersOf(study).map(
        ({ title }, index) =>
          html`<option value=${index} ?selected=${index === shown}>${chapterName(words, title, index)}</option>`,
      )}
    </select>`;
};

export const squareWord = (square: Square): string => makeSquare(square);

/** `Marked: d3, e6 to f5`; undefined if nothing is drawn. */
export const drawnText = (shell: Shell, drawn: readonly Drawn[] | undefined): string | undefined => {
  if (drawn === undefined || drawn.length === 0) return undefined;
  const { words } = shell;
  const squares = drawn.map(({ from, to }) =>
    to === undefined
      ? squareWord(from)
      : words.t('chapters.arrow', { from: squareWord(from), to: squareWord(to) }),
  );
  return words.t('chapters.marked', { squares: listText(words, squares) });
};
