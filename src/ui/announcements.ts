import { type Match, turnsOf } from '../game/match.ts';
import { makeSquare } from '../game/square.ts';
import type { Words } from '../i18n/words.ts';
import type { MatchState } from '../store/matchStore.ts';
import { newsText, turnsText } from './sentences.ts';

/** A match that comes onto the board whole. */
export const arrivalText = (words: Words, match: Match): string =>
  newsText(words, match.transcript.length > match.given ? 'said.continued' : 'said.started', match);

/** A different match, a shorter one, or turns added to it. */
const courseNews = (words: Words, before: Match | undefined, after: Match): string => {
  if (before?.id !== after.id) return arrivalText(words, after);
  const played = after.transcript.length - before.transcript.length;
  if (played < 0) return newsText(words, 'said.undone', after);
  return turnsText(words, turnsOf(after).slice(before.transcript.length), after);
};

/** What a screen reader is told about the difference of two states; undefined if there is nothing to say. */
export const newsOf = (words: Words, before: MatchState, after: MatchState): string | undefined => {
  if (after.match !== undefined && after.match !== before.match)
    return courseNews(words, before.match, after.match);
  if (after.refused !== undefined && after.refused !== before.refused)
    return words.t(`refusal.${after.refused.refusal}`);
  if (after.hint !== undefined && after.hint !== before.hint)
    return words.t('said.hint', { square: makeSquare(after.hint) });
  if (after.thinking === 'failed' && before.thinking !== 'failed') return words.t('status.failed');
  return undefined;
};
