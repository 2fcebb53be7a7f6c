/** Boards are drawn a little before they come into sight. */
const MARGIN = '300px';

/** Calls once, when the element is about to be seen or the page is printed; at once where that cannot be known. Returns what ends the waiting. */
export const whenInSight = (element: Element, show: () => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    show();
    return () => {};
  }
  const observer = new IntersectionObserver(
    entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen();
    },
    { rootMargin: MARGIN },
  );
  const stop = (): void => {
    observer.disconnect();
    globalThis.removeEventListener('beforeprint', seen);
  };
  const seen = (): void => {
    stop();
    show();
  };
  observer.observe(element);
  globalThis.addEventListener('beforeprint', seen);
  return stop;
};
