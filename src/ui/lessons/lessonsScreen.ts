import { html, nothing, type TemplateResult } from 'lit';
import { countDue } from '../../play/lessons/course.ts';
import { doneInUnit, KINDS, UNITS, type UnitName } from '../../study/course/units.ts';
import { doneIn, LESSON_NAMES, type LessonName, stepsOf } from '../../study/lessons/lessons.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { mountPlace } from '../places/placeScreen.ts';
import { diagram } from './diagrams.ts';
import { loadNextPicture, nextPart } from './nextPart.ts';

/** `2 of 6 done`, or `Done` with a check mark; nothing before the first screen. */
const progress = ({ words }: Shell, done: number, count: number): TemplateResult => {
  if (done === count) return html`${icon('check')} ${words.t('lessons.finished')}`;
  return html`${done === 0 ? nothing : words.t('lessons.progress', { done, count })}`;
};

interface Card {
  readonly id: string;
  readonly sign: TemplateResult;
  readonly name: string;
  readonly about: string;
  readonly state: TemplateResult | string;
  readonly press: () => void;
}

const card = ({ id, sign, name, about, state, press }: Card): TemplateResult => html`
  <li>
    <button type="button" class="place-card lesson-card card" aria-labelledby=${id} aria-describedby="${id}-about" @click=${press}>
      ${sign}
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

const lessonCard = (shell: Shell, lesson: LessonName): TemplateResult => {
  const { words, play } = shell;
  const [done, { length: count }] = [doneIn(lesson, doneNames(shell)), stepsOf(lesson)];
  return card({
    id: `lesson-${lesson}`,
    sign: diagram(lesson),
    name: words.t(`lessons.names.${lesson}`),
    about: words.t(`lessons.about.${lesson}`),
    state: progress(shell, done, count),
    press: () => play.lessons.open(lesson),
  });
};

const unitCard = (shell: Shell, unit: UnitName): TemplateResult => {
  const { words, play } = shell;
  const [done, { length: count }] = [doneInUnit(unit, doneNames(shell)), KINDS];
  return card({
    id: `unit-${unit}`,
    sign: diagram(unit),
    name: words.t(`course.names.${unit}`),
    about: words.t(`course.hints.${unit}`),
    state: progress(shell, done, count),
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
      sign: icon('rotate'),
      name: words.t('course.practice'),
      about: words.t('course.practiceAbout'),
      state: due === 0 ? words.t('course.nothingDue') : words.t('course.due', { due }),
      press: () => due > 0 && void play.course.practise(),
    })}
    ${card({
      id: 'course-test',
      sign: icon('puzzles'),
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

/** The Lessons screen: the screen that comes next, the rules by playing, then how to play well. */
export const mountLessons = (shell: Shell): (() => void) => {
  loadNextPicture(shell);
  return mountPlace(shell, 'lessons', inside => {
    const { t } = inside.words;
    return html`
      ${nextPart(inside)}
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
};
