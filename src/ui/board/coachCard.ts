import { html, nothing, type TemplateResult } from 'lit';
import { duelOf } from '../../game/duel.ts';
import { isUntouched, type Match } from '../../game/match.ts';
import { cardsPlace } from '../../look/layouts/cardsPlace.ts';
import { selectGameKind } from '../../store/gameKind.ts';
import type { Advice } from '../../store/studyStore.ts';
import { selectIsBeginner } from '../../store/tallies.ts';
import { icon } from '../kit/icons.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { adviceText } from '../words/study/coachWords.ts';

/** Whether a beginner is asked, before the first move, if a coach is wanted. */
const isOffered = ({ play }: Shell, match: Match | undefined): boolean => {
  const { settings, records, match: store } = play.stores;
  const { coach, coachOffered, tips } = settings.getState();
  if (match === undefined || coach || coachOffered || tips || selectGameKind(play.stores) !== 'local')
    return false;
  const isBeginning = isUntouched(match) && match.transcript.length === 0 && duelOf(match) !== undefined;
  return isBeginning && store.getState().result === 'none' && selectIsBeginner(records.getState());
};

const card = (shell: Shell, text: string, buttons: TemplateResult): TemplateResult => html`
  <div class="table-cards" .style=${place(cardsPlace(layoutFor(shell, 'board'), 1).rect)}>
    <div class="table-card coach card" role="group" aria-label=${shell.words.t('coach.title')}>
      <p>${text}</p>
      ${buttons}
    </div>
  </div>`;

const offer = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const answer = (coach: boolean): void => {
    play.set('coachOffered', true);
    play.set('coach', coach);
  };
  return card(
    shell,
    words.t('coach.offer'),
    html`
      <button type="button" class="secondary" @click=${() => answer(true)}>${words.t('coach.yes')}</button>
      <button type="button" class="text-button" @click=${() => answer(false)}>${words.t('coach.no')}</button>`,
  );
};

const line = (shell: Shell, advice: Advice): TemplateResult => {
  const { words, play } = shell;
  const hide = words.t('coach.hide');
  return card(
    shell,
    adviceText(words, advice),
    html`
      ${advice.type === 'warning' ? html`<button type="button" class="secondary" @click=${() => play.undo()}>${words.t('coach.takeBack')}</button>` : nothing}
      <button type="button" class="icon-button" aria-label=${hide} title=${hide} @click=${() => play.dismissAdvice()}>${icon('close')}</button>`,
  );
};

/** The coach: a quiet line beside the board, and once the question whether one is wanted. */
export const mountCoach = (shell: Shell, returnFocus: () => void): (() => void) => {
  const { play, words, say } = shell;
  const { match, study } = play.stores;
  let hadOffer = false;
  const template = (): TemplateResult => {
    const { advice } = study.getState();
    if (advice !== undefined && match.getState().result === 'none') return line(shell, advice);
    return isOffered(shell, match.getState().match) ? offer(shell) : html`${nothing}`;
  };
  const { element, stop } = liveElement(shell, 'coach-host', template);

  /** The question is asked once: a first move without an answer is one, too. */
  const look = (): void => {
    const now = isOffered(shell, match.getState().match);
    const { match: shown } = match.getState();
    if (hadOffer && !now && shown !== undefined && !isUntouched(shown)) play.set('coachOffered', true);
    if (now && !hadOffer) say(words.t('coach.offer'));
    hadOffer = now;
  };
  look();
  const ends = [
    match.subscribe(look),
    study.subscribe((after, before) => {
      if (after.advice === before.advice) return;
      if (after.advice !== undefined) say(adviceText(words, after.advice));
      else if (element.contains(document.activeElement) || document.activeElement === document.body)
        returnFocus();
    }),
  ];
  return () => {
    for (const end of ends) end();
    stop();
  };
};
