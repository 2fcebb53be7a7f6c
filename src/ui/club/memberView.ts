import { html, nothing, type TemplateResult } from 'lit';
import { isLegal } from '../../game/position.ts';
import { makeSquare, type Square } from '../../game/square.ts';
import type { ClubGames, ClubState, ShownQuestion, Slide } from '../../net/contract/club.ts';
import type { Shell } from '../kit/shell.ts';
import { listText } from '../words/locale.ts';
import { standingsTable, wall } from './gamesView.ts';
import type { ClubContext } from './people.ts';
import { lastSquare, positionOnSlide } from './slides.ts';

export const countsOf = ({ counts = [] }: ShownQuestion): ReadonlyMap<Square, number> =>
  new Map(counts.map(({ square, count }) => [square, count]));

const squaresText = ({ words }: Shell, squares: readonly Square[]): string =>
  listText(words, squares.map(makeSquare));

const answerText = ({ words }: Shell, { isOpen, own, best = [] }: ShownQuestion): string | undefined => {
  if (own === undefined) return undefined;
  if (!isOpen && best.includes(own)) return words.t('club.found');
  return words.t(isOpen ? 'club.yourAnswer' : 'club.yourAnswerWas', { square: makeSquare(own) });
};

/** The question, or the best move once it is revealed, and the person's answer. */
export const questionTexts = (shell: Shell, question: ShownQuestion): readonly (string | undefined)[] => {
  const { words } = shell;
  const { isOpen, best = [] } = question;
  const shown = best.length === 0 ? undefined : words.t('club.best', { squares: squaresText(shell, best) });
  return [isOpen ? words.t('club.yourTurn') : shown, answerText(shell, question)];
};

const questionParts = (shell: Shell, question: ShownQuestion): TemplateResult => {
  const [turn, answer] = questionTexts(shell, question);
  return html`
    ${turn === undefined ? nothing : html`<p class="club-turn">${turn}</p>`}
    ${answer === undefined ? nothing : html`<p>${answer}</p>`}`;
};

const leaveButton = ({ shell: { words }, calls }: ClubContext): TemplateResult => html`
  <div class="answers">
    <button type="button" class="secondary" @click=${() => calls.leave()}>${words.t('club.leave')}</button>
  </div>`;

/** The position, and beside it the question before the answer. */
const lesson = (context: ClubContext, slide: Slide, question: ShownQuestion | undefined): TemplateResult => {
  const { shell, calls, board } = context;
  const position = positionOnSlide(slide);
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
      <div class="club-words">
        ${slide.text === '' ? nothing : html`<p class="club-text" dir="auto">${slide.text}</p>`}
        ${question === undefined ? nothing : questionParts(shell, question)} ${leaveButton(context)}
      </div>
    </div>`;
};

/** The games of the round; a person without a game can play the computer meanwhile. */
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
    ? html`<p role="status">${context.shell.words.t('club.waiting', { name })}</p>${leaveButton(context)}`
    : lesson(context, slide, question);

/** A member's view: the games of a round, or what the host shows. */
export const memberView = (context: ClubContext, club: ClubState): TemplateResult => {
  const { words } = context.shell;
  const { host, games } = club;
  const name = host.name ?? words.t('club.someone');
  return html`
    ${host.isHere ? nothing : html`<p class="quiet" role="status">${words.t('club.hostAway', { name })}</p>`}
    ${games?.isOver === false ? playing(context, club, games) : shownPart(context, club, name)}
    ${games === undefined ? nothing : standingsTable(context, club, games)}
    ${games?.isOver === false ? leaveButton(context) : nothing}`;
};
