import { later } from '../kit/later.ts';

const part = later(() => import('./appleStart.ts'));

/** Only Apple's browsers tell whether a page was started from the home screen, and only their systems want pictures for it. */
export const followAppleStart = (): void => {
  if ('standalone' in navigator)
    void part.load().then(
      ({ tellAppleStart }) => tellAppleStart(document.head),
      () => {},
    );
};
