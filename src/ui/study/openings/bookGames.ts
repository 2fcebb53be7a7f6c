import { html, nothing, type TemplateResult } from 'lit';
import type { BookGame } from '../../../openings/games.ts';
import type { Shell } from '../../kit/shell.ts';

const MOST_SHOWN = 12;
const DISCS = 64;

const gameButton = ({ words, play }: Shell, game: BookGame): TemplateResult => {
  const { year, black, white, blackScore } = game;
  const label = words.t('openings.game', {
    year,
    black,
    white,
    first: blackScore,
    second: DISCS - blackScore,
  });
  return html`
    <li><button type="button" class="book-game" dir="ltr" aria-label=${label} @click=${() => play.openings.openGame(game, label)}>
      <span class="quiet">${year}</span>
      <span class=${blackScore > DISCS / 2 ? 'won' : ''}>${black}</span>
      <span class="book-score">${blackScore}–${DISCS - blackScore}</span>
      <span class=${blackScore < DISCS / 2 ? 'won' : ''}>${white}</span>
    </button></li>`;
};

const list = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { games, listed } = play.stores.openings.getState();
  if (games.type === 'missing')
    return html`
      <p>${words.t('openings.missing')}
        <button type="button" class="text-button" @click=${() => play.openings.retry()}>${words.t('openings.retry')}</button></p>`;
  const found = listed?.games;
  if (found === undefined) return html`<p class="quiet">${words.t('openings.searching')}</p>`;
  if (found.length === 0) return html`<p class="quiet">${words.t('openings.noGames')}</p>`;
  return html`
    <ol class="book-games" role="list" aria-label=${words.t('openings.gamesHere')}>
      ${found.slice(0, MOST_SHOWN).map(game => gameButton(shell, game))}
    </ol>`;
};

/** The tournament games with the position on the board, each of which can be opened. */
export const bookGames = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { listsGames } = play.stores.openings.getState();
  return html`
    <div>
      <button type="button" class="mark-button" aria-expanded=${listsGames ? 'true' : 'false'}
        @click=${() => play.openings.toggleGames()}>${words.t('openings.gamesHere')}</button>
      ${listsGames ? list(shell) : nothing}
    </div>`;
};
