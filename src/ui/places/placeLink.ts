import type { Place } from '../../look/screens.ts';
import type { Play } from '../../play/play.ts';

/** A press that asks for nothing else, such as a new tab, stays on this page. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Does something in place of following a link. */
export const onPlainPress =
  (press: () => void) =>
  (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    press();
  };

/** What a press on a link to a place does. */
export const followLink = (play: Play, place: Place): ((event: MouseEvent) => void) =>
  onPlainPress(() => {
    if (play.stores.app.getState().screen !== place) play.openPlace(place);
  });
