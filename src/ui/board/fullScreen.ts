import type { Shell } from '../kit/shell.ts';

/** Lets the page fill the screen, or gives the screen back; says so if the browser does not allow it. */
export const toggleFullScreen = ({ play, words, say }: Shell): void => {
  const isOn = play.stores.app.getState().fullScreen === 'on';
  const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(() => say(words.t('fullScreen.refused')));
};
