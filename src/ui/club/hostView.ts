import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { isLegal } from '../../game/position.ts';
import { makeSquare, type Square } from '../../game/square.ts';
import type { ClubState } from '../../net/contract/club.ts';
import { LIMITS } from '../../net/contract/limits.ts';
import { choice } from '../kit/choices.ts';
import { icon } from '../kit/icons.ts';
import { createGamesControl } from './gamesControl.ts';
import { standingsTable, wall } from './gamesView.ts';
import { countsOf } from './memberView.ts';
import type { ClubContext } from './people.ts';
import { peopleParts } from './people.ts';
import { questionParts } from './question.ts';
import {
  type Draft,
  draftAt,
  draftFrom,
  draftOf,
  draftOfRecord,
  draftWith,
  lastSquare,
  positionOnSlide,
  slideOf,
  stepped,
  withPointer,
} from './slides.ts';
import { createSources } from './sources.ts';

/** How long after the last keystroke a text is sent to everyone, in milliseconds. */
const TYPING = 400;

const TOOLS = ['play', 'mark', 'arrow'] as const;
type Tool = (typeof TOOLS)[number];

/** The host's view of a club: the board, the question, and the people. */
export const createHostView = () => {
  const gamesControl = createGamesControl();
  const sources = createSources();
  let draft: Draft | undefined;
  let tool: Tool = 'play';
  /** Start of an arrow that still lacks its end. */
  let arrowFrom: Square | undefined;
  let best: readonly Square[] = [];
  let isNamed = true;
  let typing: ReturnType<typeof setTimeout> | undefined;

  const show = ({ calls, redraw }: ClubContext, next: Draft): void => {
    clearTimeout(typing);
    const isSame = draft?.path === next.path && draft.tree.setup === next.tree.setup;
    if (!isSame) best = [];
    draft = next;
    arrowFrom = undefined;
    calls.show(slideOf(next));
    redraw();
  };

  const press = (context: ClubContext, shown: Draft, square: Square): void => {
    const { redraw } = context;
    switch (tool) {
      case 'play':
        if (isLegal(positionOnSlide(slideOf(shown)), square)) show(context, draftWith(shown, square));
        return;
      case 'mark':
        show(context, { ...shown, drawn: withPointer(shown.drawn, { from: square }) });
        return;
      case 'arrow':
        if (arrowFrom === undefined) {
          arrowFrom = square;
          redraw();
        } else if (arrowFrom === square) {
          arrowFrom = undefined;
          redraw();
        } else show(context, { ...shown, drawn: withPointer(shown.drawn, { from: arrowFrom, to: square }) });
    }
  };

  const type = (context: ClubContext, shown: Draft, text: string): void => {
    draft = { ...shown, text };
    clearTimeout(typing);
    typing = setTimeout(() => draft && context.calls.show(slideOf(draft)), TYPING);
  };

  const steps = (context: ClubContext, shown: Draft): TemplateResult => {
    const { words } = context.shell;
    const button = (name: 'first' | 'back' | 'forward', next: Draft): TemplateResult => html`
      <button type="button" class="icon-button" aria-label=${words.t(`club.${name}`)} title=${words.t(`club.${name}`)}
        ?disabled=${next === shown} @click=${() => show(context, next)}>${icon(name)}</button>`;
    return html`
      <div class="club-steps">
        ${button('first', shown.path.length === 0 ? shown : draftAt(shown, []))}
        ${button('back', stepped(shown, -1))} ${button('forward', stepped(shown, 1))}
        <button type="button" class="secondary" ?disabled=${shown.drawn.length === 0}
          @click=${() => show(context, { ...shown, drawn: [] })}>${words.t('club.clear')}</button>
      </div>`;
  };

  const tools = ({ shell: { words }, redraw }: ClubContext): TemplateResult => html`
    ${choice({
      name: 'club-tool',
      label: words.t('club.tool'),
      className: 'segments',
      options: TOOLS.map(value => ({ value, label: words.t(`club.tools.${value}`) })),
      value: tool,
      onChoose: value => {
        tool = value;
        arrowFrom = undefined;
        redraw();
      },
    })}
    <p class="quiet" role="status">${
      arrowFrom === undefined ? nothing : words.t('club.arrowFrom', { square: makeSquare(arrowFrom) })
    }</p>`;

  const textField = (context: ClubContext, shown: Draft): TemplateResult => html`
    <div class="field">
      <label class="choice-label" for="club-text">${context.shell.words.t('club.text')}</label>
      <textarea id="club-text" rows="4" dir="auto" maxlength=${LIMITS.slideCharacters} .value=${live(shown.text)}
        @input=${(event: Event) => type(context, shown, (event.target as HTMLTextAreaElement).value)}></textarea>
    </div>`;

  const lesson = (context: ClubContext, club: ClubState): TemplateResult => {
    const { slide } = club;
    draft ??= slide === undefined ? draftOf() : draftFrom(slide);
    const shown = draft;
    const now = slideOf(shown);
    const hasShown = slide !== undefined;
    const question = hasShown
      ? questionParts(context, club, {
          best,
          isNamed,
          choose: next => {
            best = next;
            context.redraw();
          },
          name: next => {
            isNamed = next;
            context.redraw();
          },
        })
      : nothing;
    return html`
      <div class="club-lesson">
        ${context.board({
          position: positionOnSlide(now),
          drawn: arrowFrom === undefined ? now.drawn : [...now.drawn, { from: arrowFrom }],
          last: lastSquare(now),
          chosen: club.question?.isOpen === false ? (club.question.best ?? []) : best,
          counts: club.question && countsOf(club.question),
          press: square => press(context, shown, square),
        })}
        <div class="club-words">
          <div class="club-controls card">
            ${steps(context, shown)} ${tools(context)} ${textField(context, shown)}
            ${hasShown ? nothing : html`<button type="button" class="primary" @click=${() => show(context, shown)}>${context.shell.words.t('club.show')}</button>`}
          </div>
          ${question}
          ${sources(context, record => show(context, draftOfRecord(record)))}
        </div>
      </div>`;
  };

  return (context: ClubContext, club: ClubState): TemplateResult => {
    const { games } = club;
    const isPlaying = games?.isOver === false;
    return html`
      ${isPlaying ? nothing : lesson(context, club)}
      ${isPlaying ? wall(context, club, games) : nothing}
      ${games === undefined ? nothing : standingsTable(context, club, games)}
      ${gamesControl(context, club)} ${peopleParts(context, club)}`;
  };
};
