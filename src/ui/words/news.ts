import { COLORS } from '../../game/color.ts';
import { isRemote, type Match, turnsOf } from '../../game/match.ts';
import { haveSameContent } from '../../game/record.ts';
import type { Words } from '../../i18n/words.ts';
import type { FinishedMatch } from '../../net/contract/records.ts';
import type { MatchState } from '../../store/matchStore.ts';
import { OFFLINE, type OnlineState } from '../../store/onlineStore.ts';
import { selectAwaitsEngine } from '../../store/selectors.ts';
import type { AnnouncementLength, DiscSize } from '../../store/settingsStore.ts';
import type { Study } from '../../store/studyStore.ts';
import { isWatcher } from '../../store/table/tableSelectors.ts';
import { colorOf, playerName, soloColor } from './names.ts';
import { endedEarly, marginText, resultText } from './results.ts';
import { hintText } from './squares.ts';
import { isWaiting, replayResult, replayStatus, replayTitle } from './status.ts';
import { studyStatus, studyTitle } from './study/studyWords.ts';
import { intentionText, nextSentence, sentences, turnSentences, turnsText } from './turnWords.ts';

const haveSameSeats = ({ seats: before }: Match, { seats: after }: Match): boolean =>
  haveSameContent(before, after);

const hasEndedEarly = (before: Match, after: Match): boolean =>
  endedEarly(before) === undefined && endedEarly(after) !== undefined;

/** Announced when a match, or a board that waits for a player, appears. */
export const arrivalNews = (words: Words, match: Match, online: OnlineState, study?: Study): string => {
  if (study !== undefined)
    return sentences(words, [
      words.t('tree.opened', { game: studyTitle(words, match, study) }),
      studyStatus(words, match, study),
    ]);
  if (isWaiting(online)) return words.t('table.waitingSaid');
  if (online.replay !== undefined) return replayNews(words, undefined, { match, record: online.replay });
  return isWatcher(online.table)
    ? sentences(words, [words.t('table.youWatch'), arrivalText(words, match)])
    : arrivalText(words, match);
};

/** The level of detail for the turns, besides the match. */
interface Course {
  readonly online: OnlineState;
  readonly study: Study | undefined;
  readonly length: AnnouncementLength;
}

/** The news of a new match, an undone move, added turns or the end; undefined if nothing changed. */
const courseNews = (
  words: Words,
  before: Match | undefined,
  after: Match,
  { online, study, length }: Course,
): string | undefined => {
  if (before?.id !== after.id) return arrivalNews(words, after, online, study);
  if (study !== undefined) return studyNews(words, before, after, { study, length });
  if (online.replay !== undefined)
    return replayNews(words, before, { match: after, record: online.replay, length });
  if (hasEndedEarly(before, after)) return endedText(words, after);
  if (!haveSameSeats(before, after)) return seatsText(words, after);
  const played = after.transcript.length - before.transcript.length;
  if (played < 0) return undoneText(words, after);
  if (played === 0) return isRemote(after) ? undefined : arrivalNews(words, after, online);
  return turnsText(words, turnsOf(after).slice(before.transcript.length), after, length);
};

/** Further state that affects the announcement. */
interface Circumstances {
  /** Whether a person must press the button to pass. */
  readonly mustPass?: boolean;
  readonly online?: OnlineState;
  readonly study?: Study | undefined;
  /** Whether an exercise is on the board, whose card makes its own announcements. */
  readonly isExercise?: boolean;
  /** The level of detail for turns. */
  readonly length?: AnnouncementLength;
}

type Refused = NonNullable<MatchState['refused']>;

/** Repeated presses out of turn are explained only once while the explanation is visible. */
const isRepeated = (before: Refused | undefined, after: Refused): boolean =>
  before?.refusal === 'notYourTurn' && after.refusal === 'notYourTurn';

