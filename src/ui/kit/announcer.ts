/** How long a text stays, for a screen reader that is slow to get to it. */
const EXPIRY_MILLISECONDS = 6000;

export interface Announcer {
  readonly say: (text: string) => void;
  readonly stop: () => void;
}

/** A polite live region, hidden from view. */
export const createVoice = (): HTMLElement => {
  const region = document.createElement('div');
  region.className = 'unseen announcer';
  region.setAttribute('aria-live', 'polite');
  return region;
};

const speak = (region: Element, text: string): void => {
  const sentence = document.createElement('p');
  sentence.textContent = text;
  region.append(sentence);
  setTimeout(() => sentence.remove(), EXPIRY_MILLISECONDS);
};

/**
 * Speaks for the page. Every text is a new element, so that two in quick succession are both read, and a repeated one is
 * read again. Screen readers ignore everything outside a modal dialog, so an open dialog has a region of its own.
 */
export const createAnnouncer = (root: HTMLElement): Announcer => {
  const region = createVoice();
  root.append(region);
  return {
    say: text => {
      const inDialog = [...root.querySelectorAll('dialog[open] > .announcer')].at(-1);
      speak(region, text);
      if (inDialog !== undefined) speak(inDialog, text);
    },
    stop: () => region.remove(),
  };
};
