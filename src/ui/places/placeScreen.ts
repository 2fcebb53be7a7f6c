import { html, type TemplateResult } from 'lit';
import type { Place } from '../../look/places.ts';
import { type IconName, icon } from '../kit/icons.ts';
import { missingMessage } from '../kit/missing.ts';
import { layoutFor, liveElement, place as placed, type Shell } from '../kit/shell.ts';

/** A card on a place that leads elsewhere: a button with an icon and a name. */
export interface PlaceCard {
  readonly icon: IconName;
  readonly label: string;
  readonly press: () => void;
}

const card = ({ icon: name, label, press }: PlaceCard): TemplateResult => html`
  <button type="button" class="place-card card" @click=${press}>
    ${icon(name)}<span class="place-card-name">${label}</span>
  </button>`;

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
