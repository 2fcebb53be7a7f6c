import { duelOf, resultFor } from '../game/duel.ts';
import { isMatchOver, isRemote, type Match } from '../game/match.ts';
import { isLevel } from '../game/seat.ts';
import { reseated, seatingOf, selectOpponent } from '../store/seating.ts';
import { selectIsLocal, selectIsOver, selectSetup } from '../store/selectors.ts';
import { createAttract } from './attract.ts';
import { canOfferRematch } from './commands/tableCommands.ts';
import type { PlayContext } from './context.ts';
import { createAdviser } from './local/adviser.ts';
import { createComputer } from './local/computer.ts';
import { createMatches, type Matches } from './local/game.ts';
import { createWatching } from './local/watching.ts';
import { dismiss, notify, reportMissing, reportPresent } from './notices.ts';
import { createOnline } from './online/game.ts';
import { createPace } from './pace.ts';
import { createPalette } from './palette.ts';
import type { Play } from './play.ts';
import type { Address } from './readAddress.ts';
import { localReferee, type Referee } from './referee.ts';
import { createRefuse } from './refusals.ts';
import { createThinker } from './thinker.ts';

const isNextPly = (before: Match | undefined, after: Match): boolean =>
  before?.id === after.id && after.transcript.length === before.transcript.length + 1;

/** Counts a match that has just ended, if a person played a computer on equal terms: computers never pass freely. */
const countResult = ({ records }: PlayContext, match: Match): void => {
  const duel = duelOf(match);
  if (duel === undefined || !isMatchOver(match) || match.setup.freePassing) return;
  records.count({ id: match.id, rival: duel.rival, result: resultFor(match, duel.own) });
};

/** Reports engine trouble, on whatever screen a person is. */
const followEngine = ({ engine, stores }: PlayContext): void => {
  const look = (): void => {
    const { state } = engine;
    if (state.type === 'ready') reportPresent(stores.app, 'engine');
    if (state.type !== 'failed') return;
    if (state.reason === 'noWorker') reportMissing(stores.app, 'worker');
    else if (state.reason === 'noWebAssembly') reportMissing(stores.app, 'webAssembly');
    else if (state.reason === 'notLoaded') reportMissing(stores.app, 'engine');
    else notify(stores.app, 'engineCrashed');
  };
  look();
  engine.subscribe(look);
};

/** Whether a match has ended, its result has shown, and another may follow: at a table the other side must be there. */
const isNextOffered = (play: Play): boolean => {
  const state = play.stores.match.getState();
  if (!selectIsOver(state) || state.result === 'none') return false;
  return selectIsLocal(state) || canOfferRematch(play);
};

export interface PlayRoom {
  readonly play: Play;
  readonly matches: Pick<Matches, 'resume' | 'refreshContinue'>;
  /** Begins with what the page was opened for. */
  readonly open: (address: Address) => Promise<void>;
}

/** Builds the use cases over their context. `isWatched` returns whether anybody can see the page. */
export const createPlay = (context: PlayContext, isWatched: () => boolean = () => true): PlayRoom => {
  const { stores, saved, tab, claims } = context;
  const { app, settings } = stores;
  const pace = createPace(context);
  const local = localReferee(stores.match, (before, after) => {
    if (!isRemote(after) && !saved.save(after)) notify(app, 'storageOff');
    if (isNextPly(before, after)) countResult(context, after);
    pace.turned(after, isNextPly(before, after));
    computer.consider();
    adviser.consider();
  });
  const refuse = createRefuse(context);
  const referee: Referee = {
    place: local.place,
    submit: request => (online.isOnBoard() ? online.submit(request) : local.submit(request)),
  };
  const thinker = createThinker(context);
  const computer = createComputer({ context, referee, pace, thinker });
  const adviser = createAdviser(context, thinker);
  const matches = createMatches({ context, referee, pace, thinker, refuse });
  const watching = createWatching(stores, { thinker, computer, adviser });
  const attract = createAttract(context, isWatched);

  const toMenu = (): void => {
    tab.matchId = undefined;
    claims.release();
    app.setState({ screen: 'menu', ...attract.picture(), preview: undefined, pointer: undefined });
    thinker.stop();
    pace.clear();
    matches.refreshContinue();
    attract.consider();
  };
  const online = createOnline({ context, referee: local, thinker, refuse, openMenu: toMenu });
  const palette = createPalette(stores, toMenu);
  const showPlanned = (): void => {
    app.setState(attract.picture());
    attract.consider();
  };
  showPlanned();
  settings.subscribe((now, before) => {
    const isOther = selectSetup(now) !== selectSetup(before);
    if (isOther && app.getState().screen === 'menu') showPlanned();
  });
  followEngine(context);

  const play: Play = {
    stores,
    online: online.play,
    openMenu: () => {
      if (online.asksToStay()) return;
      online.end();
      toMenu();
    },
    openColors: palette.open,
    startMatch: () => {
      online.end();
      matches.start();
    },
    continueMatch: () => {
      online.end();
      void matches.continueLatest();
    },
    newGame: () => (online.isOnBoard() ? online.play.ask('newGame') : matches.newGame()),
    offerNextGame: () => {
      if (isNextOffered(play)) stores.match.setState({ asksNewGame: true });
      else if (stores.match.getState().result !== 'none') stores.match.setState({ result: 'shown' });
    },
    rematch: () => (online.isOnBoard() ? online.play.ask('rematch') : matches.rematch()),
    stepOpponent: matches.stepOpponent,
    beginAnew: matches.beginAnew,
    keepPlaying: matches.keepPlaying,
    changeSeats: matches.changeSeats,
    playSquare: matches.playSquare,
    pass: matches.pass,
    undo: () => (online.isOnBoard() ? online.step(-1) : matches.undo()),
    redo: () => (online.isOnBoard() ? online.step(1) : matches.redo()),
    hint: adviser.hint,
    toggleScores: adviser.toggleScores,
    pause: watching.pause,
    resume: watching.resume,
    step: computer.step,
    retry: computer.consider,
    dismissPassCard: pace.dismissPassCard,
    closeResult: () => stores.match.setState({ result: 'closed' }),
    dismissNotice: id => dismiss(app, id),
    attend: (preview, pointer) => app.setState({ preview, pointer }),
    set: (name, value) => settings.setState({ [name]: value }),
    setLevel: level => {
      const { levels } = settings.getState();
      const opponent = selectOpponent(settings.getState());
      if (isLevel(opponent, level)) settings.setState({ levels: { ...levels, [opponent]: level } });
    },
    setSeat: (color, seat) => settings.setState(now => seatingOf(now, reseated(now, color, seat))),
    toggleDiscSize: () =>
      settings.setState(({ discSize }) => ({ discSize: discSize === 'large' ? 'small' : 'large' })),
    toggleSound: () => settings.setState(({ sound }) => ({ sound: !sound })),
    draftColor: palette.color,
    draftTheme: palette.theme,
    lookAtSlot: palette.look,
    resetDraft: palette.reset,
    applyDraft: palette.apply,
    cancelDraft: palette.cancel,
    observe: ({ connected, ...facts }) => {
      app.setState(facts);
      online.observe({ ...facts, ...(connected !== undefined && { connected }) });
      if (facts.reducedMotion !== undefined) attract.consider();
      if (facts.visible === true) watching.lookAgain();
    },
  };
  const open = async (address: Address): Promise<void> => {
    if (address.type === 'table') online.play.join(address.code);
    else if (address.type === 'match') online.play.replay(address.id);
    else await matches.open(address);
  };
  return { play, matches, open };
};
