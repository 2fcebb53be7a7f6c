import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { parseCode } from '../net/contract/texts.ts';
import { dialogHead } from './dialogHead.ts';
import { type Close, openDialog } from './dialogs.ts';
import type { Shell } from './shell.ts';

/** As it stands below the field and in the refusal. */
const EXAMPLE = 'KTXRAMB';

/** A code as it is typed, or a whole link that was pasted in its place. */
const codeIn = (text: string): string | undefined => {
  const written = text.normalize('NFKC').trim();
  const [, inLink] = /[?&]table=([^&#\s]+)/i.exec(written) ?? [];
  return parseCode(inLink ?? written);
};

interface JoinDraft {
  readonly text: string;
  readonly refused: boolean;
}

interface JoinForm {
  readonly shell: Shell;
  readonly close: Close;
  readonly draft: JoinDraft;
  readonly change: (draft: JoinDraft) => void;
}

const submit = ({ shell, close, draft, change }: JoinForm, form: HTMLFormElement): void => {
  const code = codeIn(draft.text);
  if (code === undefined || !shell.play.online.join(code)) {
    change({ ...draft, refused: true });
    form.querySelector('input')?.focus();
  } else close(code);
};

const field = ({ shell: { words }, draft, change }: JoinForm): TemplateResult => html`
  <div class="field">
    <label class="choice-label" for="code">${words.t('online.join.code')}</label>
    <input id="code" class="code-field" type="text" autofocus autocomplete="off" autocapitalize="characters"
      spellcheck="false" enterkeyhint="go"
      aria-invalid=${draft.refused ? 'true' : nothing} aria-describedby=${draft.refused ? 'code-refused' : 'code-about'}
      .value=${live(draft.text)}
      @input=${(event: Event) => change({ text: (event.target as HTMLInputElement).value, refused: false })} />
    <p class="quiet" id="code-about" ?hidden=${draft.refused}>${words.t('online.join.about')}</p>
    <p class="refused" id="code-refused" role="alert">${
      draft.refused ? words.t('online.join.refused', { example: EXAMPLE }) : nothing
    }</p>
  </div>`;

const content = (form: JoinForm): TemplateResult => {
  const { words } = form.shell;
  return html`
    ${dialogHead(words, words.t('online.join.title'), form.close)}
    <form class="join" novalidate
      @submit=${(event: Event) => {
        event.preventDefault();
        submit(form, event.currentTarget as HTMLFormElement);
      }}>
      ${field(form)}
      <button type="submit" class="primary">${words.t('online.join.go')}</button>
    </form>`;
};

/** Asks for the code of a table, and goes there; gives how it was closed. */
export const openJoin = (shell: Shell): Promise<string> => {
  let draft: JoinDraft = { text: '', refused: false };
  return openDialog(shell, {
    name: () => shell.words.t('online.join.title'),
    className: 'join-dialog',
    content: (close, redraw) =>
      content({
        shell,
        close,
        draft,
        change: next => {
          draft = next;
          redraw();
        },
      }),
  });
};
