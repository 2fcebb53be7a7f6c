import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import { icon } from './icons.ts';
import type { Shell } from './shell.ts';

/** How long the button shows that something was copied. */
const SAID_MILLISECONDS = 2500;

/** The outcome of an attempt to copy. */
type Outcome = 'copied' | 'byHand';

/** Copies texts, and remembers the latest for a while, so that its button can confirm it. */
export interface Copying {
  /** The outcome of the latest attempt to copy `text`. */
  readonly outcome: (text: string) => Outcome | undefined;
  /** If the browser refuses, the outcome is `byHand` and the text of the field returned by `find` is selected. */
  readonly copy: (text: string, find: () => HTMLInputElement | null) => Promise<void>;
}

/** Without clipboard permission or a secure origin, a page can still copy a selection. */
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

/** A link to copy or read; clicking or focusing the field selects all of it. */
export const linkField = (words: Words, link: string): TemplateResult => html`
  <input class="link-field" type="text" dir="ltr" readonly aria-label=${words.t('invite.link')} .value=${link}
    @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    @click=${(event: Event) => (event.target as HTMLInputElement).select()} />`;

/** What a button copies: a link, and how to find its field if the browser refuses. */
interface Copied {
  readonly link: string;
  readonly find: () => HTMLInputElement | null;
  /** The id of the element that describes the link, if there are several. */
  readonly describedBy?: string;
}

const copyLook = (words: Words, copying: Copying, link: string) => {
  const isCopied = copying.outcome(link) === 'copied';
  return {
    label: words.t(isCopied ? 'invite.copied' : 'invite.copy'),
    picture: icon(isCopied ? 'check' : 'copy'),
  };
};

/** A small button that copies a link. */
export const copyIconButton = (
  words: Words,
  copying: Copying,
  { link, find, describedBy }: Copied,
): TemplateResult => {
  const { label, picture } = copyLook(words, copying, link);
  return html`
    <button type="button" class="icon-button" aria-label=${label} title=${label} aria-describedby=${describedBy ?? nothing}
      @click=${() => void copying.copy(link, find)}>
      ${picture}
    </button>`;
};

/** The main button of a dialog that copies its link. */
export const copyMainButton = (words: Words, copying: Copying, { link, find }: Copied): TemplateResult => {
  const { label, picture } = copyLook(words, copying, link);
  return html`
    <button type="button" class="primary with-icon" autofocus @click=${() => void copying.copy(link, find)}>
      ${picture}<span>${label}</span>
    </button>`;
};
