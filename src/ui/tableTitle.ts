import type { Shell } from './shell.ts';
import { isOwnTurn } from './tableWords.ts';

/** Tells in the title of a page that nobody sees when it is the person's turn at a table; returns what ends that. */
export const followTitle = ({ play, words }: Shell): (() => void) => {
  const { match, online, app } = play.stores;
  const plain = document.title;
  const look = (): void => {
    const { match: played } = match.getState();
    const isCalled =
      !app.getState().visible &&
      online.getState().table?.match !== undefined &&
      played !== undefined &&
      isOwnTurn(played);
    document.title = isCalled ? words.t('online.titleYourTurn', { title: plain }) : plain;
  };
  const ends = [match.subscribe(look), online.subscribe(look), app.subscribe(look), words.subscribe(look)];
  return () => {
    for (const end of ends) end();
    document.title = plain;
  };
};
