/** How long a text stays in the live region, so that slow screen readers reach it. */
const EXPIRY_MILLISECONDS = 6000;

export interface Announcer {
  readonly say: (text: string) => void;
  readonly stop: () => void;
}

/** A visually hidden polite live region. */
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
 * Speaks to screen readers. Every text is a new element, so that two in quick succession are both read, and a repeated
 * one is read again. Screen readers ignore everything outside a modal dialog, so an open dialog has a live region of
 * its own.
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
