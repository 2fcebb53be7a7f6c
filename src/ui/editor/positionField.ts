import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { readArrangement, type TextProblem, writeArrangement } from '../../formats/text/arrangement.ts';
import { type Copying, copyIconButton } from '../kit/copyButton.ts';
import type { Shell } from '../kit/shell.ts';

const FIELD = 'position-text';

/** Typed or pasted text that is not a valid position yet. */
export interface TextDraft {
  readonly text: string;
  readonly problem: TextProblem;
}

const problemText = ({ words }: Shell, problem: TextProblem): string => {
  switch (problem.type) {
    case 'sign':
      return words.t('editor.text.sign', problem);
    case 'count':
      return words.t('editor.text.count', { count: problem.count, wanted: problem.wanted });
    case 'side':
      return words.t('editor.text.side', { sign: problem.sign });
    default:
      return words.t('editor.text.nothing');
  }
};

interface PositionField {
  readonly shell: Shell;
  readonly copying: Copying;
  readonly draft: TextDraft | undefined;
  readonly change: (draft: TextDraft | undefined) => void;
}

/** The position as text, to copy and paste. Invalid text stays in the field until it is corrected. */
export const positionField = ({ shell, copying, draft, change }: PositionField): TemplateResult => {
  const { words, play } = shell;
  const { arrangement } = play.stores.editor.getState();
  const shown = draft?.text ?? writeArrangement(arrangement);
  const type = (event: Event): void => {
    const text = (event.target as HTMLTextAreaElement).value;
    const reading = readArrangement(arrangement, text);
    change(reading.type === 'read' ? undefined : { text, problem: reading.problem });
    if (reading.type === 'read') play.editor.set(reading.arrangement);
  };
  const find = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>(`#${FIELD}`);
  return html`
    <div class="field position-text">
      <label class="choice-label" for=${FIELD}>${words.t('editor.text.label')}</label>
      <div class="position-row">
        <textarea id=${FIELD} dir="ltr" rows="2" spellcheck="false" autocomplete="off" autocapitalize="off"
          aria-invalid=${draft === undefined ? nothing : 'true'} aria-describedby="position-about"
          .value=${live(shown)} @input=${type}></textarea>
        ${copyIconButton(words, copying, { link: shown, find })}
      </div>
      <p class=${draft === undefined ? 'quiet' : 'refused'} id="position-about" role=${draft === undefined ? nothing : 'alert'}>
        ${draft === undefined ? words.t('editor.text.about') : problemText(shell, draft.problem)}
      </p>
    </div>`;
};
