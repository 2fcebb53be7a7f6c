import { html, nothing, type TemplateResult } from 'lit';
import type { Advice } from '../../store/studyStore.ts';
import { icon } from '../kit/icons.ts';
import { liveElement, type Shell } from '../kit/shell.ts';
import { adviceText, demonstrationText } from '../words/study/coachWords.ts';
import { coachCard } from './coachCard.ts';

type Warning = Extract<Advice, { readonly type: 'warning' }>;

const line = (shell: Shell, advice: Advice): TemplateResult => {
  const { words, play, say } = shell;
  const show = (warning: Warning): void => {
    play.demonstrateAdvice();
    say(demonstrationText(words, warning));
  };
  const [back, look, hide] = [words.t('coach.takeBack'), words.t('coach.show'), words.t('coach.hide')];
  return coachCard(
    shell,
    adviceText(words, advice),
    html`
      ${
        advice.type === 'warning'
          ? html`
            <button type="button" class="icon-button" aria-label=${back} title=${back} @click=${() => play.undo()}>${icon('undo')}</button>
            <button type="button" class="icon-button" aria-label=${look} title=${look} @click=${() => show(advice)}>${icon('step')}</button>`
          : nothing
      }
      <button type="button" class="icon-button" aria-label=${hide} title=${hide} @click=${() => play.dismissAdvice()}>${icon('close')}</button>`,
  );
};

/** The coach's comment: one quiet line beside the board. */
export const mountAdvice = (shell: Shell, returnFocus: () => void): (() => void) => {
  const { play, words, say } = shell;
  const { match, study } = play.stores;
  const { element, stop } = liveElement(shell, 'coach-host', () => {
    const { advice } = study.getState();
    return advice !== undefined && match.getState().result === 'none'
      ? line(shell, advice)
      : html`${nothing}`;
  });
  const tell = (advice: Advice | undefined): void => {
    if (advice !== undefined) say(adviceText(words, advice));
    else if (element.contains(document.activeElement) || document.activeElement === document.body)
      returnFocus();
  };
  const { advice: first } = study.getState();
  if (first !== undefined) tell(first);
  const end = study.subscribe((after, before) => {
    if (after.advice?.match !== before.advice?.match) tell(after.advice);
  });
  return () => {
    end();
    stop();
  };
};
