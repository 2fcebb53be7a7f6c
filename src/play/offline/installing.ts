import type { AppState } from '../../store/appStore.ts';

/** `beforeinstallprompt`. TypeScript lacks it, since only some browsers have it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Apple's phones and tablets: their browsers install pages only manually. */
const installsByHand = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Reports how the page can be installed, now and after changes. The returned function asks the person. */
export const followInstalling = (set: (installing: AppState['installing']) => void): (() => void) => {
  let offer: InstallOffer | undefined;
  if (installsByHand(navigator) && !isInstalled()) set('byHand');
  window.addEventListener('beforeinstallprompt', event => {
    if (!isOffer(event)) return;
    // The page has its own install button.
    event.preventDefault();
    offer = event;
    set('offered');
  });
  window.addEventListener('appinstalled', () => set('no'));
  return () => {
    // An offer can be shown only once.
    void offer?.prompt();
    offer = undefined;
    set('no');
  };
};
