import { turnsOf } from '../../game/match.ts';
import { PLIES } from '../../net/contract/limits.ts';
import type { TableState } from '../../net/contract/tableState.ts';
import type { OfferName } from '../../net/contract/words.ts';
import { type OnlineState, selectIsAtTable } from '../../store/onlineStore.ts';
import {
  canAsk,
  hasOtherPlayer,
  isConnected,
  isFinished,
  isUnderWay,
  isWatcher,
  offersOfOther,
  ownOffers,
  selectNudge,
  selectOwnSeat,
} from '../../store/tableSelectors.ts';
import { claimIn, nudgeIn } from '../../store/tableTime.ts';
import type { Play } from '../play.ts';
import { always, type Command, nothing } from './command.ts';

const stateOf = ({ stores }: Play): OnlineState => stores.online.getState();
const tableOf = (play: Play): TableState | undefined => stateOf(play).table;

const isAtTable = (play: Play): boolean => selectIsAtTable(stateOf(play));
const isSeated = (play: Play): boolean => selectOwnSeat(stateOf(play)) !== undefined;
const isPlaying = (play: Play): boolean => isSeated(play) && isUnderWay(tableOf(play));
const hasPlayed = (play: Play): boolean => isSeated(play) && isFinished(tableOf(play));
const hasOther = (play: Play): boolean => hasOtherPlayer(stateOf(play));
const canOffer = (play: Play, what: OfferName): boolean => canAsk(stateOf(play), what);

/** Judged by the board: a play still on its way arrives before any offer made after it. */
const haveBothPlayed = ({ stores }: Play): boolean => {
  const { match } = stores.match.getState();
  return match !== undefined && match.transcript.length - match.given >= PLIES.beforeItCounts;
};

const hasOwnPly = ({ stores }: Play): boolean => {
  const { match } = stores.match.getState();
  const own = selectOwnSeat(stores.online.getState());
  return match !== undefined && turnsOf(match).some(({ color, ply }) => color === own && ply >= match.given);
};

const canClaim = (play: Play): boolean => {
  const state = stateOf(play);
  return isPlaying(play) && selectNudge(state) !== 'isAsked' && claimIn(state, performance.now()) === 0;
};

/** Whether this player may ask if the other side is still there, or must answer that. */
const canNudge = (play: Play): boolean => {
  const state = stateOf(play);
  const nudge = selectNudge(state);
  const isTime = nudge === 'isAsked' || (nudge === 'mayAsk' && nudgeIn(state, performance.now()) === 0);
  return isConnected(state) && isTime;
};

const answerFirst = (play: Play, agrees: boolean): void => {
  const [theirs] = offersOfOther(stateOf(play));
  const [own] = ownOffers(stateOf(play));
  if (theirs !== undefined) play.online.answer(theirs, agrees);
  else if (own !== undefined && !agrees) play.online.answer(own, false);
};

/** What the two players at a table, and their watchers, can do. */
export const TABLE_COMMANDS: readonly Command[] = [
  {
    name: 'askTakeBack',
    shortcuts: [{ key: 'Backspace' }, { key: 'u' }, { key: 'z', ctrl: true }],
    belongs: isPlaying,
    isAvailable: play => canOffer(play, 'takeBack') && hasOwnPly(play),
    run: play => play.online.ask('takeBack'),
  },
  {
    name: 'offerDraw',
    shortcuts: [{ key: 'o' }],
    belongs: isPlaying,
    isAvailable: play => canOffer(play, 'draw') && haveBothPlayed(play),
    run: play => play.online.ask('draw'),
  },
  {
    name: 'resign',
    shortcuts: [{ key: 'q' }],
    belongs: isPlaying,
    isAvailable: play => isConnected(stateOf(play)),
    opens: 'resignQuestion',
    run: play => play.online.resign(),
  },
  {
    name: 'offerRematch',
    shortcuts: [{ key: 'r' }],
    isKeyOnly: true,
    belongs: hasPlayed,
    isAvailable: play => canOffer(play, 'rematch'),
    run: play => play.online.ask('rematch'),
  },
  {
    name: 'offerNewGame',
    shortcuts: [{ key: 'F2' }, { key: 'n' }],
    belongs: isSeated,
    isAvailable: play => canOffer(play, 'newGame') && tableOf(play)?.match !== undefined,
    run: play => play.online.ask('newGame'),
  },
  {
    name: 'greet',
    shortcuts: [{ key: 'w' }],
    belongs: isSeated,
    isAvailable: play => isConnected(stateOf(play)) && hasOther(play),
    opens: 'greetings',
    run: nothing,
  },
  {
    name: 'accept',
    shortcuts: [{ key: 'y' }],
    isKeyOnly: true,
    belongs: isSeated,
    isAvailable: play => offersOfOther(stateOf(play)).length > 0,
    run: play => answerFirst(play, true),
  },
  {
    name: 'decline',
    shortcuts: [{ key: 'x' }],
    isKeyOnly: true,
    belongs: isSeated,
    isAvailable: play => (tableOf(play)?.offers.length ?? 0) > 0,
    run: play => answerFirst(play, false),
  },
  {
    name: 'claim',
    shortcuts: [{ key: 'k' }],
    isKeyOnly: true,
    belongs: isSeated,
    isAvailable: canClaim,
    run: play => play.online.claim(),
  },
  {
    name: 'nudge',
    shortcuts: [{ key: 'h' }],
    isKeyOnly: true,
    belongs: play => isPlaying(play) && tableOf(play)?.clock.kind === 'none',
    isAvailable: canNudge,
    run: play => (selectNudge(stateOf(play)) === 'isAsked' ? play.online.answerNudge() : play.online.nudge()),
  },
  {
    name: 'time',
    shortcuts: [{ key: 't' }],
    isKeyOnly: true,
    belongs: play => tableOf(play)?.match?.remaining !== undefined,
    isAvailable: always,
    opens: 'time',
    run: nothing,
  },
  {
    name: 'muteGreetings',
    shortcuts: [{ key: 'i' }],
    belongs: play => isSeated(play) || isWatcher(tableOf(play)),
    isAvailable: always,
    isOn: ({ stores }) => stores.settings.getState().greetingsMuted,
    run: play => play.set('greetingsMuted', !play.stores.settings.getState().greetingsMuted),
  },
  {
    name: 'leave',
    shortcuts: [{ key: 'Escape' }],
    belongs: isAtTable,
    isAvailable: always,
    run: play => play.openMenu(),
  },
];
