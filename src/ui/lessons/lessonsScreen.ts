import { html, type TemplateResult } from 'lit';
import { countDue } from '../../play/lessons/course.ts';
import { doneInUnit, KINDS, UNITS, type UnitName } from '../../study/course/units.ts';
import { doneIn, LESSON_NAMES, type LessonName, stepsOf } from '../../study/lessons/lessons.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { mountPlace } from '../places/placeScreen.ts';

/** `2 of 6 done`, `Done`, or the length of a lesson not yet started. */
const progressText = ({ words }: Shell, done: number, count: number): string => {
  if (done === count) return words.t('lessons.finished');
  return done === 0 ? words.t('lessons.notBegun', { count }) : words.t('lessons.progress', { done, count });
};

interface Card {
  readonly id: string;
  readonly sign: IconName;
  readonly name: string;
  readonly about: string;
  /** The progress text. */
  readonly state: string;
  readonly press: () => void;
}

const card = ({ id, sign, name, about, state, press }: Card): TemplateResult => html`
  <li>
    <button type="button" class="place-card lesson-card card" aria-labelledby=${id} aria-describedby="${id}-about" @click=${press}>
      ${icon(sign)}
      <span class="place-card-words">
        <span class="place-card-name" id=${id}>${name}</span>
        <span id="${id}-about">
          <span class="quiet">${about}</span>
          <span class="lesson-progress">${state}</span>
        </span>
      </span>
    </button>
  </li>`;

const doneNames = ({ play }: Shell): readonly string[] => play.stores.lessons.getState().done;
const signOf = (done: number, count: number): IconName => (done === count ? 'check' : 'lessons');

const lessonCard = (shell: Shell, lesson: LessonName): TemplateResult => {
  const { words, play } = shell;
  const [done, { length: count }] = [doneIn(lesson, doneNames(shell)), stepsOf(lesson)];
  return card({
    id: `lesson-${lesson}`,
    sign: signOf(done, count),
    name: words.t(`lessons.names.${lesson}`),
    about: words.t(`lessons.about.${lesson}`),
    state: progressText(shell, done, count),
    press: () => play.lessons.open(lesson),
  });
};

const unitCard = (shell: Shell, unit: UnitName): TemplateResult => {
  const { words, play } = shell;
  const [done, { length: count }] = [doneInUnit(unit, doneNames(shell)), KINDS];
  return card({
    id: `unit-${unit}`,
    sign: signOf(done, count),
    name: words.t(`course.names.${unit}`),
    about: words.t(`course.hints.${unit}`),
    state: progressText(shell, done, count),
    press: () => void play.course.open(unit),
  });
};

/** Course positions due for repetition, and the final test. */
const afterUnits = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { memories, test } = play.stores.lessons.getState();
  const due = countDue(memories, Date.now());
  return html`
    ${card({
      id: 'course-practice',
      sign: 'rotate',
      name: words.t('course.practice'),
      about: words.t('course.practiceAbout'),
      state: due === 0 ? words.t('course.nothingDue') : words.t('course.due', { due }),
      press: () => due > 0 && void play.course.practise(),
    })}
    ${card({
      id: 'course-test',
      sign: 'puzzles',
      name: words.t('course.test'),
      about: words.t('course.testAbout'),
      state: test === undefined ? '' : words.t('course.testBest', { right: test, count: UNITS.length }),
      press: () => void play.course.test(),
    })}`;
};

interface Part {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly cards: readonly TemplateResult[];
}

const part = ({ id, title, about, cards }: Part): TemplateResult => html`
  <section class="place-part" aria-labelledby=${id}>
    <h2 id=${id}>${title}</h2>
    <p class="quiet">${about}</p>
    <ul class="lesson-cards" role="list">${cards}</ul>
  </section>`;

/** The Learn screen: the rules by playing, then how to play well. */
export const mountLessons = (shell: Shell): (() => void) =>
  mountPlace(shell, 'lessons', inside => {
    const { t } = inside.words;
    return html`
      ${part({
        id: 'tutorials',
        title: t('lessons.tutorials'),
        about: t('lessons.tutorialsAbout'),
        cards: LESSON_NAMES.map(lesson => lessonCard(inside, lesson)),
      })}
      ${part({
        id: 'strategy',
        title: t('lessons.strategy'),
        about: t('course.about'),
        cards: [...UNITS.map(unit => unitCard(inside, unit)), afterUnits(inside)],
      })}`;
  });
