import { COLORS, opposite } from '../../game/color.ts';
import { rulesOf } from '../../game/games.ts';
import { isMatchOver, isRemote, latestTurns, type Match, positionOf, turnsOf } from '../../game/match.ts';
import { makeSquare } from '../../game/square.ts';
import type { Turn } from '../../game/transcript.ts';
import type { Words } from '../../i18n/words.ts';
import type { FinishedMatch } from '../../net/contract/records.ts';
import type { MatchState } from '../../store/matchStore.ts';
import { OFFLINE, type OnlineState } from '../../store/onlineStore.ts';
import { selectAwaitsEngine } from '../../store/selectors.ts';
import type { DiscSize } from '../../store/settingsStore.ts';
import type { Study } from '../../store/studyStore.ts';
import { isWatcher } from '../../store/tableSelectors.ts';
import { listText } from './locale.ts';
import { colorOf, playerName, sideName, soloColor } from './names.ts';
import { endedEarly, marginText, resultText } from './results.ts';
import { RULES_WORDS } from './rulesWords.ts';
import { hintText } from './squares.ts';
import {
  againText,
  cannotMoveText,
  isReadersTurn,
  isWaiting,
  passedText,
  replayResult,
  replayStatus,
  replayTitle,
} from './status.ts';
import { studyStatus, studyTitle } from './studyWords.ts';

const haveSameSeats = ({ seats: before }: Match, { seats: after }: Match): boolean =>
  before === after || JSON.stringify(before) === JSON.stringify(after);

const hasEndedEarly = (before: Match, after: Match): boolean =>
  endedEarly(before) === undefined && endedEarly(after) !== undefined;

/** Spoken when a match appears on the board, or a board that waits for a player. */
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

/** The news of a new match, a shorter one, added turns or its end; undefined if nothing changed. */
const courseNews = (
  words: Words,
  before: Match | undefined,
  after: Match,
  online: OnlineState,
  study: Study | undefined,
): string | undefined => {
  if (before?.id !== after.id) return arrivalNews(words, after, online, study);
  if (study !== undefined) return studyNews(words, before, after, study);
  if (online.replay !== undefined) return replayNews(words, before, { match: after, record: online.replay });
  if (hasEndedEarly(before, after)) return endedText(words, after);
  if (!haveSameSeats(before, after)) return seatsText(words, after);
  const played = after.transcript.length - before.transcript.length;
  if (played < 0) return undoneText(words, after);
  if (played === 0 && isRemote(after)) return undefined;
  return turnsText(words, turnsOf(after).slice(before.transcript.length), after);
};

/** What is known besides the match. */
interface Circumstances {
  /** Whether a person must press the button to pass. */
  readonly mustPass?: boolean;
  readonly online?: OnlineState;
  readonly study?: Study | undefined;
  /** Whether an exercise is on the board, whose card speaks for itself. */
  readonly isExercise?: boolean;
}

type Refused = NonNullable<MatchState['refused']>;

/** Whoever presses many times before their turn hears once why nothing happens, while that answer is shown. */
const isRepeated = (before: Refused | undefined, after: Refused): boolean =>
  before?.refusal === 'notYourTurn' && after.refusal === 'notYourTurn';

