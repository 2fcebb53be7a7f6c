import { html, type TemplateResult } from 'lit';
import type { Place } from '../../look/places.ts';
import { linkTo } from '../../play/links/fragments.ts';
import { type IconName, icon } from '../kit/icons.ts';
import { missingMessage } from '../kit/missing.ts';
import { layoutFor, liveElement, place as placed, type Shell } from '../kit/shell.ts';
import { onPlainPress } from './placesBar.ts';

/** A card on a place that leads elsewhere: a button with an icon, a name and up to one line about it. */
export interface PlaceCard {
  readonly icon: IconName;
  readonly label: string;
  readonly about?: string;
  readonly press: () => void;
}

const card = ({ icon: name, label, about, press }: PlaceCard, index: number): TemplateResult => {
  const id = `place-card-${index}`;
  return html`
    <button type="button" class="place-card card" aria-labelledby=${id} @click=${press}>
      ${icon(name)}
      <span class="place-card-words">
        <span class="place-card-name" id=${id}>${label}</span>
        ${about === undefined ? '' : html`<span class="quiet">${about}</span>`}
      </span>
    </button>`;
};

interface LinkCard extends PlaceCard {
  readonly href: string;
}

/** A link that looks like the cards beside it. */
export const linkCard = ({ href, icon: name, label, about, press }: LinkCard): TemplateResult => {
  const id = `place-link-${href.slice(1)}`;
  return html`
    <a class="place-card card" href=${href} aria-labelledby=${id} @click=${onPlainPress(press)}>
      ${icon(name)}
      <span class="place-card-words">
        <span class="place-card-name" id=${id}>${label}</span>
        <span class="quiet">${about}</span>
      </span>
    </a>`;
};

/** A card that leads to another place. */
export const placeLink = (
  { words, play }: Shell,
  place: Place,
  name: IconName,
  about: string,
): TemplateResult =>
  linkCard({
    href: linkTo(place),
    icon: name,
    label: words.t(`places.names.${place}`),
    about,
    press: () => play.openPlace(place),
  });

export const placeCards = (label: string, cards: readonly PlaceCard[]): TemplateResult => html`
  <div class="place-cards" role="group" aria-label=${label}>${cards.map(card)}</div>`;

/** A place without a board: one page that scrolls as a whole beside the places bar. */
export const mountPlace = (
  shell: Shell,
  place: Exclude<Place, 'menu'>,
  content: (inside: Shell, redraw: () => void) => TemplateResult,
): (() => void) => {
  let redraw = (): void => {};
  const main = document.createElement('main');
  main.className = `screen place ${place}-place`;
  shell.root.append(main);
  const inside: Shell = { ...shell, root: main };
  const { draw, stop } = liveElement(inside, 'place-host', () => {
    const { panel } = layoutFor(inside, place);
    return html`
      <div class="panel scrolls place-panel" .style=${placed(panel)}>
        <div class="place-body">
          <h1 tabindex="-1" data-landing>${inside.words.t(`places.names.${place}`)}</h1>
          ${missingMessage(inside)} ${content({ ...inside, root: shell.root }, () => redraw())}
        </div>
      </div>`;
  });
  redraw = draw;
  return () => {
    stop();
    main.remove();
  };
};
