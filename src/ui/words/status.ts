import { discCounts } from '../../game/board.ts';
import { COLORS, type Color, opposite } from '../../game/color.ts';
import { extraDiscs, rulesOf } from '../../game/games.ts';
import {
  hasPassedFreely,
  isMatchOver,
  isRefusal,
  type Match,
  positionOf,
  type Refusal,
} from '../../game/match.ts';
import { type Position, rulesFor } from '../../game/rules.ts';
import type { Words } from '../../i18n/words.ts';
import type { FinishedMatch } from '../../net/contract/records.ts';
import type { MatchState } from '../../store/matchStore.ts';
import { OFFLINE, type OnlineState, type Trouble } from '../../store/onlineStore.ts';
import { ownColor, selectAwaitsEngine, selectIsWatching } from '../../store/selectors.ts';
import type { Settings } from '../../store/settingsStore.ts';
import { colorOf, playerName, sideName, soloColor } from './names.ts';
import { resultText } from './results.ts';
import { RULES_WORDS } from './rulesWords.ts';
import { changeText, unratedText } from './stakes.ts';

/** Number of plies with the reminder that fewest discs win: one per side. */
const REMINDED_PLIES = 2;

const isInOpeningPhase = (position: Position): boolean => !rulesFor(position).centre(position).isEmpty();

/** Whether the reader is the only person at this page and plays this side; never in a replay. */
const isReaders = (match: Match, color: Color): boolean =>
  match.replayed !== true && soloColor(match) === color;

/** Whether the reader is to move. */
export const isReadersTurn = (match: Match): boolean =>
  !isMatchOver(match) && isReaders(match, positionOf(match).turn);

/** `Your turn`, or `Ana to move`. */
export const turnText = (words: Words, match: Match): string =>
  isReadersTurn(match)
    ? words.t('status.yourTurn')
    : words.t('status.toMove', { name: sideName(words, match, positionOf(match).turn) });

/** The side to move, with anything to know about the move. */
export const toMoveText = (words: Words, state: MatchState, match: Match): string => {
  const position = positionOf(match);
  const turn = turnText(words, match);
  if (state.paused && selectIsWatching(state)) return words.t('status.paused', { turn });
  if (isInOpeningPhase(position)) return words.t('status.centre', { turn });
  const { reminder } = RULES_WORDS[position.rules];
  return reminder !== undefined && match.transcript.length < REMINDED_PLIES
    ? words.t(reminder, { turn })
    : turn;
};

/** Further state that affects the text. */
interface Circumstances {
  /** Whether a person must press the button to pass. */
  readonly mustPass?: boolean;
  readonly online?: OnlineState;
}

/** `You can't move.`, or for another player `White can't move.` */
export const cannotMoveText = (words: Words, match: Match, color: Color): string =>
  isReaders(match, color)
    ? words.t('said.youCannot')
    : words.t('said.cannot', { color: colorOf(words, match, color) });

/** `You pass.`, or `Ana passes.` */
export const passedText = (words: Words, match: Match, color: Color): string =>
  isReaders(match, color)
    ? words.t('said.youPassed')
    : words.t('said.passed', { name: sideName(words, match, color) });

/** The side that moves again because the other cannot: `Your turn again.` */
export const againText = (words: Words, match: Match, color: Color): string =>
  isReaders(match, color)
    ? words.t('said.yourTurnAgain')
    : words.t('said.playsAgain', { name: sideName(words, match, color) });

/** A side passed, or must pass: `White can't move. Your turn again.` */
export const passText = (
  words: Words,
  match: Match,
  { color, mustPass }: { readonly color: Color; readonly mustPass: boolean },
): string => {
  if (!mustPass && hasPassedFreely(match)) return passedText(words, match, color);
  const next = mustPass ? words.t('said.pressPass') : againText(words, match, opposite(color));
  return [cannotMoveText(words, match, color), next].join(words.t('gap'));
};

/** Whether a finished game's discs are still moving into rows; the result is withheld until then. */
const isCounting = ({ result }: MatchState, match: Match): boolean =>
  result === 'coming' && RULES_WORDS[rulesOf(match.setup.game)].countsDiscs;

/** The game's state in one line. */
export const statusText = (
  words: Words,
  state: MatchState,
  { mustPass = false, online = OFFLINE }: Circumstances = {},
): string => {
  const { match, thinking, passCard } = state;
  if (isWaiting(online)) return words.t('table.waiting');
  if (match === undefined) return words.t('status.noGame');
  if (online.replay !== undefined) return replayStatus(words, match, online.replay);
  if (isMatchOver(match))
    return isCounting(state, match) ? words.t('status.counting') : resultText(words, match);
  if (thinking === 'failed') return words.t('status.failed');
  if (passCard !== undefined) return passText(words, match, { color: passCard, mustPass });
  if (selectAwaitsEngine(state)) return words.t('status.loading');
  if (thinking === 'hint') return words.t('status.hint');
  if (thinking === 'reply')
    return words.t('status.thinking', { name: sideName(words, match, positionOf(match).turn) });
  return toMoveText(words, state, match);
};

