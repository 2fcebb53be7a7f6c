import { type Match, turnsOf } from '../game/match.ts';
import type { Words } from '../i18n/words.ts';
import type { MatchState } from '../store/matchStore.ts';
import type { DiscSize } from '../store/settingsStore.ts';
import { hintText } from './hintWords.ts';
import { newsText, seatsText, turnsText } from './turnWords.ts';

/** A match that comes onto the board whole. */
export const arrivalText = (words: Words, match: Match): string =>
  newsText(words, match.transcript.length > match.given ? 'said.continued' : 'said.started', match);

/** A different match, a shorter one, or turns added to it. */
const courseNews = (words: Words, before: Match | undefined, after: Match): string => {
  if (before?.id !== after.id) return arrivalText(words, after);
  if (before.seats !== after.seats) return seatsText(words, after);
  const played = after.transcript.length - before.transcript.length;
  if (played < 0) return newsText(words, 'said.undone', after);
  return turnsText(words, turnsOf(after).slice(before.transcript.length), after);
};

/** What a screen reader is told about the difference of two states; undefined if there is nothing to say. */
export const newsOf = (
  words: Words,
  before: MatchState,
  after: MatchState,
  mustPass = false,
): string | undefined => {
  if (after.match !== undefined && after.match !== before.match)
    return courseNews(words, before.match, after.match);
  if (after.refused !== undefined && after.refused !== before.refused)
    return words.t(`refusal.${after.refused.refusal}`);
  if (after.match !== undefined && after.hint !== undefined && after.hint !== before.hint)
    return hintText(words, after.match, after.hint);
  if (mustPass && after.passCard !== before.passCard) return words.t('table.pressPass');
  if (after.paused !== before.paused) return words.t(after.paused ? 'table.paused' : 'table.resumed');
  if (after.thinking === 'failed' && before.thinking !== 'failed') return words.t('status.failed');
  return undefined;
};

/** `Disc size: Small`. */
export const discSizeText = (words: Words, size: DiscSize): string =>
  `${words.t('settings.discSize')}: ${words.t(`settings.discSizes.${size}`)}`;
