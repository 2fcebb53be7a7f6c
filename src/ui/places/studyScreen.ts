import { html, nothing, type TemplateResult } from 'lit';
import { PLACES, placesUnder } from '../../look/places.ts';
import { ANALYSIS_LINK } from '../../play/links/fragments.ts';
import type { Shell } from '../kit/shell.ts';
import { keptMatch } from './keptMatch.ts';
import { keptStudies } from './keptStudies.ts';
import { linkCard, mountPlace, type PlaceCard, placeCards, placeLink } from './placeScreen.ts';

/** Sources of games to study: files, and games played online. */
export const sourceCards = ({ words, play }: Shell): readonly PlaceCard[] => {
  return [
    {
      icon: 'openFile',
      label: words.t('imported.title'),
      about: words.t('imported.card'),
      press: () => play.openDialog({ name: 'import' }),
    },
    {
      icon: 'games',
      label: words.t('onlineStart.games'),
      about: words.t('places.gamesAbout'),
      press: () => play.openDialog({ name: 'games' }),
    },
  ];
};

const cards = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  return html`
    <div class="place-ways">
      <nav class="place-cards" aria-label=${words.t('places.more')}>
        ${linkCard({
          href: ANALYSIS_LINK,
          icon: 'analyze',
          label: words.t('places.board'),
          about: words.t('places.boardAbout'),
          press: () => play.study.open(),
        })}
        ${placesUnder('study').map(place => placeLink(shell, place, PLACES[place].icon, words.t(`places.about.${place}`)))}
      </nav>
      ${placeCards(words.t('places.names.study'), sourceCards(shell))}
    </div>`;
};

/** The latest game, larger than the earlier ones. */
const keptMatches = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const [last, ...earlier] = play.stores.app.getState().kept;
  if (last === undefined) return html`<p class="quiet">${words.t('places.noneKept')}</p>`;
  return html`
    <section class="place-part" aria-labelledby="last-kept">
      <h2 id="last-kept">${words.t('places.last')}</h2>
      <div class="kept last-kept card">${keptMatch(shell, last, play.study.open)}</div>
    </section>
    ${
      earlier.length === 0
        ? nothing
        : html`
          <section class="place-part" aria-labelledby="earlier-kept">
            <h2 id="earlier-kept">${words.t('places.earlier')}</h2>
            <ol class="kept-list" role="list">
              ${earlier.map(saved => html`<li class="kept card">${keptMatch(shell, saved, play.study.open)}</li>`)}
            </ol>
          </section>`
    }`;
};

/** The Study screen, for reviewing games and trying out positions. */
export const mountStudy = (shell: Shell): (() => void) =>
  mountPlace(shell, 'study', inside => html`${cards(inside)} ${keptStudies(inside)} ${keptMatches(inside)}`);
