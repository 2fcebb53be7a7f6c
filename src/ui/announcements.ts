import { isRemote, type Match, turnsOf } from '../game/match.ts';
import type { Words } from '../i18n/words.ts';
import type { MatchState } from '../store/matchStore.ts';
import type { DiscSize } from '../store/settingsStore.ts';
import { endedEarly } from './endingWords.ts';
import { hintText } from './hintWords.ts';
import { arrivalText, endedText, seatsText, turnsText, undoneText } from './turnWords.ts';

const haveSameSeats = ({ seats: before }: Match, { seats: after }: Match): boolean =>
  before === after || JSON.stringify(before) === JSON.stringify(after);

const hasEndedEarly = (before: Match, after: Match): boolean =>
  endedEarly(before) === undefined && endedEarly(after) !== undefined;

/** A different match, a shorter one, turns added to it, or its end; undefined if it is as it was. */
const courseNews = (words: Words, before: Match | undefined, after: Match): string | undefined => {
  if (before?.id !== after.id) return arrivalText(words, after);
  if (hasEndedEarly(before, after)) return endedText(words, after);
  if (!haveSameSeats(before, after)) return seatsText(words, after);
  const played = after.transcript.length - before.transcript.length;
  if (played < 0) return undoneText(words, after);
  if (played === 0 && isRemote(after)) return undefined;
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
