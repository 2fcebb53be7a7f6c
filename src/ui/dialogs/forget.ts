import { html, nothing, type TemplateResult } from 'lit';
import type { Trouble } from '../../store/onlineStore.ts';
import { type Close, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';
import { troubleText } from '../words/status.ts';
import type { Field } from './settings/fields.ts';

/** The progress of deleting. */
interface Forgetting {
  state: 'asking' | 'waiting' | 'done';
  trouble: Trouble | undefined;
}

const question = (shell: Shell, forgetting: Forgetting, { close, forget }: Ways): TemplateResult => {
  const { words } = shell;
  const { state, trouble } = forgetting;
  return html`
    <h2>${words.t('forget.title')}</h2>
    <p>${words.t('forget.about')}</p>
    <p class="refused" role="alert">${trouble === undefined ? nothing : troubleText(words, trouble)}</p>
    <div class="answers">
      <button type="button" class="primary" autofocus @click=${() => close()}>${words.t('forget.keep')}</button>
      <button type="button" class="secondary" ?disabled=${state === 'waiting'} @click=${forget}>
        ${words.t(state === 'waiting' ? 'forget.waiting' : 'forget.delete')}
      </button>
    </div>`;
};

const done = ({ words }: Shell, close: Close): TemplateResult => html`
  <h2>${words.t('forget.title')}</h2>
  <p role="status">${words.t('forget.done')}</p>
  <div class="answers">
    <button type="button" class="primary" @click=${() => close()}>${words.t('forget.close')}</button>
  </div>`;

interface Ways {
  readonly close: Close;
  readonly forget: () => void;
}

/** Asks first, since deleted data cannot be restored. */
const openForget = (shell: Shell): Promise<string> => {
  const forgetting: Forgetting = { state: 'asking', trouble: undefined };
  return openDialog(shell, {
    name: () => shell.words.t('forget.title'),
    className: 'question-dialog',
    content: (close, redraw) => {
      const forget = async (): Promise<void> => {
        forgetting.state = 'waiting';
        redraw();
        forgetting.trouble = await shell.play.online.forget();
        forgetting.state = forgetting.trouble === undefined ? 'done' : 'asking';
        redraw();
      };
      return forgetting.state === 'done'
        ? done(shell, close)
        : question(shell, forgetting, { close, forget: () => void forget() });
    },
  });
};

export const forgetField = (shell: Shell): Field => {
  const title = shell.words.t('forget.title');
  return {
    words: [title],
    control: html`
      <div class="field">
        <button type="button" class="secondary" @click=${() => void openForget(shell)}>${title}</button>
      </div>`,
  };
};
