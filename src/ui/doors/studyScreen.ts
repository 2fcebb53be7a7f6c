import './doors.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Place } from '../../look/places.ts';
import { countDue } from '../../play/lessons/course.ts';
import { ANALYSIS_LINK, linkTo } from '../../play/links/fragments.ts';
import { onPlainPress } from '../kit/links.ts';
import type { Shell } from '../kit/shell.ts';
import { loadNextPicture, nextPart } from '../lessons/nextPart.ts';
import { mountPlace } from '../places/placeScreen.ts';
import { dailyBoards } from '../puzzles/dailyPart.ts';
import { keptStudies } from './keptStudies.ts';
import { miniature, miniatures } from './miniatures.ts';

/** A link, or without an address a button. */
interface Way {
  readonly href?: string;
  readonly label: string;
  readonly press: () => void;
}

/** A quiet link beside the heading of a door. */
const quietWay = ({ href, label, press }: Way): TemplateResult =>
  href === undefined
    ? html`<button type="button" class="text-button door-way" @click=${press}>${label}</button>`
    : html`<a class="text-button door-way" href=${href} @click=${onPlainPress(press)}>${label}</a>`;

const placeWay = ({ words, play }: Shell, place: Place, label = words.t(`places.names.${place}`)): Way => ({
  href: linkTo(place),
  label,
  press: () => play.openPlace(place),
});

const head = (id: string, title: string, ways: readonly Way[]): TemplateResult => html`
  <div class="door-head"><h2 id=${id}>${title}</h2><div class="door-ways">${ways.map(quietWay)}</div></div>`;

const learn = (shell: Shell): TemplateResult => {
  const { t } = shell.words;
  return html`
    <section class="door" aria-labelledby="door-learn">
      ${head('door-learn', t('doors.learn'), [placeWay(shell, 'lessons', t('doors.lessons'))])} ${nextPart(shell)}
    </section>`;
};

/** What is due again, with its number. */
const dues = ({ words, play }: Shell): readonly Way[] => {
  const { puzzles, openings, lessons } = play.stores;
  const counts = [
    { key: 'mistakesDue', count: puzzles.getState().mistakes.due, press: () => play.puzzles.openMistakes() },
    { key: 'openingsDue', count: openings.getState().due, press: () => play.openings.practise() },
    {
      key: 'lessonsDue',
      count: countDue(lessons.getState().memories, Date.now()),
      press: () => void play.course.practise(),
    },
  ] as const;
  return counts
    .filter(({ count }) => count > 0)
    .map(({ key, count, press }) => ({ label: words.t(`doors.${key}`, { count }), press }));
};

const train = (shell: Shell): TemplateResult => {
  const { t } = shell.words;
  const due = dues(shell);
  return html`
    <section class="door" aria-labelledby="door-train">
      ${head('door-train', t('doors.train'), [
        placeWay(shell, 'puzzles', t('doors.puzzles')),
        placeWay(shell, 'openings'),
      ])}
      ${dailyBoards(shell)}
      ${
        due.length === 0
          ? nothing
          : html`<div class="door-buttons">${due.map(({ label, press }) => html`<button type="button" class="secondary" @click=${press}>${label}</button>`)}</div>`
      }
    </section>`;
};

/** As many miniatures as fit into one row of a desk, or two of a phone. */
const LATEST = 6;

const gameWays = (shell: Shell): readonly Way[] => {
  const { words, play } = shell;
  return [
    placeWay(shell, 'library'),
    { label: words.t('imported.title'), press: () => play.openDialog({ name: 'import' }) },
    { href: ANALYSIS_LINK, label: words.t('places.board'), press: () => play.study.open() },
    placeWay(shell, 'editor'),
  ];
};

const games = (shell: Shell, isWhole: boolean, showAll: () => void): TemplateResult => {
  const { words, play } = shell;
  const all = miniatures(shell);
  const { keptStudies: studies, forgottenStudy } = play.stores.app.getState();
  const hasMore = all.length > LATEST || studies.length > 0 || forgottenStudy !== undefined;
  return html`
    <section class="door door-games" aria-labelledby="door-games">
      ${head('door-games', words.t('doors.games'), gameWays(shell))}
      ${
        all.length === 0
          ? html`<p class="quiet">${words.t('places.noneKept')}</p>`
          : html`<ol class="miniatures" role="list">${(isWhole ? all : all.slice(0, LATEST)).map(one => miniature(shell, one))}</ol>`
      }
      ${hasMore && !isWhole ? html`<button type="button" class="text-button door-more" @click=${showAll}>${words.t('doors.all')}</button>` : nothing}
      ${isWhole ? keptStudies(shell) : nothing}
    </section>`;
};

/** The Study screen: to learn, to train, and the person's own games. */
export const mountStudy = (shell: Shell): (() => void) => {
  const { play } = shell;
  let isWhole = false;
  void play.puzzles.load();
  play.openings.load();
  loadNextPicture(shell);
  return mountPlace(shell, 'study', (inside, redraw) => {
    const showAll = (): void => {
      isWhole = true;
      redraw();
    };
    return html`<div class="doors">${learn(inside)} ${train(inside)} ${games(inside, isWhole, showAll)}</div>`;
  });
};
