import { turnsOf } from '../../game/match.ts';
import { PLIES } from '../../net/contract/limits.ts';
import type { TableState } from '../../net/contract/tableState.ts';
import type { OfferName } from '../../net/contract/words.ts';
import type { OnlineState } from '../../store/onlineStore.ts';
import {
  canAsk,
  hasOtherPlayer,
  isConnected,
  isFinished,
  isLeftAlone,
  isUnderWay,
  isWatcher,
  offersOfOther,
  ownOffers,
  selectNudge,
  selectOwnSeat,
} from '../../store/table/tableSelectors.ts';
import { claimIn, nudgeIn } from '../../store/table/tableTime.ts';
import type { Play } from '../play.ts';
import { BACK, type CommandRows, NEW_GAME, TO_MENU } from './command.ts';

const stateOf = ({ stores }: Play): OnlineState => stores.online.getState();
const tableOf = (play: Play): TableState | undefined => stateOf(play).table;

const isSeated = (play: Play): boolean => selectOwnSeat(stateOf(play)) !== undefined;
const isPlaying = (play: Play): boolean => isSeated(play) && isUnderWay(tableOf(play));
const hasPlayed = (play: Play): boolean => isSeated(play) && isFinished(tableOf(play));
const isAlone = (play: Play): boolean => isLeftAlone(stateOf(play));
const hasOther = (play: Play): boolean => hasOtherPlayer(stateOf(play));
const canOffer = (play: Play, what: OfferName): boolean => canAsk(stateOf(play), what);

/** Read from the board: a move still on its way arrives before any later offer. */
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

/** Whether this player may send a nudge, or must answer one. */
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

/** Commands of players and watchers at a table. */
export const ONLINE_COMMANDS = {
  askTakeBack: {
    icon: 'undo',
    short: 'table.short.askTakeBack',
    importance: 'main',
    shortcuts: BACK,
    game: 'online',
    applies: isPlaying,
    isAvailable: play => canOffer(play, 'takeBack') && hasOwnPly(play),
    run: play => play.online.ask('takeBack'),
  },
  offerDraw: {
    icon: 'draw',
    short: 'table.short.offerDraw',
    importance: 'main',
    shortcuts: [{ key: 'o' }],
    game: 'online',
    applies: isPlaying,
    isAvailable: play => canOffer(play, 'draw') && haveBothPlayed(play),
    run: play => play.online.ask('draw'),
  },
  resign: {
    icon: 'resign',
    ends: true,
    shortcuts: [{ key: 'q' }],
    game: 'online',
    applies: isPlaying,
    isAvailable: play => isConnected(stateOf(play)),
    pageStep: 'askResign',
    run: play => play.online.resign(),
  },
  offerRematch: {
    shortcuts: [{ key: 'r' }],
    game: 'online',
    applies: play => hasPlayed(play) && !isAlone(play),
    isAvailable: play => canOffer(play, 'rematch'),
    run: play => play.online.ask('rematch'),
  },
  offerNewGame: {
    icon: 'newGame',
    shortcuts: NEW_GAME,
    game: 'online',
    applies: play => isSeated(play) && !isAlone(play),
    isAvailable: play => canOffer(play, 'newGame') && tableOf(play)?.match !== undefined,
    run: play => play.online.ask('newGame'),
  },
  inviteAgain: {
    icon: 'friend',
    shortcuts: NEW_GAME,
    sharesKeyOf: 'offerNewGame',
    game: 'online',
    applies: play => isAlone(play) && !stateOf(play).isFromLobby,
    run: play => play.online.playAgain(),
  },
  findAnother: {
    icon: 'newGame',
    shortcuts: NEW_GAME,
    sharesKeyOf: 'offerNewGame',
    game: 'online',
    applies: play => isAlone(play) && stateOf(play).isFromLobby,
    run: play => play.online.playAgain(),
  },
  greet: {
    icon: 'greet',
    importance: 'main',
    shortcuts: [{ key: 'w' }],
    game: 'online',
    applies: isSeated,
    isAvailable: play => isConnected(stateOf(play)) && hasOther(play),
    pageStep: 'openGreetings',
  },
  accept: {
    shortcuts: [{ key: 'y' }],
    game: 'online',
    applies: isSeated,
    isAvailable: play => offersOfOther(stateOf(play)).length > 0,
    run: play => answerFirst(play, true),
  },
  decline: {
    shortcuts: [{ key: 'x' }],
    game: 'online',
    applies: isSeated,
    isAvailable: play => (tableOf(play)?.offers.length ?? 0) > 0,
    run: play => answerFirst(play, false),
  },
  claim: {
    shortcuts: [{ key: 'k' }],
    game: 'online',
    applies: isSeated,
    isAvailable: canClaim,
    run: play => play.online.claim(),
  },
  nudge: {
    shortcuts: [{ key: 'l' }],
    game: 'online',
    applies: play => isPlaying(play) && tableOf(play)?.clock.kind === 'none',
    isAvailable: canNudge,
    run: play => (selectNudge(stateOf(play)) === 'isAsked' ? play.online.answerNudge() : play.online.nudge()),
  },
  time: {
    shortcuts: [{ key: 't' }],
    game: 'online',
    applies: play => tableOf(play)?.match?.remaining !== undefined,
    pageStep: 'sayTime',
  },
  muteGreetings: {
    icon: 'mute',
    short: 'table.short.muteGreetings',
    importance: 'spare',
    shortcuts: [{ key: 'j' }],
    game: 'online',
    applies: play => isSeated(play) || isWatcher(tableOf(play)),
    isOn: ({ stores }) => stores.settings.getState().greetingsMuted,
    run: play => play.set('greetingsMuted', !play.stores.settings.getState().greetingsMuted),
  },
  leave: {
    icon: 'leave',
    ends: true,
    shortcuts: TO_MENU,
    sharesKeyOf: 'menu',
    game: 'online',
    run: play => play.openMenu(),
  },
} as const satisfies CommandRows;
