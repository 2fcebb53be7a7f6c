import type { ColorDraft } from '../../store/appStore.ts';
import { selectTriedColors } from '../../store/selectors.ts';
import type { Shell } from '../page/shell.ts';

/** The colors being tried out; the applied ones while the screen opens or closes. */
export const draftOf = ({ play }: Shell): ColorDraft =>
  selectTriedColors(play.stores.app.getState(), play.stores.settings.getState());
