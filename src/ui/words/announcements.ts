import { isRemote, type Match, turnsOf } from '../../game/match.ts';
import type { Words } from '../../i18n/words.ts';
import type { MatchState } from '../../store/matchStore.ts';
import { OFFLINE, type OnlineState } from '../../store/onlineStore.ts';
import { selectAwaitsEngine } from '../../store/selectors.ts';
import type { DiscSize } from '../../store/settingsStore.ts';
import { isWatcher } from '../../store/tableSelectors.ts';
import { endedEarly } from './endingWords.ts';
import { hintText } from './hintWords.ts';
import { replayNews } from './replayWords.ts';
import { isWaiting } from './tableWords.ts';
import { arrivalText, endedText, seatsText, sentences, turnsText, undoneText } from './turnWords.ts';

const haveSameSeats = ({ seats: before }: Match, { seats: after }: Match): boolean =>
  before === after || JSON.stringify(before) === JSON.stringify(after);

const hasEndedEarly = (before: Match, after: Match): boolean =>
  endedEarly(before) === undefined && endedEarly(after) !== undefined;

/** Spoken when a match appears on the board, or a board that waits for a player. */
export const arrivalNews = (words: Words, match: Match, online: OnlineState): string => {
  if (isWaiting(online)) return words.t('online.waitingSaid');
  if (online.replay !== undefined) return replayNews(words, undefined, { match, record: online.replay });
  return isWatcher(online.table)
    ? sentences(words, [words.t('online.youWatch'), arrivalText(words, match)])
    : arrivalText(words, match);
};

/** The news of a new match, a shorter one, added turns or its end; undefined if nothing changed. */
const courseNews = (
  words: Words,
  before: Match | undefined,
  after: Match,
  online: OnlineState,
): string | undefined => {
  if (before?.id !== after.id) return arrivalNews(words, after, online);
  if (online.replay !== undefined) return replayNews(words, before, { match: after, record: online.replay });
  if (hasEndedEarly(before, after)) return endedText(words, after);
  if (!haveSameSeats(before, after)) return seatsText(words, after);
  const played = after.transcript.length - before.transcript.length;
  if (played < 0) return undoneText(words, after);
  if (played === 0 && isRemote(after)) return undefined;
  return turnsText(words, turnsOf(after).slice(before.transcript.length), after);
};

/** What is known besides the match. */
interface Around {
  /** Whether a person must press the button to pass. */
  readonly mustPass?: boolean;
  readonly online?: OnlineState;
}

/** What a screen reader announces about the change from one state to the next; undefined if nothing. */
export const newsOf = (
  words: Words,
  before: MatchState,
  after: MatchState,
  { mustPass = false, online = OFFLINE }: Around = {},
): string | undefined => {
  if (after.match !== undefined && after.match !== before.match)
    return courseNews(words, before.match, after.match, online);
  if (after.refused !== undefined && after.refused !== before.refused)
    return words.t(`refusal.${after.refused.refusal}`);
  if (after.match !== undefined && after.hint !== undefined && after.hint !== before.hint)
    return hintText(words, after.match, after.hint);
  if (mustPass && after.passCard !== before.passCard) return words.t('table.pressPass');
  if (after.paused !== before.paused) return words.t(after.paused ? 'table.paused' : 'table.resumed');
  if (selectAwaitsEngine(after) && !selectAwaitsEngine(before)) return words.t('status.loading');
  if (after.thinking === 'failed' && before.thinking !== 'failed') return words.t('status.failed');
  return undefined;
};

/** `Disc size: Small`. */
export const discSizeText = (words: Words, size: DiscSize): string =>
  `${words.t('settings.discSize')}: ${words.t(`settings.discSizes.${size}`)}`;
