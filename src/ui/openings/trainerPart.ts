import { html, nothing, type TemplateResult } from 'lit';
import { makeTranscript } from '../../game/transcript.ts';
import { isOwnGame } from '../../store/library/entry.ts';
import type { LearnedLine } from '../../store/openingsStore.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { dayText } from '../words/locale.ts';
import { RULES_WORDS } from '../words/rulesWords.ts';

const lineText = ({ words }: Shell, { transcript, color }: LearnedLine): string =>
  words.t('openings.lineFor', {
    color: RULES_WORDS.othello.color(words, color),
    line: makeTranscript(transcript),
  });

const dueText = ({ words }: Shell, { memory }: LearnedLine): string =>
  memory === undefined
    ? words.t('openings.dueNow')
    : words.t('openings.dueOn', { date: dayText(words, memory.due) });

const row = (shell: Shell, line: LearnedLine): TemplateResult => {
  const { words, play } = shell;
  const label = words.t('openings.forget', { line: lineText(shell, line) });
  return html`
    <li class="learned-line">
      <span class="opening-moves">${lineText(shell, line)}</span>
      <span class="quiet">${dueText(shell, line)}</span>
      <button type="button" class="icon-button" aria-label=${label} title=${label}
        @click=${() => play.openings.forget(line)}>${icon('delete')}</button>
    </li>`;
};

/** The lines that a person is learning, and those due now. */
export const trainerPart = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { lines, due } = play.stores.openings.getState();
  const hasOwn = play.stores.library.getState().played.some(isOwnGame);
  return html`
    <section class="place-part" aria-labelledby="openings-trainer">
      <h2 id="openings-trainer">${words.t('openings.trainer')}</h2>
      <div class="trainer-card card">
        <p>${
          lines.length === 0
            ? words.t('openings.trainerNone')
            : due === 0
              ? words.t('openings.noneDue')
              : words.t('openings.due', { count: due })
        }</p>
        ${
          due === 0
            ? nothing
            : html`<button type="button" class="primary" @click=${() => play.openings.practise()}>${words.t('openings.practise')}</button>`
        }
        ${
          hasOwn
            ? html`<button type="button" class="secondary" @click=${() => play.library.learn()}>${words.t('openings.learnOwn')}</button>`
            : nothing
        }
        ${
          lines.length === 0
            ? nothing
            : html`
              <details class="learned">
                <summary>${words.t('openings.learned', { count: lines.length })}</summary>
                <ul role="list">${lines.map(line => row(shell, line))}</ul>
              </details>`
        }
      </div>
    </section>`;
};
