import { html, nothing, type TemplateResult } from 'lit';
import { isLegal } from '../../game/position.ts';
import { makeSquare, type Square } from '../../game/square.ts';
import type { ClubGames, ClubState, ShownQuestion, Slide } from '../../net/contract/club.ts';
import type { Shell } from '../kit/shell.ts';
import { listText } from '../words/locale.ts';
import { standingsTable, wall } from './gamesView.ts';
import type { ClubContext } from './people.ts';
import { lastSquare, positionOf } from './slides.ts';

export const countsOf = ({ counts = [] }: ShownQuestion): ReadonlyMap<Square, number> =>
  new Map(counts.map(({ square, count }) => [square, count]));

const squaresText = ({ words }: Shell, squares: readonly Square[]): string =>
  listText(words, squares.map(makeSquare));

/** What is asked, what the person has answered, and what is best once it is shown. */
const questionText = (shell: Shell, question: ShownQuestion): TemplateResult => {
  const { words } = shell;
  const { isOpen, own, best = [] } = question;
  const isFound = own !== undefined && best.includes(own);
  if (isOpen)
    return html`
      <p class="club-turn">${words.t('club.yourTurn')}</p>
      ${own === undefined ? nothing : html`<p>${words.t('club.yourAnswer', { square: makeSquare(own) })}</p>`}`;
  return html`
    ${best.length === 0 ? nothing : html`<p class="club-turn">${words.t('club.best', { squares: squaresText(shell, best) })}</p>`}
    ${own === undefined ? nothing : html`<p>${isFound ? words.t('club.found') : words.t('club.yourAnswerWas', { square: makeSquare(own) })}</p>`}`;
};

const lesson = (context: ClubContext, slide: Slide, question: ShownQuestion | undefined): TemplateResult => {
  const { shell, calls, board } = context;
  const position = positionOf(slide);
  const isOpen = question?.isOpen === true;
  const answer = (square: Square): void => {
    if (isLegal(position, square)) calls.answer(square);
  };
  return html`
    <div class="club-lesson">
      ${board({
        position,
        drawn: slide.drawn,
        last: lastSquare(slide),
        chosen: isOpen ? (question.own === undefined ? [] : [question.own]) : (question?.best ?? []),
        counts: question !== undefined && !isOpen ? countsOf(question) : undefined,
        press: isOpen ? answer : undefined,
      })}
      <div class="club-words" aria-live="polite">
        ${question === undefined ? nothing : questionText(shell, question)}
        ${slide.text === '' ? nothing : html`<p class="club-text" dir="auto">${slide.text}</p>`}
      </div>
    </div>`;
};

/** The games of the round; whoever rests can play the computer meanwhile. */
const playing = (context: ClubContext, club: ClubState, games: ClubGames): TemplateResult => {
  const { shell } = context;
  const { words, play } = shell;
  const isResting = club.you !== 'host' && games.resting.includes(club.you);
  return html`
    ${
      isResting
        ? html`
          <div class="club-buttons">
            <p role="status">${words.t('club.youRest')}</p>
            <button type="button" class="primary" @click=${() => play.challenge({ game: 'othello', opponent: 'flipside', level: play.stores.settings.getState().levels.flipside })}>${words.t('club.meetComputer')}</button>
          </div>`
        : nothing
    }
    ${wall(context, club, games)}`;
};

const shownPart = (context: ClubContext, { slide, question }: ClubState, name: string): TemplateResult =>
  slide === undefined
    ? html`<p role="status">${context.shell.words.t('club.waiting', { name })}</p>`
    : lesson(context, slide, question);

/** What somebody sees who is led: the position, and the question before its text, which may be long on a small phone. */
export const memberView = (context: ClubContext, club: ClubState): TemplateResult => {
  const { shell, calls } = context;
  const { words } = shell;
  const { host, games } = club;
  const name = host.name ?? words.t('club.someone');
  return html`
    ${host.isHere ? nothing : html`<p class="quiet" role="status">${words.t('club.hostAway', { name })}</p>`}
    ${games?.isOver === false ? playing(context, club, games) : nothing}
    ${games?.isOver === false ? nothing : shownPart(context, club, name)}
    ${games === undefined ? nothing : standingsTable(context, club, games)}
    <div class="answers">
      <button type="button" class="secondary" @click=${() => calls.leave()}>${words.t('club.leave')}</button>
    </div>`;
};
