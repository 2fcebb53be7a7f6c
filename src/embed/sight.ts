/** Boards are drawn slightly before they become visible. */
const MARGIN = '300px';

/**
 * Calls `show` once, when the element is about to become visible or the page is printed, or at once without
 * an `IntersectionObserver`. Returns a function that cancels.
 */
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
