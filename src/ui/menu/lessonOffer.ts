import { html, nothing, type TemplateResult } from 'lit';
import { linkTo } from '../../play/links/placeLinks.ts';
import type { Shell } from '../kit/shell.ts';

/** Whether somebody is here for the first time: before the end of a first game, and without a lesson. */
const isNew = ({ play: { stores } }: Shell): boolean =>
  stores.settings.getState().tips &&
  stores.lessons.getState().done.length === 0 &&
  stores.app.getState().unfinished === undefined;

/** A quiet way to the rules, for a person's first visit. */
export const lessonOffer = (shell: Shell): TemplateResult => {
  if (!isNew(shell)) return html`${nothing}`;
  const { words, play } = shell;
  const open = (event: Event): void => {
    event.preventDefault();
    play.lessons.open('rules');
  };
  // With the folder it is no link within the page, which readers would take for one that skips something.
  return html`<a class="menu-offer" href=${`./${linkTo('lessons')}`} @click=${open}>${words.t('menu.learn')}</a>`;
};
