import { COLORS, type Color, opposite } from '../../game/color.ts';
import { isMatchOver, type Match, positionOf } from '../../game/match.ts';
import type { Words } from '../../i18n/words.ts';
import type { OnlineState } from '../../store/onlineStore.ts';
import { selectShownMatch } from '../../store/selectors.ts';
import type { Shell } from '../kit/shell.ts';
import { colorOf, playerName } from '../words/names.ts';
import { resultText, soloColor } from '../words/results.ts';
import { isOwnTurn, isWaiting, replayTitle } from '../words/status.ts';

/** What a title is made from. */
interface Titled {
  readonly match: Match | undefined;
  readonly online: OnlineState;
  /** The title of a page that shows no match. */
  readonly plain: string;
  /** Whether the page is hidden: then what it asks for comes first, since tabs are narrow. */
  readonly isHidden: boolean;
}

const nameOf = (words: Words, match: Match, color: Color): string => {
  const seat = match.seats[color];
  const isGuest = seat.type === 'remote' && seat.name === undefined;
  return isGuest && soloColor(match) !== undefined ? words.t('title.guest') : playerName(words, match, color);
};

/** `Red against Ana`; for watchers both names. */
const playersText = (words: Words, match: Match): string => {
  const own = soloColor(match);
  const [one, other] =
    own === undefined
      ? COLORS.map(color => nameOf(words, match, color))
      : [colorOf(words, match, own), nameOf(words, match, opposite(own))];
  return words.t('title.players', { one: one ?? '', other: other ?? '' });
};

const turnText = (words: Words, match: Match): string => {
  const { turn } = positionOf(match);
  return soloColor(match) === turn
    ? words.t('title.yourTurn')
    : words.t('title.toMove', { name: nameOf(words, match, turn) });
};

/** `Red against Ana - your turn`: who plays whom, and the state, for a tab among others. */
export const titleText = (words: Words, { match, online, plain, isHidden }: Titled): string => {
  if (isWaiting(online)) return words.t('title.state', { players: plain, state: words.t('table.waiting') });
  if (match === undefined) return plain;
  if (online.replay !== undefined) return replayTitle(words, match);
  const players = playersText(words, match);
  if (isMatchOver(match)) return words.t('title.state', { players, state: resultText(words, match) });
  return isHidden && isOwnTurn(match)
    ? words.t('title.state', { players: words.t('table.yourTurn'), state: players })
    : words.t('title.state', { players, state: turnText(words, match) });
};

/** Keeps the page's title up to date; returns a function that stops this. */
export const followTitle = ({ play, words }: Shell): (() => void) => {
  const { match, online, app } = play.stores;
  const plain = document.title;
  const look = (): void => {
    const { screen, visible } = app.getState();
    const shown = screen === 'board' ? selectShownMatch(match.getState()) : undefined;
    const titled = { match: shown, online: online.getState(), plain, isHidden: !visible };
    const title = titleText(words, titled);
    if (title !== document.title) document.title = title;
  };
  look();
  const ends = [match.subscribe(look), online.subscribe(look), app.subscribe(look), words.subscribe(look)];
  return () => {
    for (const end of ends) end();
    document.title = plain;
  };
};
