import { html, nothing, type TemplateResult } from 'lit';
import type { Match } from '../../../game/match.ts';
import { lineThrough } from '../../../game/tree.ts';
import { sparringSeat } from '../../../store/seating.ts';
import type { Moment, Review } from '../../../study/review/review.ts';
import { icon } from '../../kit/icons.ts';
import type { Shell } from '../../kit/shell.ts';
import { seatName } from '../../words/names.ts';
import { momentText } from '../../words/study/momentWords.ts';
import { comparison } from './comparison.ts';
import { momentHead } from './keyMoments.ts';
import { signLegend } from './momentSigns.ts';

/** The whole reviewed game. */
const wholeGame = ({ play }: Shell, match: Match): Match => {
  const { study } = play.stores.study.getState();
  return study === undefined ? match : { ...match, transcript: lineThrough(study.tree, []) };
};

const sendMoment = async (shell: Shell, match: Match, moment: Moment): Promise<void> => {
  const { openSendMoment } = await import('./sendMoment.ts');
  await openSendMoment(shell, wholeGame(shell, match), moment);
};

/** Plays on from there against a chosen opponent, or sends the moment to somebody. */
const ways = (shell: Shell, match: Match, moment: Moment): TemplateResult => {
  const { words, play } = shell;
  const { ply, color } = moment.ply;
  const { study } = play.stores.study.getState();
  if (study === undefined) return html`${nothing}`;
  const seat = sparringSeat(play.stores.settings.getState(), study, color);
  const go = (event: Event): void => {
    const chosen = new FormData(event.target as HTMLFormElement).get('against');
    event.preventDefault();
    play.study.tryAgain(ply, chosen === 'oneself' ? 'oneself' : 'computer');
  };
  const send = words.t('sendMoment.send');
  return html`
    <form class="try-again" @submit=${go}>
      <button type="submit" class="primary">${words.t('moments.tryAgain')}</button>
      <select name="against" aria-label=${words.t('moments.against')}>
        <option value="computer">${seatName(words, seat)}</option>
        <option value="oneself">${words.t('moments.oneself')}</option>
      </select>
      <button type="button" class="icon-button" aria-label=${send} title=${send}
        @click=${() => void sendMoment(shell, match, moment)}>${icon('share')}</button>
    </form>`;
};

/** The key moment on the board: why the move was worse, both lines, and ways to go on from there; nothing without one. */
export const openMoment = (shell: Shell, match: Match, { moments }: Review): TemplateResult => {
  const { words, play } = shell;
  const { moment: ply } = play.stores.study.getState();
  const moment = moments.find(one => one.ply.ply === ply);
  if (moment === undefined) return html`${nothing}`;
  return html`
    <section class="open-moment" aria-label=${words.t('moments.one')}>
      ${momentHead(shell, match, moment)}
      <p class="moment-text">${momentText(words, match.setup.game, moment)}</p>
      ${signLegend(shell, match, moment)} ${ways(shell, match, moment)} ${comparison(shell, match, moment)}
    </section>`;
};
