import { html, nothing, type TemplateResult } from 'lit';
import { duelOf } from '../../game/duel.ts';
import { isUntouched, type Match } from '../../game/match.ts';
import { selectIsBeginner } from '../../store/results/tallies.ts';
import { selectGameKind } from '../../store/stores.ts';
import { liveElement, type Shell } from '../kit/shell.ts';
import { cardBelow } from './cards.ts';

/** Whether to ask a beginner, before the first move, if they want the coach. */
const isOffered = ({ play }: Shell, match: Match | undefined): boolean => {
  const { settings, records, match: store } = play.stores;
  const { coach, coachOffered, tips } = settings.getState();
  if (match === undefined || coach || coachOffered || tips || selectGameKind(play.stores) !== 'local')
    return false;
  const isBeginning = isUntouched(match) && match.transcript.length === 0 && duelOf(match) !== undefined;
  return isBeginning && store.getState().result === 'none' && selectIsBeginner(records.getState());
};

/** A card of the coach. */
export const coachCard = (shell: Shell, text: string, buttons: TemplateResult): TemplateResult =>
  cardBelow(
    shell,
    html`
    <div class="table-card coach card" role="group" aria-label=${shell.words.t('coach.title')}>
      <p>${text}</p>
      ${buttons}
    </div>`,
  );

const offer = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const answer = (coach: boolean): void => {
    play.set('coachOffered', true);
    play.set('coach', coach);
  };
  return coachCard(
    shell,
    words.t('coach.offer'),
    html`
      <button type="button" class="secondary" @click=${() => answer(true)}>${words.t('coach.yes')}</button>
      <button type="button" class="text-button" @click=${() => answer(false)}>${words.t('coach.no')}</button>`,
  );
};

/** Asks before the first game whether the person wants a coach. */
export const mountCoachOffer = (shell: Shell): (() => void) => {
  const { play, words, say } = shell;
  const { match, study } = play.stores;
  let hadOffer = false;
  const { stop } = liveElement(shell, 'coach-host', () =>
    study.getState().advice === undefined && isOffered(shell, match.getState().match)
      ? offer(shell)
      : html`${nothing}`,
  );

  /** Asked only once: making a first move without answering counts as an answer. */
  const look = (): void => {
    const now = isOffered(shell, match.getState().match);
    const { match: shown } = match.getState();
    if (hadOffer && !now && shown !== undefined && !isUntouched(shown)) play.set('coachOffered', true);
    if (now && !hadOffer) say(words.t('coach.offer'));
    hadOffer = now;
  };
  look();
  const end = match.subscribe(look);
  return () => {
    end();
    stop();
  };
};
