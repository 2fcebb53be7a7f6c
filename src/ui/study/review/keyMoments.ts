import { html, nothing, type TemplateResult } from 'lit';
import { rulesOf } from '../../../game/games.ts';
import type { Match } from '../../../game/match.ts';
import { lineThrough } from '../../../game/tree.ts';
import type { Find, Moment, Review } from '../../../study/review/review.ts';
import { disc } from '../../kit/discs.ts';
import type { Shell } from '../../kit/shell.ts';
import { colorWord } from '../../words/names.ts';
import { momentText } from '../../words/study/momentWords.ts';
import { findText, lossText, moveText, noMomentsText } from '../../words/study/reviewWords.ts';
import { shownMoment } from './momentSigns.ts';

/** A moment's move, its side, its class and its loss. */
export const momentHead = (
  { words, play }: Shell,
  { setup: { game } }: Match,
  moment: Moment,
): TemplateResult => {
  const { ply, color, moveClass, loss } = moment.ply;
  return html`
    <span class="moment-head">
      <span class="moment-number">${ply}.</span>
      ${disc(play.stores.settings.getState(), color, rulesOf(game))}
      <span class="unseen">${colorWord(words, color, game)}</span>
      <span class="moment-move">${moveText(words, game, moment)}</span>
      ${moveClass === undefined ? nothing : html`<span class="class-word">${words.t(`review.class.${moveClass}`)}</span>`}
      <span class="moment-loss">${lossText(words, game, loss)}</span>
    </span>`;
};

const item = (shell: Shell, match: Match, moment: Moment): TemplateResult => {
  const { words, play, say } = shell;
  const { ply, moveClass } = moment.ply;
  const study = play.stores.study.getState();
  const isOpen = study.moment === ply;
  const isOnBoard = shownMoment(study, match.transcript)?.ply.ply === ply;
  const text = momentText(words, match.setup.game, moment);
  const press = (event: Event): void => {
    const panel = (event.currentTarget as Element).closest('.review');
    // After stepping away, the first press returns to the moment, and only the next one closes it.
    play.study.showMoment(isOnBoard ? undefined : ply);
    if (isOnBoard) return;
    panel?.scrollTo?.({ top: 0 });
    say([words.t('moments.before', { number: ply }), text].join(words.t('gap')));
  };
  return html`
    <li class="moment ${moveClass ?? ''}">
      <button type="button" class="moment-button" aria-expanded=${isOpen ? 'true' : 'false'} @click=${press}>
        ${momentHead(shell, match, moment)}
        ${isOpen ? nothing : html`<span class="moment-text">${text}</span>`}
      </button>
    </li>`;
};

/** The loser's best find, to balance the list of mistakes; pressing it shows it on the board. */
const findRow = ({ words, play }: Shell, { setup: { game } }: Match, find: Find): TemplateResult => {
  const { study } = play.stores.study.getState();
  const show = (): void => {
    if (study !== undefined) play.study.goTo(lineThrough(study.tree, []).slice(0, find.ply));
  };
  return html`
    <button type="button" class="moment moment-button found" @click=${show}>
      <span class="moment-head">
        <span class="moment-number">${find.ply}.</span>
        ${disc(play.stores.settings.getState(), find.color, rulesOf(game))}
        <span class="unseen">${colorWord(words, find.color, game)}</span>
      </span>
      <span class="moment-text">${findText(words, game, find)}</span>
    </button>`;
};

/** The most decisive moves, each with its reason; pressing one shows it on the board. */
export const keyMoments = (shell: Shell, match: Match, review: Review): TemplateResult => {
  const { words } = shell;
  const { moments, find } = review;
  const none = noMomentsText(words, match.setup.game, review);
  return html`
    <section class="key-moments">
      <h2 id="key-moments">${words.t('moments.title')}</h2>
      ${
        moments.length === 0
          ? html`<p class="quiet">${none}</p>`
          : html`<ol role="list" aria-labelledby="key-moments">${moments.map(moment => item(shell, match, moment))}</ol>`
      }
      ${find === undefined ? nothing : findRow(shell, match, find)}
    </section>`;
};
