import { COLORS, type Color, opposite } from '../../../game/color.ts';
import type { Offer } from '../../../net/contract/tableState.ts';
import { clubGameAt } from '../../../store/clubStore.ts';
import type { OnlineState, Trouble } from '../../../store/onlineStore.ts';
import {
  isFinished,
  isUnderWay,
  offersOfOther,
  otherSeat,
  ownOffers,
  selectNudge,
  selectOwnSeat,
} from '../../../store/table/tableSelectors.ts';
import { claimIn, nudgeIn } from '../../../store/table/tableTime.ts';
import type { Shell } from '../../kit/shell.ts';
import { countdownFace, SECOND } from '../../words/clocks.ts';
import { decidedText } from '../../words/clubWords.ts';
import { otherName, sitterName } from '../../words/names.ts';
import { troubleText } from '../../words/status.ts';
import { differenceText, isAsAsked, settledText } from '../waitingText.ts';

export interface CardButton {
  readonly label: string;
  readonly press: () => void;
  readonly isMain?: boolean;
}

/** A message at the table, with its buttons. */
export interface TableCard {
  readonly key: string;
  readonly text: string;
  readonly buttons: readonly CardButton[];
  /** Whether it reports a problem. */
  readonly isTrouble?: boolean;
}

/** The data of a card. */
interface CardSource {
  readonly shell: Shell;
  readonly state: OnlineState;
  readonly now: number;
}

const lostCard = ({ shell: { words }, state, now }: CardSource): readonly TableCard[] => {
  const { connection } = state;
  if (connection.type !== 'reconnecting') return [];
  const seconds = Math.max(0, Math.floor((now - connection.since) / SECOND));
  return [
    { key: 'lost', text: words.t('table.connection.lostFor', { seconds }), buttons: [], isTrouble: true },
  ];
};

/** After these the person can rejoin the same table, even if another tab has taken it over. */
const COMES_BACK: readonly Trouble[] = ['takenOver', 'tooMany', 'serverMoves', 'unreachable', 'noServer'];

/** The connection to the table has ended: buttons to rejoin or leave. */
const endedCard = ({ shell, state }: CardSource): readonly TableCard[] => {
  const { connection, table } = state;
  const { words, play } = shell;
  if (connection.type !== 'ended' || table === undefined) return [];
  const { trouble } = connection;
  const join = () => void play.online.join(table.code);
  const menu = { label: words.t('command.menu'), press: () => play.openMenu() };
  const again = words.t(trouble === 'takenOver' ? 'table.connection.playHere' : 'table.connection.again');
  return [
    {
      key: 'ended',
      text: troubleText(words, trouble),
      buttons: COMES_BACK.includes(trouble) ? [{ label: again, press: join, isMain: true }] : [menu],
      isTrouble: true,
    },
  ];
};

/** The opponent is disconnected: when the match may be claimed. */
const missingCard = ({ shell, state, now }: CardSource): readonly TableCard[] => {
  const { words, play } = shell;
  const name = otherName(words, state);
  const key = 'missing';
  const wait = claimIn(state, now);
  if (selectOwnSeat(state) === undefined || otherSeat(state)?.presence !== 'reconnecting') return [];
  if (wait === undefined || !isUnderWay(state.table))
    return [{ key, text: words.t('table.other.awaited', { name }), buttons: [] }];
  if (wait > 0)
    return [
      { key, text: words.t('table.other.claimLater', { name, time: countdownFace(wait) }), buttons: [] },
    ];
  const claim = { label: words.t('table.claim'), press: () => play.online.claim(), isMain: true };
  return [{ key, text: words.t('table.other.claimNow', { name }), buttons: [claim] }];
};

/** Without a clock: asks whether a slow opponent is still there. */
const silentCard = ({ shell, state, now }: CardSource): readonly TableCard[] => {
  const { words, play } = shell;
  const name = otherName(words, state);
  const nudge = selectNudge(state);
  const wait = claimIn(state, now) ?? 0;
  const key = `nudge-${nudge}`;
  if (nudge === undefined || otherSeat(state)?.presence === 'reconnecting') return [];
  if (nudge === 'isAsked') {
    const here = {
      label: words.t('table.nudge.here'),
      press: () => play.online.answerNudge(),
      isMain: true,
    };
    return [{ key, text: words.t('table.nudge.asked', { name }), buttons: [here] }];
  }
  if (nudge === 'mayAsk') {
    const ask = { label: words.t('table.nudge.ask'), press: () => play.online.nudge() };
    const isTime = nudgeIn(state, now) === 0;
    return isTime ? [{ key, text: words.t('table.nudge.quiet', { name }), buttons: [ask] }] : [];
  }
  if (wait > 0)
    return [
      { key, text: words.t('table.nudge.claimLater', { name, time: countdownFace(wait) }), buttons: [] },
    ];
  const claim = { label: words.t('table.claim'), press: () => play.online.claim(), isMain: true };
  return [{ key, text: words.t('table.nudge.claimNow', { name }), buttons: [claim] }];
};