/** What a screen reader announces about the change from one state to the next; undefined if nothing. */
export const newsOf = (
  words: Words,
  before: MatchState,
  after: MatchState,
  { mustPass = false, online = OFFLINE, study, isExercise = false }: Circumstances = {},
): string | undefined => {
  if (after.match !== undefined && after.match !== before.match && isExercise)
    return exerciseNews(words, before.match, after.match);
  if (after.match !== undefined && after.match !== before.match)
    return courseNews(words, before.match, after.match, online, study);
  if (after.refused !== undefined && after.refused !== before.refused)
    return isRepeated(before.refused, after.refused)
      ? undefined
      : words.t(`refusal.${after.refused.refusal}`);
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
  `${words.t('settings.discSize')}: ${words.t(`settings.discSizes.${size}`)}`;

const sentences = (words: Words, parts: readonly string[]): string => parts.join(words.t('gap'));

/**
 * `Black f5, 1 disc flipped.`, `Black d4.` where a disc is only placed, or `Red column 4, row 2.` The names of the squares
 * speak of colors, so the announcement does too.
 */
const playText = (words: Words, match: Match, { color: side, square, flipped }: Turn): string => {
  if (square === undefined) return passedText(words, match, side);
  const color = colorOf(words, match, side);
  return RULES_WORDS[rulesOf(match.setup.game)].turn(words, { color, square, count: flipped.size });
};

const turnSentences = (words: Words, match: Match, turn: Turn): readonly string[] => [
  playText(words, match, turn),
  ...(turn.forcesPass ? [cannotMoveText(words, match, opposite(turn.color))] : []),
];

/** Who moves now, or how the game ended. */
const nextSentence = (words: Words, match: Match): string => {
  if (isMatchOver(match)) return resultText(words, match);
  return isReadersTurn(match)
    ? words.t('said.yourTurn')
    : words.t('said.toMove', { name: sideName(words, match, positionOf(match).turn) });
};

/** The same after these turns: whoever moved last may move again. */
const followingSentence = (words: Words, turns: readonly Turn[], match: Match): string => {
  const last = turns.at(-1);
  return last?.forcesPass === true && !isMatchOver(match)
    ? againText(words, match, last.color)
    : nextSentence(words, match);
};

/** The text for an ending other than by the rules: `You lose by resignation. You resigned.` */
const endedText = (words: Words, match: Match): string =>
  sentences(words, [resultText(words, match), marginText(words, match)]);

/** The latest moves that `turns` does not include, for the person who answers them: `Also just played: a8.` */
const alsoSentence = (words: Words, turns: readonly Turn[], after: Match): readonly string[] => {
  const latest = latestTurns(after);
  const announced = turns.map(({ ply }) => ply);
  const earlier = latest.filter(({ ply }) => !announced.includes(ply));
  if (latest[0]?.ply !== announced.at(-1) || earlier.length === 0 || isMatchOver(after)) return [];
  const squares = listText(
    words,
    earlier.map(({ square }) => makeSquare(square)),
  );
  return [words.t('said.also', { squares })];
};

/** What `turns`, the last ones of a match, did, and what comes now. */
export const turnsText = (words: Words, turns: readonly Turn[], after: Match): string =>
  sentences(words, [
    ...turns.flatMap(turn => turnSentences(words, after, turn)),
    ...alsoSentence(words, turns, after),
    followingSentence(words, turns, after),
  ]);

/** Which color a person plays who plays alone here. */
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

/** A sentence, and what comes now: `Taken back. Your turn.` */
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

/** How far the replay had got; undefined if the screen showed another match or a game in play before. */
const plyBefore = (before: Match | undefined, { id }: Match): number | undefined =>
  before?.id === id && before.replayed === true ? before.transcript.length : undefined;

/** The news after a step through a replay: the move it played, or else where it is now. */
const replayNews = (
  words: Words,
  before: Match | undefined,
  { match, record }: { readonly match: Match; readonly record: FinishedMatch },
): string => {
  const status = replayStatus(words, match, record);
  const ply = plyBefore(before, match);
  if (ply === undefined)
    return sentences(words, [
      [replayTitle(words, match), replayResult(words, match, record)].join(words.t('replay.between')),
      status,
    ]);
  return match.transcript.length === ply + 1 ? turnsText(words, turnsOf(match).slice(-1), match) : status;
};

/** A move in an exercise; what it is worth and what comes now is said elsewhere. */
const exerciseNews = (words: Words, before: Match | undefined, after: Match): string | undefined => {
  const isPlayed = before?.id === after.id && after.transcript.length === before.transcript.length + 1;
  if (!isPlayed) return undefined;
  return sentences(
    words,
    turnsOf(after)
      .slice(-1)
      .flatMap(turn => turnSentences(words, after, turn)),
  );
};

/** The news after a step through a study: the move it shows, or else where it is now. */
const studyNews = (words: Words, before: Match, after: Match, study: Study): string | undefined => {
  const [was, is] = [before.transcript, after.transcript];
  const isOn = was.every((move, ply) => move === is[ply]);
  if (isOn && was.length === is.length) return undefined;
  return isOn && is.length === was.length + 1
    ? turnsText(words, turnsOf(after).slice(-1), after)
    : studyStatus(words, after, study);
};
