import '../you/you.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Rival } from '../../game/duel.ts';
import { GAMES, type GameName } from '../../game/games.ts';
import { selectTallies, type Tally } from '../../store/results/tallies.ts';
import { resultBar } from '../diary/diaryParts.ts';
import { createDiaryReading, diarySection } from '../diary/diarySection.ts';
import { face } from '../kit/discs.ts';
import type { Shell } from '../kit/shell.ts';
import { ratingsList } from '../online/ratings.ts';
import { createTransferSection } from '../transfer/transferSection.ts';
import { seatName } from '../words/names.ts';
import { numberText } from '../words/numbers.ts';
import { fitCurve } from '../you/fitCurve.ts';
import { ladders } from '../you/ladders.ts';
import { overview } from '../you/overview.ts';
import { mountPlace, type PlaceCard, placeCards } from './placeScreen.ts';

const cards = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { hasKeyboard, installing } = play.stores.app.getState();
  const keys: PlaceCard = {
    icon: 'keys',
    label: words.t('menu.keys'),
    press: () => play.openDialog({ name: 'keys' }),
  };
  const install: PlaceCard = {
    icon: 'install',
    label: words.t('offline.install'),
    press: () => play.offline.install(),
  };
  return placeCards(words.t('places.names.you'), [
    { icon: 'settings', label: words.t('menu.settings'), press: () => play.openDialog({ name: 'settings' }) },
    { icon: 'colors', label: words.t('menu.colors'), press: () => play.openColors() },
    ...(hasKeyboard ? [keys] : []),
    ...(installing === 'offered' ? [install] : []),
    { icon: 'about', label: words.t('menu.about'), press: () => play.openDialog({ name: 'about' }) },
  ]);
};

interface Row {
  readonly rival: Rival;
  readonly tally: Tally;
}

const row = (shell: Shell, { rival: { opponent, level, fits }, tally }: Row): TemplateResult => {
  const { words } = shell;
  const seat = { type: 'computer', opponent, level } as const;
  const name = fits ? words.t('level.fits.name') : seatName(words, seat);
  return html`
    <tr>
      <th scope="row"><span class="rival">${face(seat)}<span>${name}${resultBar(tally)}${fits ? fitCurve(shell, opponent) : nothing}</span></span></th>
      <td class="numeral">${numberText(words, tally.won)}</td>
      <td class="numeral">${numberText(words, tally.drawn)}</td>
      <td class="numeral">${numberText(words, tally.lost)}</td>
    </tr>`;
};

/** Results in one game; nothing for a game never played. */
const resultsOf = (shell: Shell, game: GameName, rows: readonly Row[]): TemplateResult => {
  const { words } = shell;
  const own = rows.filter(({ rival }) => rival.game === game);
  if (own.length === 0) return html`${nothing}`;
  return html`
    <table class="results card">
      <caption>${words.t(`menu.games.${game}`)}</caption>
      <thead>
        <tr>
          <th scope="col"><span class="unseen">${words.t('menu.opponent')}</span></th>
          <th scope="col">${words.t('places.won')}</th>
          <th scope="col">${words.t('places.drawn')}</th>
          <th scope="col">${words.t('places.lost')}</th>
        </tr>
      </thead>
      <tbody>${own.map(one => row(shell, one))}</tbody>
    </table>`;
};

const results = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const rows = selectTallies(play.stores.records.getState());
  return html`
    <section class="place-part" aria-labelledby="results">
      <h2 id="results">${words.t('places.results')}</h2>
      ${
        rows.length === 0
          ? html`<p class="quiet">${words.t('places.noResults')}</p>`
          : html`<div class="results-tables">${GAMES.map(game => resultsOf(shell, game, rows))}</div>`
      }
    </section>`;
};

const ratings = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const known = play.stores.online.getState().ratings ?? [];
  if (known.length === 0) return html`${nothing}`;
  return html`
    <section class="place-part" aria-labelledby="ratings">
      <h2 id="ratings">${words.t('places.ratings')}</h2>
      ${ratingsList(shell)}
    </section>`;
};

/** Installation instructions for browsers without an install button. */
const installByHand = ({ words, play }: Shell): TemplateResult =>
  play.stores.app.getState().installing === 'byHand'
    ? html`<p class="quiet">${words.t('offline.installByHand')}</p>`
    : html`${nothing}`;

/** The You screen: settings and progress. */
export const mountYou = (shell: Shell): (() => void) => {
  const readDiary = createDiaryReading(shell);
  const transferSection = createTransferSection();
  shell.play.library.load();
  shell.play.puzzles.recall();
  return mountPlace(shell, 'you', (inside, redraw) => {
    const diary = readDiary();
    // Once there are games, past results come before suggestions.
    const hasGames = diary.months.length > 0;
    return html`
      ${overview(inside, diary)} ${cards(inside)} ${installByHand(inside)}
      ${hasGames ? diarySection(inside, diary) : nothing} ${ladders(inside)} ${ratings(inside)}
      ${hasGames ? nothing : diarySection(inside, diary)} ${results(inside)} ${transferSection(inside, redraw)}`;
  });
};
