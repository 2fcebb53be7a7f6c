import { type Match, positionOf } from '../game/match.ts';
import { openCentre } from '../game/othello/position.ts';
import { isOver, type Position } from '../game/position.ts';
import type { Words } from '../i18n/words.ts';
import type { MatchState } from '../store/matchStore.ts';
import { selectIsWatching } from '../store/selectors.ts';
import { resultText } from './resultWords.ts';
import { colorOf } from './seatNames.ts';

/** Plies during which it is said that fewest discs win: once for each side. */
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

/** The one line that says where the game stands; `mustPass` while a person has to press the button for it. */
export const statusText = (words: Words, state: MatchState, mustPass = false): string => {
  const { match, thinking, passCard } = state;
  if (match === undefined) return words.t('status.noGame');
  const position = positionOf(match);
  if (isOver(position)) return resultText(words, match);
  if (thinking === 'failed') return words.t('status.failed');
  if (passCard !== undefined)
    return words.t(mustPass ? 'table.status.mustPass' : 'status.pass', {
      color: colorOf(words, match, passCard),
    });
  if (thinking === 'hint') return words.t('status.hint');
  if (thinking === 'reply')
    return words.t('status.thinking', { color: colorOf(words, match, position.turn) });
  return toMoveText(words, state, match);
};
