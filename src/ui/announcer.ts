/** How long a text stays for a reader that comes late. */
const EXPIRY_MILLISECONDS = 6000;

export interface Announcer {
  readonly say: (text: string) => void;
  readonly stop: () => void;
}

/**
 * The voice of the page: a polite live region that nobody sees. Every text is a new element, so that two in quick
 * succession are both read, and the same one twice is read twice.
 */
export const createAnnouncer = (root: HTMLElement): Announcer => {
  const region = document.createElement('div');
  region.className = 'unseen announcer';
  region.setAttribute('aria-live', 'polite');
  root.append(region);
  return {
    say: text => {
      const line = document.createElement('p');
      line.textContent = text;
      region.append(line);
      setTimeout(() => line.remove(), EXPIRY_MILLISECONDS);
    },
    stop: () => region.remove(),
  };
};
