import { html, nothing, type TemplateResult } from 'lit';
import { isPlace, PLACES, type Place } from '../../look/screens.ts';
import { linkTo } from '../../play/places.ts';
import { selectLayout } from '../../store/selectors.ts';
import { type IconName, icon } from '../kit/icons.ts';
import { missingBoardPart } from '../kit/missing.ts';
import { liveElement, place as placed, type Shell } from '../kit/shell.ts';

const ICONS: Readonly<Record<Place, IconName>> = {
  menu: 'playPlace',
  study: 'studyPlace',
  you: 'youPlace',
};

/** A press that asks for nothing else, such as a new tab, stays on this page. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

const link = ({ words, play }: Shell, place: Place): TemplateResult => {
  const isHere = play.stores.app.getState().screen === place;
  const press = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    if (!isHere) play.openPlace(place);
  };
  return html`
    <a class="place-link" href=${linkTo(place)} aria-current=${isHere ? 'page' : nothing} @click=${press}>
      ${icon(ICONS[place])}<span>${words.t(`places.names.${place}`)}</span>
    </a>`;
};

const bar = (shell: Shell): TemplateResult => {
  const { app, settings } = shell.play.stores;
  const { places, orientation } = selectLayout(app.getState(), settings.getState());
  const { screen } = app.getState();
  if (places === undefined || !isPlace(screen) || missingBoardPart(app.getState()) !== undefined)
    return html`${nothing}`;
  return html`
    <nav class="places ${orientation}" aria-label=${shell.words.t('places.label')} .style=${placed(places)}>
      ${PLACES.map(place => link(shell, place))}
    </nav>`;
};

/** The bar with links to the places, on each of them; a game has the page for itself. */
export const mountPlacesBar = (shell: Shell): (() => void) =>
  liveElement(shell, 'places-host', () => bar(shell)).stop;
