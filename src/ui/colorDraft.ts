import type { ColorDraft } from '../store/appStore.ts';
import { selectAppliedColors } from '../store/selectors.ts';
import type { Shell } from './shell.ts';

/** The colors being tried out; the applied ones while the screen comes and goes. */
export const draftOf = ({ play }: Shell): ColorDraft =>
  play.stores.app.getState().draft ?? selectAppliedColors(play.stores.settings.getState());
