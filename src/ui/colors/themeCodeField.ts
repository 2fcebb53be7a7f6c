import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type CodeRefusal, writeThemeCode } from '../../look/style/themeCode.ts';
import { linkToTheme, readPastedTheme } from '../../play/links/themeLinks.ts';
import { type Copying, createCopying, linkField } from '../kit/copyButton.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { codeRefusalText } from '../words/failureWords.ts';
import { draftOf } from './colorField.ts';

/** The field's state besides the draft's code. */
interface Entry {
  /** Text that is no theme code; undefined while the field shows the code. */
  readonly text?: string | undefined;
  readonly refusal?: CodeRefusal | undefined;
  /** The message below the field that replaces its explanation. */
  readonly said?: 'taken' | 'pasteHere' | undefined;
}

/** The part of the color screen that shares and accepts themes. */
export interface ThemeCodeField {
  readonly template: () => TemplateResult;
}

const FIELD = 'theme-code';

const fieldIn = (root: HTMLElement): HTMLInputElement | null => root.querySelector(`#${FIELD}`);

const clipboardText = async (): Promise<string | undefined> => {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
};

const copyButton = (
  { words, root }: Shell,
  copying: Copying,
  { name, text, find }: { readonly name: 'copy' | 'copyLink'; readonly text: string; readonly find: string },
): TemplateResult => {
  const isCopied = copying.outcome(text) === 'copied';
  return html`
    <button type="button" class="secondary with-icon" @click=${() => void copying.copy(text, () => root.querySelector(find))}>
      ${icon(isCopied ? 'check' : 'copy')}<span>${words.t(isCopied ? 'themeCode.copied' : `themeCode.${name}`)}</span>
    </button>`;
};

export const createThemeCodeField = (shell: Shell, redraw: () => void): ThemeCodeField => {
  const { words, play, say, root } = shell;
  let entry: Entry = {};
  const set = (next: Entry): void => {
    entry = next;
    redraw();
  };
  const copying = createCopying(shell, redraw);

  const take = (text: string): void => {
    const read = readPastedTheme(text);
    if (read.type === 'refused') {
      set({ text, refusal: read.refusal });
      say(codeRefusalText(words, read.refusal));
      return;
    }
    set({ said: 'taken' });
    play.draftLook(read.theme);
    say(words.t('themeCode.taken'));
  };
  /** Without clipboard permission the person pastes by hand. */
  const paste = async (): Promise<void> => {
    const text = await clipboardText();
    if (text !== undefined) {
      take(text);
      return;
    }
    set({ said: 'pasteHere' });
    const field = fieldIn(root);
    field?.focus();
    field?.select();
  };
  /** A complete code is applied at once; an incomplete one is judged only when the person has finished. */
  const typed = (text: string): void => {
    if (readPastedTheme(text).type === 'theme') take(text);
    else set({ text });
  };
  const textOf = (event: Event): string => (event.target as HTMLInputElement).value;
  const below = (): string => {
    if (entry.refusal !== undefined) return codeRefusalText(words, entry.refusal);
    return words.t(`themeCode.${entry.said ?? 'about'}`);
  };

  return {
    template: () => {
      const draft = draftOf(shell);
      const code = writeThemeCode(draft);
      const link = linkToTheme(draft, location.href);
      const isRefused = entry.refusal !== undefined;
      return html`
        <div class="field theme-code" role="group" aria-labelledby="theme-code-label">
          <label class="choice-label" id="theme-code-label" for=${FIELD}>${words.t('themeCode.title')}</label>
          <input id=${FIELD} type="text" dir="ltr" spellcheck="false" autocomplete="off" autocapitalize="characters"
            aria-describedby="theme-code-about" aria-invalid=${isRefused ? 'true' : 'false'}
            .value=${live(entry.text ?? code)}
            @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
            @input=${(event: Event) => typed(textOf(event))}
            @change=${(event: Event) => take(textOf(event))} />
          <p class=${isRefused ? 'error' : 'quiet'} id="theme-code-about">${below()}</p>
          ${copying.outcome(link) === 'byHand' ? linkField(words, link) : nothing}
          <div class="theme-code-buttons">
            ${copyButton(shell, copying, { name: 'copy', text: code, find: `#${FIELD}` })}
            ${copyButton(shell, copying, { name: 'copyLink', text: link, find: '.theme-code .link-field' })}
            <button type="button" class="secondary with-icon" @click=${() => void paste()}>
              ${icon('paste')}<span>${words.t('themeCode.paste')}</span>
            </button>
          </div>
        </div>`;
    },
  };
};
