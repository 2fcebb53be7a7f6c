import type { Place } from '../../look/screens.ts';
import type { Play } from '../../play/play.ts';

/** A press that asks for nothing else, such as a new tab, stays on this page. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** What a press on a link to a place does. */
export const followLink =
  (play: Play, place: Place) =>
  (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    if (play.stores.app.getState().screen !== place) play.openPlace(place);
  };