/** What a screen reader announces about the change from one state to the next; undefined if nothing. */
export const newsOf = (
  words: Words,
  before: MatchState,
  after: MatchState,
  { mustPass = false, online = OFFLINE, study, isExercise = false, length = 'normal' }: Circumstances = {},
): string | undefined => {
  if (after.match !== undefined && after.match !== before.match && isExercise)
    return exerciseNews(words, before.match, after.match, length);
  if (after.match !== undefined && after.match !== before.match)
    return courseNews(words, before.match, after.match, { online, study, length });
  if (after.refused !== undefined && after.refused !== before.refused)
    return isRepeated(before.refused, after.refused)
      ? undefined
      : words.t(`refusal.${after.refused.refusal}`);
  if (after.intended !== before.intended && after.match === before.match) return intentionText(words, after);
  if (after.match !== undefined && after.hint !== undefined && after.hint !== before.hint)
    return hintText(words, after.match, after.hint);
  if (mustPass && after.passCard !== before.passCard) return words.t('said.pressPass');
  if (after.paused !== before.paused) return words.t(after.paused ? 'said.paused' : 'said.resumed');
  if (selectAwaitsEngine(after) && !selectAwaitsEngine(before)) return words.t('status.loading');
  if (after.thinking === 'failed' && before.thinking !== 'failed') return words.t('status.failed');
  return undefined;
};

/** `Disc size: Small`. */
export const discSizeText = (words: Words, size: DiscSize): string =>
  words.t('settings.discSizeNow', { size: words.t(`settings.discSizes.${size}`) });

/** The text for an ending other than by the rules: `You lose by resignation. You resigned.` */
const endedText = (words: Words, match: Match): string =>
  sentences(words, [resultText(words, match), marginText(words, match)]);

/** The color of the only person at this page. */
const seatSentence = (words: Words, match: Match): readonly string[] => {
  const own = soloColor(match);
  return own === undefined ? [] : [words.t('said.youPlay', { color: colorOf(words, match, own) })];
};

/** A match that appears on the board: `New game. You play Black. Your turn.` */
const arrivalText = (words: Words, match: Match): string =>
  sentences(words, [
    words.t(match.transcript.length > match.given ? 'said.continued' : 'said.started'),
    ...(match.setup.freePassing ? [words.t('passing.ruleSaid')] : []),
    ...seatSentence(words, match),
    nextSentence(words, match),
  ]);

/** A sentence about an undo, and the turn: `Taken back. Your turn.` */
const undoneText = (words: Words, after: Match): string =>
  sentences(words, [words.t('said.undone'), nextSentence(words, after)]);

/** The players after a change: `Black: You. White: Minimax 5. Your turn.` */
const seatsText = (words: Words, after: Match): string =>
  sentences(words, [
    ...COLORS.map(color =>
      words.t('said.seat', { color: colorOf(words, after, color), name: playerName(words, after, color) }),
    ),
    nextSentence(words, after),
  ]);

/** The replay's previous ply; undefined if another match or a game in play was shown before. */
const plyBefore = (before: Match | undefined, { id }: Match): number | undefined =>
  before?.id === id && before.replayed === true ? before.transcript.length : undefined;

interface ReplayedMatch {
  readonly match: Match;
  readonly record: FinishedMatch;
  readonly length?: AnnouncementLength;
}

/** The news after a step through a replay: the move it played, or else the current ply. */
const replayNews = (
  words: Words,
  before: Match | undefined,
  { match, record, length }: ReplayedMatch,
): string => {
  const status = replayStatus(words, match, record);
  const ply = plyBefore(before, match);
  if (ply === undefined)
    return sentences(words, [
      [replayTitle(words, match), replayResult(words, match, record)].join(words.t('replay.between')),
      status,
    ]);
  return match.transcript.length === ply + 1
    ? turnsText(words, turnsOf(match).slice(-1), match, length)
    : status;
};

/** A move in an exercise; the card announces the feedback and the next question. */
const exerciseNews = (
  words: Words,
  before: Match | undefined,
  after: Match,
  length: AnnouncementLength,
): string | undefined => {
  const isPlayed = before?.id === after.id && after.transcript.length === before.transcript.length + 1;
  if (!isPlayed) return undefined;
  return sentences(
    words,
    turnsOf(after)
      .slice(-1)
      .flatMap(turn => turnSentences(words, after, turn, length)),
  );
};

/** The news after a step through a study: the move it shows, or else the current place. */
const studyNews = (
  words: Words,
  before: Match,
  after: Match,
  { study, length }: { readonly study: Study; readonly length: AnnouncementLength },
): string | undefined => {
  const [was, is] = [before.transcript, after.transcript];
  const isOn = was.every((move, ply) => move === is[ply]);
  if (isOn && was.length === is.length) return undefined;
  return isOn && is.length === was.length + 1
    ? turnsText(words, turnsOf(after).slice(-1), after, length)
    : studyStatus(words, after, study);
};
