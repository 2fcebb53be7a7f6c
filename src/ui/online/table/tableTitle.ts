import { opposite } from '../../../game/color.ts';
import { rulesOf } from '../../../game/games.ts';
import { isMatchOver, type Match } from '../../../game/match.ts';
import type { Words } from '../../../i18n/words.ts';
import { isPlace } from '../../../look/places.ts';
import type { OnlineState } from '../../../store/onlineStore.ts';
import { selectShownMatch } from '../../../store/selectors.ts';
import { selectGameKind } from '../../../store/stores.ts';
import type { Study } from '../../../store/studyStore.ts';
import type { Shell } from '../../kit/shell.ts';
import { playerName, soloColor } from '../../words/names.ts';
import { resultText } from '../../words/results.ts';
import { RULES_WORDS } from '../../words/rulesWords.ts';
import { isReadersTurn, isWaiting, replayTitle, turnText } from '../../words/status.ts';
import { studyTitle } from '../../words/study/studyWords.ts';

/** The parts of a title. */
interface Titled {
  readonly match: Match | undefined;
  readonly online: OnlineState;
  readonly study?: Study | undefined;
  /** The title of a page without a match. */
  readonly plain: string;
  /** Whether the page is hidden: then the request comes first, since tabs are narrow. */
  readonly isHidden: boolean;
  /** Whether the ending is still being shown: then the result is withheld. */
  readonly isEnding?: boolean;
  readonly isExercise?: boolean;
}

/**
 * `You against Ana`; for watchers both names, the first player's first. At a table also the game and the person's
 * color.
 */
const playersText = (words: Words, match: Match): string => {
  const own = soloColor(match);
  const first = own ?? 'black';
  const other = playerName(words, match, opposite(first));
  const { game } = match.setup;
  if (own === undefined || match.seats[opposite(own)].type !== 'remote')
    return words.t('title.players', { one: playerName(words, match, first), other });
  const color = RULES_WORDS[rulesOf(game)].disc(words, own);
  return words.t('title.table', { game: words.t(`menu.games.${game}`), color, other });
};

const stateText = (words: Words, match: Match): string =>
  isReadersTurn(match) ? words.t('title.yourTurn') : turnText(words, match);

/** `You against Ana - your turn`: the players and the state, for a browser tab. */
export const titleText = (
  words: Words,
  { match, online, study, plain, isHidden, isEnding = false, isExercise = false }: Titled,
): string => {
  if (isWaiting(online)) return words.t('title.state', { players: plain, state: words.t('table.waiting') });
  if (match === undefined) return plain;
  if (isExercise) return words.t('title.state', { players: words.t('exercise.title'), state: plain });
  if (study !== undefined) return studyTitle(words, match, study, 'title');
  if (online.replay !== undefined) return replayTitle(words, match);
  const players = playersText(words, match);
  if (isEnding) return players;
  if (isMatchOver(match)) return words.t('title.state', { players, state: resultText(words, match) });
  return isHidden && isReadersTurn(match)
    ? words.t('title.state', { players: words.t('status.yourTurn'), state: players })
    : words.t('title.state', { players, state: stateText(words, match) });
};

/** Keeps the page's title up to date; returns a function that stops this. */
export const followTitle = ({ play, words }: Shell): (() => void) => {
  const { match, online, app, study } = play.stores;
  const plain = document.title;
  const look = (): void => {
    const { screen, visible } = app.getState();
    const named = isPlace(screen) && screen !== 'menu' ? words.t(`places.names.${screen}`) : undefined;
    const shown = screen === 'board' ? selectShownMatch(match.getState()) : undefined;
    const isEnding = match.getState().result === 'coming';
    const title = named === undefined ? plain : words.t('title.state', { players: named, state: plain });
    const titled = {
      match: shown,
      online: online.getState(),
      study: study.getState().study,
      isExercise: selectGameKind(play.stores) === 'exercise',
      plain: title,
      isHidden: !visible,
      isEnding,
    };
    const text = titleText(words, titled);
    if (text !== document.title) document.title = text;
  };
  look();
  const ends = [
    match.subscribe(look),
    online.subscribe(look),
    study.subscribe(look),
    app.subscribe(look),
    words.subscribe(look),
  ];
  return () => {
    for (const end of ends) end();
    document.title = plain;
  };
};
