import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import {
  type Asked,
  COMMENT_LENGTH,
  movesAfter,
  noteAt,
  TONES,
  withoutDirections,
} from '../../../game/tree.ts';
import { DRAWN_COLORS } from '../../../look/arrow.ts';
import { countChapters } from '../../../store/study/chapters.ts';
import { ANSWER_GRADES, type AnswerGrade, type Study } from '../../../store/studyStore.ts';
import { icon } from '../../kit/icons.ts';
import type { Shell } from '../../kit/shell.ts';
import { numberedMove } from '../moves/moveWords.ts';
import { addChapters } from './addChapters.ts';
import { chapterLine, chapterNameField } from './chapterTools.ts';
import { pathOnBoard } from './chapterWords.ts';

const typedIn = (event: Event): string =>
  withoutDirections((event.target as HTMLTextAreaElement | HTMLInputElement).value);

/** Saves every keystroke, so that nothing can be lost. */
const textField = (shell: Shell, study: Study): TemplateResult => {
  const { words, play } = shell;
  const path = pathOnBoard(shell);
  const { comment = '' } = noteAt(study.tree, path);
  const last = path.at(-1);
  const label =
    last === undefined
      ? words.t('chapters.textAtStart')
      : words.t('chapters.textAt', {
          move: numberedMove(words, study.tree.setup, { number: path.length, move: last }),
        });
  const keep = (event: Event): void =>
    play.study.annotate(path, { comment: typedIn(event).slice(0, COMMENT_LENGTH) || undefined });
  return html`
    <label class="choice-label" for="study-comment">${label}</label>
    <textarea id="study-comment" class="comment-field" dir="auto" rows="3" maxlength=${COMMENT_LENGTH} .value=${live(comment)}
      @input=${keep}></textarea>`;
};

const penTools = (shell: Shell, study: Study): TemplateResult => {
  const { words, play, say } = shell;
  const { pen } = play.stores.study.getState();
  const { drawn } = noteAt(study.tree, pathOnBoard(shell));
  const toggle = (): void => {
    play.study.setPen({ isOn: !pen.isOn, from: undefined });
    say(words.t(pen.isOn ? 'chapters.penOff' : 'chapters.penOn'));
  };
  return html`
    <div class="pen-tools" role="group" aria-label=${words.t('chapters.draw')}>
      <button type="button" class="secondary with-icon" aria-pressed=${pen.isOn ? 'true' : 'false'} @click=${toggle}>
        ${icon('colors')}<span>${words.t('chapters.draw')}</span></button>
      <div class="tone-buttons">
        ${TONES.map(
          tone => html`
            <button type="button" class="tone-button ${tone}" .style=${`--drawn:${DRAWN_COLORS[tone]}`} aria-pressed=${pen.tone === tone ? 'true' : 'false'}
              @click=${() => play.study.setPen({ tone })}>${words.t(`chapters.tones.${tone}`)}</button>`,
        )}
      </div>
      ${drawn === undefined ? nothing : html`<button type="button" class="text-button" @click=${() => play.study.clearDrawn()}>${words.t('chapters.clear')}</button>`}
    </div>
    ${pen.isOn ? html`<p class="quiet">${words.t('chapters.penOn')}</p>` : nothing}`;
};

const answerField = (shell: Shell, asked: Asked, answer: AnswerGrade): TemplateResult => {
  const { words, play } = shell;
  const path = pathOnBoard(shell);
  const keep = (event: Event): void =>
    play.study.annotate(path, { asked: { ...asked, [answer]: typedIn(event) || undefined } });
  return html`
    <label class="choice-label" for="asked-${answer}">${words.t(`chapters.saidTo.${answer}`)}</label>
    <input id="asked-${answer}" type="text" dir="auto" maxlength=${COMMENT_LENGTH} placeholder=${words.t(`chapters.said.${answer}`)}
      .value=${live(asked[answer] ?? '')} @input=${keep} />`;
};

const asking = (shell: Shell, study: Study): TemplateResult => {
  const { words, play } = shell;
  const path = pathOnBoard(shell);
  const { asked } = noteAt(study.tree, path);
  const hasAnswer = movesAfter(study.tree, path).length > 0;
  const toggle = (): void => play.study.annotate(path, { asked: asked === undefined ? {} : undefined });
  return html`
    <label class="check-field">
      <input type="checkbox" .checked=${live(asked !== undefined)} @change=${toggle} />
      <span>${words.t('chapters.ask')}</span>
    </label>
    ${
      asked === undefined
        ? nothing
        : html`<p class="quiet">${words.t(hasAnswer ? 'chapters.askAbout' : 'chapters.askNone')}</p>
          ${ANSWER_GRADES.map(answer => answerField(shell, asked, answer))}`
    }`;
};

/** The study editor: its chapters, and the text, drawing and question of the current position. */
export const writeStudy = (shell: Shell, study: Study): TemplateResult => {
  const { words, play } = shell;
  const name = (event: Event): void => play.study.nameStudy(typedIn(event));
  return html`
    <div class="study-writing scrolls">
      ${chapterLine(shell, study)} ${textField(shell, study)} ${penTools(shell, study)}
      ${asking(shell, study)} ${chapterNameField(shell, study)} ${addChapters(shell)}
      <label class="choice-label" for="study-name">${words.t('chapters.titleOf')}</label>
      <input id="study-name" type="text" dir="auto" maxlength="120" .value=${live(study.title ?? '')} @change=${name} @input=${name} />
      <div class="study-more">
        <button type="button" class="text-button" @click=${() => play.study.setReading(true)}>${words.t('chapters.asReader')}</button>
        ${countChapters(study) > 1 ? html`<button type="button" class="text-button" @click=${() => window.print()}>${words.t('chapters.print')}</button>` : nothing}
      </div>
    </div>`;
};
