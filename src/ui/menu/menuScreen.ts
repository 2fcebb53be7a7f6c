import { html, nothing, type TemplateResult } from 'lit';
import { rulesOf } from '../../game/games.ts';
import { RULES } from '../../game/rules.ts';
import type { Words } from '../../i18n/words.ts';
import { PHONE_PIXELS } from '../../look/screens.ts';
import { linkTo } from '../../play/links/fragments.ts';
import { missingMessage } from '../kit/missing.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { atOnce, type InTurn } from '../kit/turns.ts';
import { gameChoice, isSizeRefused } from './gameChoice.ts';
import { mountMenuBoard } from './menuBoard.ts';
import { FRESH_DRAFT, type MenuContext, type MenuDraft, menuContext } from './menuContext.ts';
import { moreChoices } from './moreChoices.ts';
import { openInvitations } from './openInvitations.ts';
import { opponentChoice } from './opponentChoice.ts';
import { sideChoice } from './sideChoice.ts';
import { startButtons } from './startButtons.ts';
import { themeChoice } from './themeChoice.ts';

/** Whether this is a first visit: no game finished and no lesson begun. */
const isNew = ({ play: { stores } }: Shell): boolean =>
  stores.settings.getState().tips &&
  stores.lessons.getState().done.length === 0 &&
  stores.app.getState().unfinished === undefined;

/** Whether the lessons apply to the chosen game; they do not for Connect Four, where no disc flips. */
const isTaught = ({ play: { stores } }: Shell): boolean =>
  RULES[rulesOf(stores.settings.getState().game)].aim !== 'fourInARow';

/** A quiet link to the rules, for a person's first visit. */
const lessonOffer = (shell: Shell): TemplateResult => {
  if (!isNew(shell) || !isTaught(shell)) return html`${nothing}`;
  const { words, play } = shell;
  const open = (event: Event): void => {
    event.preventDefault();
    play.lessons.open('rules');
  };
  // With the folder it is not an in-page link, which screen readers would announce as a skip link.
  return html`<a class="menu-offer" href=${`./${linkTo('lessons')}`} @click=${open}>${words.t('menu.learn')}</a>`;
};

/** The name of the game beside a disc in mid-flip. */
const wordmark = (words: Words): TemplateResult => html`
  <h1 class="wordmark">
    <svg class="wordmark-disc" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <ellipse class="wordmark-shade" cx="24" cy="42" rx="13" ry="3" />
      <g transform="rotate(-28 24 24)">
        <path class="wordmark-under" d="M5 22v5c0 7.2 8.5 13 19 13s19-5.8 19-13v-5z" />
        <ellipse class="wordmark-edge" cx="24" cy="24" rx="19" ry="13" />
        <ellipse class="wordmark-face" cx="24" cy="21.5" rx="19" ry="13" />
      </g>
    </svg>
    <span>${words.t('name')}</span>
  </h1>`;

/** Invalid input has to be corrected first, so its field gets the focus. */
const focusRefused = (): void => document.querySelector<HTMLElement>('.menu [aria-invalid]')?.focus();

const isSizeReady = (context: MenuContext): boolean => {
  const isRefused = isSizeRefused(context);
  if (isRefused) focusRefused();
  return !isRefused;
};

const head = ({ words }: Shell, offer?: TemplateResult): TemplateResult =>
  html`<header class="menu-head">${wordmark(words)}${offer}</header>`;

/** How much of the menu is rendered: the choices, then the start buttons, then everything. */
type Stage = 'choices' | 'starts' | 'whole';

const menu = (context: MenuContext, stage: Stage): TemplateResult => {
  const { shell } = context;
  const { panel, orientation, name } = layoutFor(shell, 'menu');
  const offer = lessonOffer(shell);
  // On an upright phone it is beside or below the name, because the end of the menu is below the fold.
  const [first, last] =
    orientation === 'portrait' && panel.width < PHONE_PIXELS ? [offer] : [undefined, offer];
  return html`
    ${name === undefined ? nothing : html`<div class="menu-name" .style=${place(name)}>${head(shell, first)}</div>`}
    <div class="menu panel ${orientation}" .style="${place(panel)};--left:${panel.x}px">
      <div class="menu-body">
        ${name === undefined ? head(shell, first) : nothing} ${missingMessage(shell)}
        ${openInvitations(shell, () => context.change({}))}
        <form class="menu-form card" novalidate @submit=${(event: Event) => event.preventDefault()}>
          <div class="form-part">${gameChoice(context)}</div>
          <div class="form-part">${opponentChoice(context)}</div>
          ${sideChoice(context)} ${moreChoices(context)}
        </form>
        ${stage === 'choices' ? nothing : html`${startButtons(context, () => isSizeReady(context))} ${last}`} ${stage === 'whole' ? themeChoice(context) : nothing}
      </div>
    </div>`;
};

/** The menu's controls, and the board on which a press starts the chosen game; the most used controls first. */
export const mountMenu = (shell: Shell, inTurn: InTurn = atOnce): (() => void) => {
  const main = document.createElement('main');
  main.className = 'screen menu-screen';
  shell.root.append(main);
  let draft = FRESH_DRAFT;
  let stage: Stage = 'choices';
  const change = (changed: Partial<MenuDraft>): void => {
    draft = { ...draft, ...changed };
    controls.draw();
  };
  const inside: Shell = { ...shell, root: main };
  const controls = liveElement(inside, 'menu-controls', () => menu(menuContext(shell, draft, change), stage));
  const ends = [controls.stop];
  const grow = (next: Stage) => (): void => {
    stage = next;
    controls.draw();
  };
  for (const part of [grow('starts'), () => void ends.push(mountMenuBoard(inside)), grow('whole')])
    inTurn(() => main.isConnected && part());
  return () => {
    for (const end of ends) end();
    main.remove();
  };
};
