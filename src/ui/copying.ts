import type { Shell } from './shell.ts';

/** How long it is said that something was copied. */
const SAID_MILLISECONDS = 2500;

/** What has become of a wish to copy. */
type Outcome = 'copied' | 'byHand';

/** Copies texts, and remembers for a while which one, so that its button can say so. */
export interface Copying {
  /** What has just become of `text`. */
  readonly outcome: (text: string) => Outcome | undefined;
  /** Where the browser does not allow it, the text is selected in the field that is found once its outcome is `byHand`. */
  readonly copy: (text: string, find: () => HTMLInputElement | null) => Promise<void>;
}

/** Pages without permission for the clipboard, or without a secure origin, can still copy what is selected. */
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
      say(words.t(isCopied ? 'online.invite.copied' : 'online.invite.copyByHand'));
      if (!isCopied) return;
      set({ text, outcome: 'copied' });
      forgetLater();
    },
  };
};
