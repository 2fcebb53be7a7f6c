import { type Color, opposite } from '../../../game/color.ts';
import type { Words } from '../../../i18n/words.ts';
import type { TableState } from '../../../net/contract/tableState.ts';
import type { PresenceName } from '../../../net/contract/words.ts';
import type { OnlineState } from '../../../store/onlineStore.ts';
import { followLowTime } from '../../../store/table/lowTime.ts';
import {
  isUnderWay,
  offerOfOther,
  offersOfOther,
  otherSeat,
  ownOffers,
  selectNudge,
  selectOwnSeat,
  selectRatingChange,
} from '../../../store/table/tableSelectors.ts';
import { claimIn, nudgeIn } from '../../../store/table/tableTime.ts';
import type { Shell } from '../../kit/shell.ts';
import { SECOND } from '../../words/clocks.ts';
import { otherName, sitterName } from '../../words/names.ts';
import { spokenChange, unratedText } from '../../words/stakes.ts';
import { troubleText } from '../../words/status.ts';
import { decidedHere } from './tableCards.ts';

/** Two states of the same table, or of the connection to it. */
interface Step {
  readonly words: Words;
  readonly before: OnlineState;
  readonly after: OnlineState;
}

const connectionNews = ({ words, before, after }: Step): readonly string[] => {
  const [was, is] = [before.connection, after.connection];
  if (was.type === is.type || after.table === undefined) return [];
  if (is.type === 'reconnecting') return [words.t('table.connection.lost')];
  if (is.type === 'ended') return [troubleText(words, is.trouble)];
  return was.type === 'reconnecting' && is.type === 'connected' ? [words.t('table.connection.back')] : [];
};

/** Switching to another tab for a while is not announced. */
const isThere = (presence: PresenceName | undefined): boolean => presence === 'here' || presence === 'away';

const presenceNews = ({ words, before, after }: Step): readonly string[] => {
  const [was, is] = [otherSeat(before)?.presence, otherSeat(after)?.presence];
  if (was === is || is === undefined || selectOwnSeat(before) !== selectOwnSeat(after)) return [];
  const name = otherName(words, after);
  const isMissed = after.table?.claimAt !== undefined;
  if (is === 'reconnecting')
    return [words.t(`table.other.${isMissed ? 'reconnecting' : 'awaited'}`, { name })];
  if (is === 'gone') return [words.t('table.other.left', { name })];
  if (was === undefined) return [words.t('table.other.sat', { name })];
  return isThere(was) ? [] : [words.t('table.other.back', { name })];
};

const offerNews = ({ words, before, after }: Step): readonly string[] => {
  const isNew = (known: OnlineState['table']) => (offer: { what: string; by: Color; ply: number }) =>
    known?.offers.some(({ what, by, ply }) => what === offer.what && by === offer.by && ply === offer.ply) !==
    true;
  if (before.table === after.table) return [];
  const name = otherName(words, after);
  return [
    ...offersOfOther(after)
      .filter(isNew(before.table))
      .map(({ what }) => words.t(`table.offered.${what}`, { name })),
    ...ownOffers(after)
      .filter(isNew(before.table))
      .map(({ what }) => words.t(`table.asked.${what}`)),
  ];
};

/** Whether no move, end or start happened between the two. */
const isSameMoment = (was: TableState | undefined, is: TableState | undefined): boolean =>
  was?.match !== undefined &&
  was.match.number === is?.match?.number &&
  was.match.transcript.length === is.match.transcript.length &&
  isUnderWay(was) === isUnderWay(is);

/** An offer that the opponent withdrew: it disappeared without an answer or another event that would end it. */
const withdrawnNews = ({ words, before, after }: Step): readonly string[] => {
  const isGone = otherSeat(after)?.presence === 'gone';
  if (before.table === after.table || isGone || !isSameMoment(before.table, after.table)) return [];
  const { answer } = after;
  return offersOfOther(before)
    .filter(({ what }) => offerOfOther(after, what) === undefined)
    .filter(({ what, by }) => answer?.what !== what || answer.by !== by)
    .map(({ what }) => words.t(`table.withdrawn.${what}`, { name: otherName(words, after) }));
};

const answerNews = ({ words, before, after }: Step): readonly string[] => {
  const { answer } = after;
  const own = selectOwnSeat(after);
  if (answer === undefined || answer === before.answer || answer.agrees || answer.by !== own) return [];
  return [words.t(`table.declined.${answer.what}`, { name: sitterName(words, after, opposite(own)) })];
};

/** A question whether the other player is still there. */
const nudgeNews = ({ words, before, after }: Step): readonly string[] => {
  const [was, is] = [selectNudge(before), selectNudge(after)];
  if (was === is) return [];
  const name = otherName(words, after);
  if (is === 'isAsked') return [words.t('table.nudge.asked', { name })];
  if (is === 'hasAsked') return [words.t('table.nudge.askedOther', { name })];
  return was === 'hasAsked' && isSameMoment(before.table, after.table)
    ? [words.t('table.nudge.answered', { name })]
    : [];
};

const unratedNews = ({ words, before, after }: Step): readonly string[] => {
  const { table } = after;
  const why = table?.match?.unrated;
  if (table === undefined || why === undefined || before.table?.match?.unrated === why) return [];
  return [unratedText(words, table.setup, why)].filter(text => text !== undefined);
};

