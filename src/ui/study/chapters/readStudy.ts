import { html, nothing, type TemplateResult } from 'lit';
import { lineThrough, noteAt } from '../../../game/tree.ts';
import { selectPosition } from '../../../store/selectors.ts';
import { chapterIndex, countChapters } from '../../../store/study/chapters.ts';
import { isAskedAt, shownTree } from '../../../store/study/reading.ts';
import type { Study } from '../../../store/studyStore.ts';
import { icon } from '../../kit/icons.ts';
import type { Shell } from '../../kit/shell.ts';
import { colorWord } from '../../words/names.ts';
import { moveText } from '../moves/moveWords.ts';
import { chapterChoice, drawnText, pathOnBoard } from './chapterWords.ts';

/** Feedback on the latest answer: the author's text, or a standard one. */
const saidOf = (shell: Shell, study: Study): TemplateResult | typeof nothing => {
  const { words, play } = shell;
  const said = play.stores.study.getState().reading?.said;
  if (said === undefined) return nothing;
  const asked = said.answer === 'right' ? said.at.slice(0, -1) : said.at;
  const text = noteAt(study.tree, asked).asked?.[said.answer] ?? words.t(`chapters.said.${said.answer}`);
  const move = moveText(words, study.tree.setup, said.move);
  // A wrong move is taken back, so its comment could not be read on the board.
  const about = said.answer === 'right' ? undefined : noteAt(study.tree, [...asked, said.move]).comment;
  return html`
    <div class="study-said ${said.answer}" role="status" dir="auto">
      ${icon(said.answer === 'wrong' ? 'close' : 'check')}
      <div>
        <p>${words.t('chapters.answered', { move, said: text })}</p>
        ${about === undefined ? nothing : html`<p class="study-words">${about}</p>`}
      </div>
    </div>`;
};

const question = (shell: Shell, study: Study): TemplateResult | typeof nothing => {
  const { words, play } = shell;
  if (!isAskedAt(play.stores.study.getState(), pathOnBoard(shell))) return nothing;
  const { turn } = selectPosition(play.stores.match.getState());
  return html`
    <p class="study-question">${words.t('chapters.question', { color: colorWord(words, turn, study.tree.setup.game) })}</p>`;
};

const textHere = (shell: Shell, study: Study): TemplateResult => {
  const path = pathOnBoard(shell);
  const { comment, drawn } = noteAt(study.tree, path);
  const text = comment ?? (path.length === 0 ? study.details?.comment : undefined);
  const marked = drawnText(shell, drawn);
  return html`
    <div class="study-text scrolls" tabindex="0" dir="auto">
      ${text === undefined ? nothing : html`<p class="study-words">${text}</p>`}
      ${marked === undefined ? nothing : html`<p class="unseen">${marked}</p>`}
      ${saidOf(shell, study)} ${question(shell, study)}
    </div>`;
};

/** Announces the text and the question of a new position. */
const speak = (shell: Shell): void => {
  const { study } = shell.play.stores.study.getState();
  const text = study && noteAt(study.tree, pathOnBoard(shell)).comment;
  if (text !== undefined) shell.say(text);
};

const steps = (shell: Shell, study: Study): TemplateResult => {
  const { words, play } = shell;
  const path = pathOnBoard(shell);
  const { reading } = play.stores.study.getState();
  const isAsked = isAskedAt(play.stores.study.getState(), path);
  const isAtEnd = path.length === lineThrough(shownTree(study, reading), path).length;
  const isFirst = path.length === 0 && chapterIndex(study) === 0;
  const isLast = isAtEnd && !isAsked && chapterIndex(study) === countChapters(study) - 1;
  const step = (by: 1 | -1) => (): void => {
    play.study.readOn(by);
    speak(shell);
  };
  return html`
    <div class="study-steps">
      <button type="button" class="secondary" ?disabled=${isFirst} @click=${step(-1)}>${words.t('chapters.previous')}</button>
      ${
        isAsked
          ? html`<button type="button" class="secondary" @click=${() => play.study.showAnswer()}>${words.t('chapters.showAnswer')}</button>`
          : html`<button type="button" class="primary" ?disabled=${isLast} @click=${step(1)}>${words.t('chapters.next')}</button>`
      }
    </div>
    ${isLast ? html`<p class="quiet study-end">${words.t('chapters.end')}</p>` : nothing}`;
};

const copy = (shell: Shell): void => {
  shell.play.study.copyStudy();
  shell.say(shell.words.t('chapters.copied'));
};

/** A study for its readers: the position's text, the question, and the button to continue. */
export const readStudy = (shell: Shell, study: Study): TemplateResult => {
  const { words, play } = shell;
  const isOwn = study.source === undefined;
  return html`
    <div class="study-reading">
      ${study.title === undefined ? nothing : html`<h2 class="study-title" dir="auto">${study.title}</h2>`}
      ${countChapters(study) > 1 ? chapterChoice(shell, study) : nothing}
      ${textHere(shell, study)} ${steps(shell, study)}
      <div class="study-more">
        ${
          isOwn
            ? html`<button type="button" class="text-button" @click=${() => play.study.setReading(false)}>${words.t('chapters.write')}</button>`
            : html`<button type="button" class="text-button" @click=${() => copy(shell)}>${words.t('chapters.copy')}</button>`
        }
      </div>
    </div>`;
};
