import './lessons.css';
import { html, type TemplateResult } from 'lit';
import { STANDARD_START } from '../../game/othello/position.ts';
import { type NextScreen, nextScreen } from '../../study/course/nextScreen.ts';
import { KINDS } from '../../study/course/units.ts';
import { stepsOf } from '../../study/lessons/lessons.ts';
import { positionPicture } from '../kit/positionPicture.ts';
import type { Shell } from '../kit/shell.ts';

/** The screen with which the person continues; undefined once everything is done. */
const upcoming = ({ play: { stores } }: Shell): NextScreen | undefined =>
  nextScreen(stores.lessons.getState().done, !stores.settings.getState().tips);

/** Loads the picture of the next screen. */
export const loadNextPicture = (shell: Shell): void => {
  const next = upcoming(shell);
  if (next !== undefined) void shell.play.course.preview(next);
};

interface NextWords {
  readonly title: string;
  readonly about: string;
  readonly label: string;
  readonly press: () => void;
}

const wordsOf = ({ words, play }: Shell, next: NextScreen | undefined): NextWords => {
  const { t } = words;
  if (next === undefined)
    return {
      title: t('doors.courseDone'),
      about: t('course.testAbout'),
      label: t('course.test'),
      press: () => void play.course.test(),
    };
  const number = next.index + 1;
  const label = t(next.index === 0 ? 'doors.start' : 'doors.goOn');
  if (next.type === 'lesson')
    return {
      title: t(`lessons.title.${next.lesson}`, { number, count: stepsOf(next.lesson).length }),
      about: t(`lessons.about.${next.lesson}`),
      label,
      press: () => play.lessons.open(next.lesson),
    };
  return {
    title: t(`course.titles.${next.unit}`, { number, count: KINDS.length }),
    about: t(`course.hints.${next.unit}`),
    label,
    press: () => void play.course.open(next.unit),
  };
};

/** The screen that comes next, with the picture of its position: a press anywhere on the card opens it. */
export const nextPart = (shell: Shell): TemplateResult => {
  const { stores } = shell.play;
  const next = upcoming(shell);
  const { upcoming: pictured } = stores.lessons.getState();
  const position = pictured?.name === next?.name ? pictured?.position : undefined;
  const { title, about, label, press } = wordsOf(shell, next);
  return html`
    <div class="next-screen card">
      ${positionPicture(stores.settings.getState(), position ?? STANDARD_START)}
      <div class="next-words">
        <p id="next-screen" class="next-title">${title}</p>
        <p id="next-about">${about}</p>
        <button type="button" class="primary" aria-describedby="next-screen next-about" @click=${press}>${label}</button>
      </div>
    </div>`;
};
