import { html, nothing, type TemplateResult } from 'lit';
import { allowsFreePassing } from '../../game/games.ts';
import { headStartsOf } from '../../store/seating.ts';
import { listChoice, toggle } from '../kit/choices.ts';
import { icon } from '../kit/icons.ts';
import { colorWord } from '../words/names.ts';
import type { MenuContext } from './menuContext.ts';

const headStart = ({ shell, settings, setup }: MenuContext): TemplateResult => {
  const { words, play } = shell;
  const possible = headStartsOf(setup);
  if (possible.length < 2) return html`${nothing}`;
  return html`
    <div class="field">
      ${listChoice({
        id: 'head-start',
        label: words.t('menu.headStart'),
        options: possible.map(value => ({ value, label: words.t(`menu.headStarts.${value}`) })),
        value: possible.includes(settings.headStart) ? settings.headStart : 'none',
        describedBy: 'head-start-about',
        onChoose: value => play.set('headStart', value),
      })}
      <p class="quiet" id="head-start-about">${words.t('menu.headStartAbout', { black: colorWord(words, 'black', settings.game) })}</p>
    </div>`;
};

const freePassing = ({ shell, settings }: MenuContext): TemplateResult => {
  const { words, play } = shell;
  if (!allowsFreePassing(settings.game)) return html`${nothing}`;
  return html`
    <div class="field">
      ${toggle(words.t('passing.free'), settings.freePassing, on => play.set('freePassing', on), { describedBy: 'free-passing-about' })}
      <p class="quiet" id="free-passing-about">${words.t('passing.about')}</p>
    </div>`;
};

const extras = (context: MenuContext): TemplateResult => {
  const { words, play } = context.shell;
  return html`
    ${headStart(context)} ${freePassing(context)}
    ${toggle(words.t('menu.passByHand'), context.settings.passByHand, passByHand => play.set('passByHand', passByHand))}`;
};

/** Scrolls so that the unfolded choices are visible. */
const unfold = ({ draft, change }: MenuContext, button: HTMLElement): void => {
  change({ more: !draft.more });
  const panel = button.closest('.panel');
  if (panel === null || draft.more) return;
  panel.scrollTop += button.getBoundingClientRect().top - panel.getBoundingClientRect().top;
};

/** Rarely used choices: a handicap, house rules, confirming passes. */
export const moreChoices = (context: MenuContext): TemplateResult => {
  const { shell, draft } = context;
  return html`
    <button type="button" class="more-button" aria-expanded=${draft.more} aria-controls="more-choices"
      @click=${(event: Event) => unfold(context, event.currentTarget as HTMLElement)}>
      <span>${shell.words.t('menu.more')}</span>${icon('unfold')}
    </button>
    <div class="more-choices" id="more-choices" ?hidden=${!draft.more}>${draft.more ? extras(context) : nothing}</div>`;
};