const goneCard = ({ shell: { words }, state }: CardSource): readonly TableCard[] =>
  otherSeat(state)?.presence === 'gone' && isFinished(state.table)
    ? [{ key: 'gone', text: words.t('table.other.left', { name: otherName(words, state) }), buttons: [] }]
    : [];

const offerCard = ({ shell, state }: CardSource, offer: Offer): TableCard => {
  const { words, play } = shell;
  return {
    key: `offer-${offer.what}`,
    text: words.t(`table.offered.${offer.what}`, { name: otherName(words, state) }),
    buttons: [
      { label: words.t('table.accept'), press: () => play.online.answer(offer, true), isMain: true },
      { label: words.t('table.decline'), press: () => play.online.answer(offer, false) },
    ],
  };
};

const askedCard = ({ shell: { words, play } }: CardSource, offer: Offer): TableCard => ({
  key: `asked-${offer.what}`,
  text: words.t(`table.asked.${offer.what}`),
  buttons: [{ label: words.t('table.withdraw'), press: () => play.online.answer(offer, false) }],
});

/** The first player's choices, until the first move. */
const settledCard = ({
  shell: { words },
  state: { table, cameSecond, wish },
}: CardSource): readonly TableCard[] => {
  const { match } = table ?? {};
  const isNew = match?.number === 1 && match.transcript.length === match.given;
  if (!cameSecond || !isNew || !table || !isUnderWay(table)) return [];
  if (wish !== undefined && isAsAsked(words, wish, table)) return [];
  const settled = settledText(words, table);
  if (settled === undefined) return [];
  const differs = wish && differenceText(words, wish, table);
  const text = differs === undefined ? settled : [settled, differs].join(words.t('gap'));
  return [{ key: 'settled', text, buttons: [] }];
};

/** Shown briefly: the opponent declined. */
const answerCard = ({ shell: { words }, state }: CardSource): readonly TableCard[] => {
  const { answer } = state;
  const own = selectOwnSeat(state);
  if (answer === undefined || answer.agrees || answer.by !== own) return [];
  const text = words.t(`table.declined.${answer.what}`, {
    name: sitterName(words, state, opposite(own as Color)),
  });
  return [{ key: 'answer', text, buttons: [] }];
};

const refusalCard = ({ shell: { words }, state }: CardSource): readonly TableCard[] =>
  state.refusal === undefined
    ? []
    : [{ key: 'refusal', text: troubleText(words, state.refusal), buttons: [] }];

/** The agreed house rule, until both have had a turn. */
const passingCard = ({ shell: { words }, state: { table } }: CardSource): readonly TableCard[] => {
  if (table?.match === undefined || !table.setup.freePassing || !isUnderWay(table)) return [];
  const isBeginning = table.match.transcript.length - table.match.given < COLORS.length;
  return isBeginning ? [{ key: 'passing', text: words.t('passing.terms'), buttons: [] }] : [];
};

/** The button from a club game back to the club; undefined at any other table. */
export const clubButton = ({ words, play }: Shell): CardButton | undefined => {
  const { club, online } = play.stores;
  if (clubGameAt(club.getState().club, online.getState().table?.code) === undefined) return undefined;
  return { label: words.t('club.toClub'), press: () => play.openPlace('club'), isMain: true };
};

/** Whether, and how, the club's host has decided the game. */
export const decidedHere = ({
  words,
  play: { stores },
}: Pick<Shell, 'words' | 'play'>): string | undefined => {
  const { club } = stores.club.getState();
  const game = clubGameAt(club, stores.online.getState().table?.code);
  return club && game && decidedText(words, club, game);
};

/** Shown until the game ends as decided, or if it ended otherwise, since the host may have changed the decision. */
const decidedCard = ({ shell, state: { table } }: CardSource): readonly TableCard[] => {
  const { winner, by } = table?.match?.result ?? {};
  const decided = clubGameAt(shell.play.stores.club.getState().club, table?.code)?.winner;
  const text = by === 'decided' && winner === decided ? undefined : decidedHere(shell);
  const way = clubButton(shell);
  return text === undefined || way === undefined ? [] : [{ key: 'decided', text, buttons: [way] }];
};

/** All messages at the table, most important first. */
export const tableCards = (shell: Shell): readonly TableCard[] => {
  const state = shell.play.stores.online.getState();
  if (state.table === undefined) return [];
  const source: CardSource = { shell, state, now: performance.now() };
  const ended = endedCard(source);
  if (ended.length > 0) return ended;
  return [
    ...lostCard(source),
    ...decidedCard(source),
    ...offersOfOther(state).map(offer => offerCard(source, offer)),
    ...missingCard(source),
    ...silentCard(source),
    ...goneCard(source),
    ...refusalCard(source),
    ...answerCard(source),
    ...settledCard(source),
    ...ownOffers(state).map(offer => askedCard(source, offer)),
    ...passingCard(source),
  ];
};