/** Whether the table still waits for players. */
export const isWaiting = ({ table }: OnlineState): boolean =>
  table !== undefined && table.match === undefined;

/** The whole replayed match, independent of the replay's position. */
export const wholeMatch = (match: Match, { transcript, result }: FinishedMatch): Match => ({
  ...match,
  transcript,
  undone: [],
  ending: result.by === 'play' ? undefined : result,
});

/** `Anna against White`, or in short `Anna – White`; a person reads their own name first. */
export const replayTitle = (words: Words, match: Match, length: 'title' | 'short' = 'title'): string => {
  const first = ownColor(match);
  return words.t(`replay.${length}`, {
    one: playerName(words, match, first),
    other: playerName(words, match, opposite(first)),
  });
};

/** The replayed match's rating changes, or why it was not rated; undefined if neither is known. */
const replayRating = (
  words: Words,
  match: Match,
  { ratings, unrated }: FinishedMatch,
): string | undefined => {
  if (unrated !== undefined) return unratedText(words, match.setup, unrated);
  const changes = COLORS.map(
    color => ratings && `${playerName(words, match, color)} ${changeText(words, ratings[color])}`,
  );
  return ratings && changes.join(words.t('comma'));
};

/** The replayed match's result, and the rating changes if known. */
export const replayResultParts = (
  words: Words,
  match: Match,
  record: FinishedMatch,
): readonly [result: string, rating?: string] => {
  const rating = replayRating(words, match, record);
  const result = resultText(words, wholeMatch(match, record));
  return rating === undefined ? [result] : [result, rating];
};

/** The replayed match's result: `Anna wins by resignation. · Anna 1500 → 1512, Ben 1500 → 1488` */
export const replayResult = (words: Words, match: Match, record: FinishedMatch): string =>
  replayResultParts(words, match, record).join(' · ');

/** `Replay: move 12 of 60` */
export const replayStatus = (words: Words, match: Match, { transcript }: FinishedMatch): string => {
  const [ply, plies] = [match.transcript.length, transcript.length];
  return ply === 0 ? words.t('replay.start', { plies }) : words.t('replay.status', { ply, plies });
};

export const isToMove = (match: Match, color: Color): boolean =>
  !isMatchOver(match) && positionOf(match).turn === color;

/** `2 discs`, plus a handicap's bonus; nothing in Connect Four, where discs are not counted. */
const discCountText = (words: Words, match: Match, color: Color): string | undefined => {
  const position = positionOf(match);
  if (!RULES_WORDS[position.rules].countsDiscs) return undefined;
  const discs = words.t('strip.discs', { count: discCounts(position)[color] });
  const extra = extraDiscs(match.setup)[color];
  return extra === 0 ? discs : words.t('strip.withExtra', { discs, count: extra });
};

/** The online table's additions: the player's name and details. */
interface AtTable {
  readonly name: string;
  readonly label: readonly string[];
}

/** The player's name, unless it is just the name of the color. */
const ownName = (
  words: Words,
  match: Match,
  color: Color,
  table: AtTable | undefined,
): string | undefined => {
  const name = table?.name ?? playerName(words, match, color);
  return name === colorOf(words, match, color) ? undefined : name;
};

/** Further state that affects the text. */
interface StripExtras {
  readonly table?: AtTable | undefined;
  /** Whether the computer to move is still loading, and its manner if it has one. */
  readonly isLoading?: boolean;
  readonly manner?: string | undefined;
}

/** Everything on a player's strip as one label: `Black, You, 2 discs, to move`. */
export const stripLabel = (
  words: Words,
  match: Match,
  color: Color,
  { table, isLoading = false, manner }: StripExtras = {},
): string => {
  const parts = [
    colorOf(words, match, color),
    ownName(words, match, color, table),
    manner,
    ...(table?.label ?? []),
    discCountText(words, match, color),
    isToMove(match, color) ? words.t('strip.toMove') : undefined,
    isLoading ? words.t('strip.loading') : undefined,
  ];
  return parts.filter(part => part !== undefined).join(words.t('comma'));
};

/** Why a move was refused, and where to play instead if that is marked: `Nothing to flip here. Try a dot.` */
export const refusalText = (
  words: Words,
  refusal: Refusal,
  { legalMarks, marks }: Pick<Settings, 'legalMarks' | 'marks'>,
): string =>
  refusal === 'flipsNothing' && legalMarks
    ? [words.t('refusal.flipsNothing'), words.t(`board.tryMark.${marks}`)].join(words.t('gap'))
    : words.t(`refusal.${refusal}`);

/** Why online play is unavailable or ended, or why a message had no effect. */
export const troubleText = (words: Words, trouble: Trouble): string =>
  isRefusal(trouble) ? words.t(`refusal.${trouble}`) : words.t(`trouble.${trouble}`);