/** Whether a match that has just begun is rated. */
const stakesNews = ({ words, before, after: { table } }: Step): readonly string[] => {
  const isNew = table?.match !== undefined && table.match.number !== before.table?.match?.number;
  if (!isNew || !isUnderWay(table) || table.isRated === undefined) return [];
  return [words.t(table.isRated ? 'rated.ratedSaid' : 'rated.casualSaid')];
};

const ratingNews = ({ words, before, after }: Step): readonly string[] => {
  const change = selectRatingChange(after);
  const isKnown =
    before.table?.match?.id === after.table?.match?.id && selectRatingChange(before) !== undefined;
  return change === undefined || isKnown ? [] : [spokenChange(words, change)];
};

const refusalNews = ({ words, before, after }: Step): readonly string[] =>
  after.refusal === undefined || after.refusal === before.refusal ? [] : [troubleText(words, after.refusal)];

const greetingNews = ({ words, before, after }: Step, isMuted: boolean): readonly string[] => {
  const { greeting } = after;
  if (greeting === undefined || greeting === before.greeting) return [];
  if (isMuted && greeting.by !== selectOwnSeat(after)) return [];
  const said = words.t(`table.greetings.${greeting.greeting}`);
  return [words.t('table.greetings.said', { name: sitterName(words, after, greeting.by), greeting: said })];
};

/** What a screen reader announces about a change at a table, apart from the match itself. */
export const tableNews = (
  words: Words,
  before: OnlineState,
  after: OnlineState,
  isMuted = false,
): readonly string[] => {
  const step: Step = { words, before, after };
  return [
    ...connectionNews(step),
    ...presenceNews(step),
    ...offerNews(step),
    ...withdrawnNews(step),
    ...answerNews(step),
    ...nudgeNews(step),
    ...stakesNews(step),
    ...refusalNews(step),
    ...greetingNews(step, isMuted),
  ];
};

/** The effect of the match's end on the ratings. */
const ratingsNews = (words: Words, before: OnlineState, after: OnlineState): readonly string[] => {
  const step: Step = { words, before, after };
  return [...unratedNews(step), ...ratingNews(step)];
};

/** Announces the rating changes after the turn that ended the match; returns a function that stops this. */
const followRatings = ({ play, words, say }: Shell): (() => void) => {
  const { online, match } = play.stores;
  let held: readonly string[] = [];
  const release = (): void => {
    if (match.getState().inMotion !== undefined) return;
    const texts = held;
    held = [];
    for (const text of texts) say(text);
  };
  const ends = [
    online.subscribe((after, before) => {
      held = [...held, ...ratingsNews(words, before, after)];
      // The last move reaches the board right after the table's new state.
      if (held.length > 0) queueMicrotask(release);
    }),
    match.subscribe(release),
  ];
  return () => {
    for (const end of ends) end();
  };
};

/** The announcement due if nothing happens, and the delay until then. */
const whileOver = (state: OnlineState): { readonly what: DueNews; readonly wait: number } | undefined => {
  if (!isUnderWay(state.table) || selectOwnSeat(state) === undefined) return undefined;
  const now = performance.now();
  const nudge = selectNudge(state);
  const claim = nudge === 'isAsked' ? undefined : claimIn(state, now);
  const isNudge = otherSeat(state)?.presence !== 'reconnecting';
  if (claim !== undefined)
    return { what: isNudge ? 'table.nudge.claimNow' : 'table.other.claimNow', wait: claim };
  const ask = nudge === 'mayAsk' ? nudgeIn(state, now) : undefined;
  return ask === undefined ? undefined : { what: 'table.nudge.quiet', wait: ask };
};

type DueNews = 'table.nudge.claimNow' | 'table.other.claimNow' | 'table.nudge.quiet';

/** Announces when the match may be claimed, or when the person may ask whether the opponent is still there. */
const followSilence = ({ play, words, say }: Shell): (() => void) => {
  const { online } = play.stores;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    const state = online.getState();
    const due = whileOver(state);
    if (due === undefined || due.wait === 0) return;
    timer = setTimeout(() => say(words.t(due.what, { name: otherName(words, state) })), due.wait);
  };
  look();
  const end = online.subscribe(look);
  return () => {
    clearTimeout(timer);
    end();
  };
};

const followDecision = (shell: Shell): (() => void) => {
  let said = decidedHere(shell);
  return shell.play.stores.club.subscribe(() => {
    const text = decidedHere(shell);
    if (text !== undefined && text !== said) shell.say(text);
    said = text;
  });
};

/** Announces what happens at a table; returns a function that stops this. */
export const announceTable = (shell: Shell): (() => void) => {
  const { play, words, say } = shell;
  const { online, settings } = play.stores;
  const ends = [
    online.subscribe((after, before) => {
      for (const text of tableNews(words, before, after, settings.getState().greetingsMuted)) say(text);
    }),
    followLowTime(online, low => say(words.t('table.lowTime', { count: low / SECOND }))),
    followRatings(shell),
    followSilence(shell),
    followDecision(shell),
  ];
  return () => {
    for (const end of ends) end();
  };
};
