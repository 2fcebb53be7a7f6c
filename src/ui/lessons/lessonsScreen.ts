import { html, type TemplateResult } from 'lit';
import { doneIn, LESSON_NAMES, type LessonName, stepsOf, TUTORIALS } from '../../study/lessons/lessons.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { mountPlace } from '../places/placeScreen.ts';

/** `2 of 6 done`, `Done`, or how long an untouched lesson is. */
const progressText = ({ words, play }: Shell, lesson: LessonName): string => {
  const { length: count } = stepsOf(lesson);
  const done = doneIn(lesson, play.stores.lessons.getState().done);
  if (done === count) return words.t('lessons.finished');
  return done === 0 ? words.t('lessons.notBegun', { count }) : words.t('lessons.progress', { done, count });
};

const signOf = ({ play }: Shell, lesson: LessonName): IconName =>
  doneIn(lesson, play.stores.lessons.getState().done) === stepsOf(lesson).length ? 'check' : 'lessons';

const lessonCard = (shell: Shell, lesson: LessonName): TemplateResult => {
  const { words, play } = shell;
  const id = `lesson-${lesson}`;
  return html`
    <li>
      <button type="button" class="place-card lesson-card card" aria-labelledby=${id} aria-describedby="${id}-about"
        @click=${() => play.lessons.open(lesson)}>
        ${icon(signOf(shell, lesson))}
        <span class="place-card-words">
          <span class="place-card-name" id=${id}>${words.t(`lessons.names.${lesson}`)}</span>
          <span id="${id}-about">
            <span class="quiet">${words.t(`lessons.about.${lesson}`)}</span>
            <span class="lesson-progress">${progressText(shell, lesson)}</span>
          </span>
        </span>
      </button>
    </li>`;
};

interface Part {
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  readonly lessons: readonly LessonName[];
}

const part = (shell: Shell, { id, title, about, lessons }: Part): TemplateResult => html`
  <section class="place-part" aria-labelledby=${id}>
    <h2 id=${id}>${title}</h2>
    ${about === undefined ? '' : html`<p class="quiet">${about}</p>`}
    <ul class="lesson-cards" role="list">${lessons.map(lesson => lessonCard(shell, lesson))}</ul>
  </section>`;

/** The place where one learns to play: the rules by playing, then how to play well. */
export const mountLessons = (shell: Shell): (() => void) =>
  mountPlace(shell, 'lessons', inside => {
    const { t } = inside.words;
    const lessons = LESSON_NAMES.filter(name => !TUTORIALS.includes(name));
    return html`
      ${part(inside, {
        id: 'tutorials',
        title: t('lessons.tutorials'),
        about: t('lessons.tutorialsAbout'),
        lessons: TUTORIALS,
      })}
      ${part(inside, { id: 'strategy', title: t('lessons.strategy'), lessons })}`;
  });
