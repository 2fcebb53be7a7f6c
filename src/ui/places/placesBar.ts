import { html, nothing, type TemplateResult } from 'lit';
import {
  BAR_PLACES,
  type BarPlace,
  isPlace,
  PLACES,
  type Place,
  type ScreenName,
} from '../../look/places.ts';
import { linkTo } from '../../play/links/fragments.ts';
import type { Play } from '../../play/play.ts';
import { selectLayout } from '../../store/layoutSelectors.ts';
import { icon } from '../kit/icons.ts';
import { onPlainPress } from '../kit/links.ts';
import { liveElement, place as placed, type Shell } from '../kit/shell.ts';

/** Handles a press on the link to a place. */
const followLink = (play: Play, place: Place): ((event: MouseEvent) => void) =>
  onPlainPress(() => {
    if (play.stores.app.getState().screen !== place) play.openPlace(place);
  });

/** Whether the screen is this place (`page`) or was opened from it (`true`). */
const currency = (screen: ScreenName, place: BarPlace): 'page' | 'true' | typeof nothing => {
  if (screen === place) return 'page';
  return isPlace(screen) && PLACES[screen].under === place ? 'true' : nothing;
};

const link = ({ words, play }: Shell, place: BarPlace): TemplateResult => {
  const current = currency(play.stores.app.getState().screen, place);
  return html`
    <a class="place-link" href=${linkTo(place)} aria-current=${current} @click=${followLink(play, place)}>
      ${icon(PLACES[place].icon)}<span>${words.t(`places.names.${place}`)}</span>
    </a>`;
};

const bar = (shell: Shell): TemplateResult => {
  const { app, settings } = shell.play.stores;
  const { places, orientation } = selectLayout(app.getState(), settings.getState());
  const { screen } = app.getState();
  if (places === undefined || !isPlace(screen)) return html`${nothing}`;
  return html`
    <nav class="places ${orientation}" aria-label=${shell.words.t('places.label')} .style=${placed(places)}>
      ${BAR_PLACES.map(place => link(shell, place))}
    </nav>`;
};

/** The bar with links to the places, shown on each of them; a game uses the whole page. */
export const mountPlacesBar = (shell: Shell): (() => void) =>
  liveElement(shell, 'places-host', () => bar(shell)).stop;
