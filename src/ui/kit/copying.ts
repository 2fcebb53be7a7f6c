import { html, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { Shell } from './shell.ts';

/** How long the button says that something was copied. */
const SAID_MILLISECONDS = 2500;

/** How an attempt to copy ended. */
type Outcome = 'copied' | 'byHand';

/** Copies texts, and remembers for a while which one, so that its button can say so. */
export interface Copying {
  /** The outcome of the latest attempt to copy `text`. */
  readonly outcome: (text: string) => Outcome | undefined;
  /** If the browser refuses, the outcome is `byHand`; the field is then found with `find`, and its text selected. */
  readonly copy: (text: string, find: () => HTMLInputElement | null) => Promise<void>;
}

/** A page without permission for the clipboard, or without a secure origin, can still copy a selection. */
const copySelected = (field: HTMLInputElement | null): boolean => {
  const before = document.activeElement;
  field?.focus();
  field?.select();
  const isCopied = field !== null && (document.execCommand?.('copy') ?? false);
  if (isCopied && before instanceof HTMLElement) before.focus();
  return isCopied;
};

const copyAllowed = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

export const createCopying = ({ say, words }: Shell, redraw: () => void): Copying => {
  let last: { readonly text: string; readonly outcome: Outcome } | undefined;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  const set = (next: typeof last): void => {
    last = next;
    redraw();
  };
  const forgetLater = (): void => {
    forgetting = setTimeout(() => set(undefined), SAID_MILLISECONDS);
  };
  return {
    outcome: text => (last?.text === text ? last.outcome : undefined),
    copy: async (text, find) => {
      clearTimeout(forgetting);
      const isAllowed = await copyAllowed(text);
      if (!isAllowed) set({ text, outcome: 'byHand' });
      const isCopied = isAllowed || copySelected(find());
      say(words.t(isCopied ? 'invite.copied' : 'invite.copyByHand'));
      if (!isCopied) return;
      set({ text, outcome: 'copied' });
      forgetLater();
    },
  };
};

/** A link to copy or read: a click or the focus selects all of it. */
export const linkField = (words: Words, link: string): TemplateResult => html`
  <input class="link-field" type="text" readonly aria-label=${words.t('invite.link')} .value=${link}
    @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    @click=${(event: Event) => (event.target as HTMLInputElement).select()} />`;
