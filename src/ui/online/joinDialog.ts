import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { unquoted } from '../../game/address.ts';
import { LIMITS } from '../../net/contract/limits.ts';
import { parseCodeOrWord } from '../../net/contract/texts.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';
import { type NameContext, type NameDraft, nameField, takeName } from './nameField.ts';
import { ownTerms } from './waitingText.ts';

const { min, max } = LIMITS.wordLetters;
/** The example below the field and in the refusal. */
const EXAMPLE = 'KTXRAMB';

/** The code or word that was typed, or the one in a pasted link. */
const wordIn = (text: string): string | undefined => {
  const written = text.normalize('NFKC').trim();
  const [, inLink] = /[?&]table=([^&#\s]+)/i.exec(written) ?? [];
  return parseCodeOrWord(inLink === undefined ? written : unquoted(inLink));
};

interface JoinDraft {
  readonly text: string;
  readonly refused: boolean;
  readonly name?: NameDraft | undefined;
}

interface JoinForm {
  readonly shell: Shell;
  readonly close: Close;
  readonly draft: JoinDraft;
  readonly change: (draft: Partial<JoinDraft>) => void;
}

const nameOf = ({ shell, draft, change }: JoinForm): NameContext => ({
  shell,
  draft: draft.name,
  change: name => change({ name }),
});

const submit = (context: JoinForm, form: HTMLFormElement): void => {
  const { shell, close, draft, change } = context;
  if (!takeName(nameOf(context), form)) return;
  const word = wordIn(draft.text);
  if (word === undefined || !shell.play.online.join(word)) {
    change({ refused: true });
    form.querySelector('input')?.focus();
  } else close(word);
};

const field = ({ shell, draft, change }: JoinForm): TemplateResult => {
  const { words } = shell;
  return html`
  <div class="field">
    <label class="choice-label" for="code">${words.t('join.code')}</label>
    <input id="code" class="code-field" type="text" dir="ltr" autofocus autocomplete="off" autocapitalize="characters"
      spellcheck="false" enterkeyhint="go"
      aria-invalid=${draft.refused ? 'true' : nothing} aria-describedby=${draft.refused ? 'code-refused' : 'code-about code-first'}
      .value=${live(draft.text)}
      @input=${(event: Event) => change({ text: (event.target as HTMLInputElement).value, refused: false })} />
    <p class="quiet" id="code-about" ?hidden=${draft.refused}>${words.t('join.about')}</p>
    <p class="quiet" id="code-first" ?hidden=${draft.refused}>${words.t('join.first', { terms: ownTerms(words, shell.play.stores.settings.getState()) })}</p>
    <p class="refused" id="code-refused" role="alert">${
      draft.refused ? words.t('join.refused', { example: EXAMPLE, least: min, most: max }) : nothing
    }</p>
  </div>`;
};

const content = (form: JoinForm): TemplateResult => {
  const { words } = form.shell;
  return html`
    ${dialogHead(words, words.t('join.title'), form.close)}
    <form class="join" novalidate
      @submit=${(event: Event) => {
        event.preventDefault();
        submit(form, event.currentTarget as HTMLFormElement);
      }}>
      ${field(form)} ${nameField(nameOf(form))}
      <button type="submit" class="primary">${words.t('join.go')}</button>
    </form>`;
};

/** Asks for a table's code and joins it; resolves to how it was closed. */
export const openJoin = (shell: Shell): Promise<string> => {
  let draft: JoinDraft = { text: '', refused: false };
  return openDialog(shell, {
    name: () => shell.words.t('join.title'),
    className: 'join-dialog',
    content: (close, redraw) =>
      content({
        shell,
        close,
        draft,
        change: next => {
          draft = { ...draft, ...next };
          redraw();
        },
      }),
  });
};
