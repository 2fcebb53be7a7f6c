import type { Color } from '../../game/color.ts';
import { hasPassedFreely, isMatchOver, type Match, positionOf } from '../../game/match.ts';
import { openCentre } from '../../game/othello/position.ts';
import type { Position } from '../../game/position.ts';
import type { Words } from '../../i18n/words.ts';
import type { MatchState } from '../../store/matchStore.ts';
import { OFFLINE, type OnlineState, selectIsAtTable } from '../../store/onlineStore.ts';
import { selectAwaitsEngine, selectIsWatching } from '../../store/selectors.ts';
import { replayStatus } from './replayWords.ts';
import { resultText } from './resultWords.ts';
import { colorOf } from './seatNames.ts';
import { isWaiting, turnStatus } from './tableWords.ts';

/** The number of plies that carry the reminder that fewest discs win: one for each side. */
const REMINDED_PLIES = 2;

const isInOpeningPhase = (position: Position): boolean =>
  position.rules === 'reversi' && !openCentre(position).isEmpty();

const toMoveText = (words: Words, state: MatchState, match: Match): string => {
  const position = positionOf(match);
  const color = colorOf(words, match, position.turn);
  if (state.paused && selectIsWatching(state)) return words.t('table.status.paused', { color });
  if (isInOpeningPhase(position)) return words.t('table.status.centre', { color });
  if (position.rules === 'anti' && match.transcript.length < REMINDED_PLIES)
    return words.t('table.status.fewest', { color });
  return words.t('status.toMove', { color });
};

/** What is known besides the match. */
interface Around {
  /** Whether a person must press the button to pass. */
  readonly mustPass?: boolean;
  readonly online?: OnlineState;
}

/** That a side has passed, or must pass. */
export const passText = (
  words: Words,
  match: Match,
  { color, mustPass }: { readonly color: Color; readonly mustPass: boolean },
): string => {
  const named = { color: colorOf(words, match, color) };
  if (mustPass) return words.t('table.status.mustPass', named);
  return words.t(hasPassedFreely(match) ? 'passing.passes' : 'status.pass', named);
};

/** The status line: the state of the game in one line. */
export const statusText = (
  words: Words,
  state: MatchState,
  { mustPass = false, online = OFFLINE }: Around = {},
): string => {
  const { match, thinking, passCard } = state;
  if (isWaiting(online)) return words.t('online.waiting');
  if (match === undefined) return words.t('status.noGame');
  if (online.replay !== undefined) return replayStatus(words, match, online.replay);
  if (isMatchOver(match)) return resultText(words, match);
  if (thinking === 'failed') return words.t('status.failed');
  if (passCard !== undefined) return passText(words, match, { color: passCard, mustPass });
  if (selectAwaitsEngine(state)) return words.t('status.loading');
  if (thinking === 'hint') return words.t('status.hint');
  if (thinking === 'reply')
    return words.t('status.thinking', { color: colorOf(words, match, positionOf(match).turn) });
  return selectIsAtTable(online) ? turnStatus(words, match) : toMoveText(words, state, match);
};
