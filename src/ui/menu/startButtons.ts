import { html, type TemplateResult } from 'lit';
import { discCounts } from '../../game/board.ts';
import { COLORS, type Color, opposite } from '../../game/color.ts';
import { type Match, positionOf } from '../../game/match.ts';
import { isHuman } from '../../game/seat.ts';
import type { Words } from '../../i18n/words.ts';
import { ownColor } from '../../store/selectors.ts';
import { type IconName, icon } from '../kit/icons.ts';
import { positionPicture } from '../kit/positionPicture.ts';
import { colorOf, isShared, playerName } from '../words/names.ts';
import { RULES_WORDS } from '../words/rulesWords.ts';
import type { MenuContext } from './menuContext.ts';

/** `Your turn`, or `Flipside 3 to move`. */
const turnText = (words: Words, match: Match, turn: Color): string => {
  if (isShared(match)) return words.t('menu.waiting.theirs', { name: colorOf(words, match, turn) });
  return isHuman(match.seats, turn)
    ? words.t('menu.waiting.yours')
    : words.t('menu.waiting.theirs', { name: playerName(words, match, turn) });
};

/** The turn and the disc counts of the waiting game, the person's count first. */
const waitingText = (words: Words, match: Match): string => {
  const position = positionOf(match);
  const turn = turnText(words, match, position.turn);
  if (!RULES_WORDS[position.rules].countsDiscs) return turn;
  const [counts, own] = [discCounts(position), ownColor(match)];
  return words.t('menu.waiting.withCounts', { turn, own: counts[own], other: counts[opposite(own)] });
};

/** The waiting game and its computer players: `Othello, Jack`. */
const waitingGame = (words: Words, match: Match): string => {
  const game = words.t(`menu.games.${match.setup.game}`);
  const others = COLORS.filter(color => !isHuman(match.seats, color));
  return [game, ...others.map(color => playerName(words, match, color))].join(words.t('comma'));
};

const continueButton = (context: MenuContext, match: Match): TemplateResult => {
  const { words, play } = context.shell;
  return html`
    <button type="button" class="primary waiting" data-landing aria-labelledby="continue-name"
      aria-describedby="continue-about" @click=${() => play.continueMatch()}>
      ${positionPicture(context.settings, positionOf(match))}
      <span class="waiting-words">
        <span id="continue-name">${words.t('menu.continue')}</span>
        <span class="waiting-about" id="continue-about">${waitingGame(words, match)}<span aria-hidden="true"> ·</span> ${waitingText(words, match)}</span>
      </span>
    </button>`;
};

const tile = (name: IconName, label: string, press: () => void): TemplateResult => html`
  <button type="button" class="tile" @click=${press}>${icon(name)}<span>${label}</span></button>`;

/** `Play`; if a game is waiting, `Continue` and then `New game`. `isReady` makes the person correct invalid choices first. */
export const startButtons = (context: MenuContext, isReady: () => boolean): TemplateResult => {
  const { words, play } = context.shell;
  const { unfinished } = play.stores.app.getState();
  const start = (): void => {
    if (isReady()) play.startMatch();
  };
  const goOnline = (): void => {
    if (isReady()) play.openDialog({ name: 'online' });
  };
  return html`
    <div class="menu-buttons">
      ${
        unfinished === undefined
          ? html`<button type="button" class="primary" data-landing @click=${start}>${words.t('menu.play')}</button>`
          : html`${continueButton(context, unfinished)}
            <button type="button" class="secondary" aria-label=${words.t('menu.playNew')} @click=${start}>
              ${words.t('menu.newGame')}
            </button>`
      }
      ${tile('friend', words.t('menu.online'), goOnline)} ${tile('colors', words.t('menu.colors'), () => play.openColors())}
    </div>`;
};
