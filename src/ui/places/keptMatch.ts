import { html, type TemplateResult } from 'lit';
import { opposite } from '../../game/color.ts';
import { isMatchOver, type Match, positionOf } from '../../game/match.ts';
import type { Words } from '../../i18n/words.ts';
import type { SavedMatch } from '../../store/kept/storedMatch.ts';
import { ownColor } from '../../store/selectors.ts';
import { face } from '../kit/discs.ts';
import { icon } from '../kit/icons.ts';
import { positionPicture } from '../kit/positionPicture.ts';
import type { Shell } from '../kit/shell.ts';
import { dateText } from '../words/locale.ts';
import { gameText } from '../words/names.ts';
import { resultText } from '../words/results.ts';
import { replayTitle } from '../words/status.ts';

/** How the game ended, or the number of moves so far. */
const stateText = (words: Words, match: Match): string =>
  isMatchOver(match)
    ? resultText(words, match)
    : words.t('places.unfinished', { count: match.transcript.length });

/** A saved match: its picture, players, result, game and date. */
export const keptMatch = (
  shell: Shell,
  { match, savedAt }: SavedMatch,
  study: (match: Match) => void,
): TemplateResult => {
  const { words, play } = shell;
  const id = `kept-${match.id}`;
  return html`
    ${positionPicture(play.stores.settings.getState(), positionOf(match))}
    <div class="kept-words">
      <h3 id=${id}>${face(match.seats[opposite(ownColor(match))])}<span>${replayTitle(words, match, 'short')}</span></h3>
      <p>${stateText(words, match)}</p>
      <p class="quiet">${gameText(words, match)}<span aria-hidden="true"> ·</span> ${dateText(words, savedAt)}</p>
    </div>
    <button type="button" class="secondary with-icon" aria-describedby=${id} @click=${() => study(match)}>
      ${icon('analyze')}<span>${words.t('places.analyze')}</span>
    </button>`;
};
