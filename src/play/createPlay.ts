import type { Match } from '../game/match.ts';
import type { Place } from '../look/screens.ts';
import { NO_EXERCISE } from '../store/exerciseStore.ts';
import { type GameKind, selectGameKind } from '../store/gameKind.ts';
import { hasResult } from '../store/matchStore.ts';
import { selectIsPersonsTurn, selectLegalMoves } from '../store/selectors.ts';
import { NO_STUDY } from '../store/studyStore.ts';
import type { Address } from './address.ts';
import { createAttract } from './attract.ts';
import { Board, holdMatch } from './board.ts';
import { createChoices } from './choices.ts';
import { laterClub } from './club/laterClub.ts';
import type { PlayContext } from './context.ts';
import { createEditorPlay, showEdited } from './editor/editorPlay.ts';
import { createCourses } from './exercise/courses.ts';
import { ExerciseGame } from './exercise/exerciseGame.ts';
import { createExercisePlay } from './exercise/exercisePlay.ts';
import { reopenExercise } from './exercise/reopenExercise.ts';
import type { Game } from './game.ts';
import { createGameCalls } from './gameCalls.ts';
import { createLibrary } from './library/library.ts';
import { createDemonstration } from './local/demonstration.ts';
import { followReviews } from './local/laterFitting.ts';
import { LocalGame } from './local/localGame.ts';
import { createMoves } from './moves.ts';
import { dismiss, followEngine } from './notices.ts';
import { createOffline } from './offline/offline.ts';
import { createOnline } from './online/online.ts';
import { openAddress } from './openAddress.ts';
import { createOpenings } from './openings/openings.ts';
import { createPace } from './pace.ts';
import { createPalette } from './palette.ts';
import { createPlannedMatch } from './plannedMatch.ts';
import type { Play } from './play.ts';
import { ReplayGame } from './replay/replayGame.ts';
import { openLink } from './sharedLinks.ts';
import { followAnalysisWishes } from './study/analyst.ts';
import { StudyGame } from './study/studyGame.ts';
import { createStudyPlay } from './study/studyPlay.ts';
import { createThinker } from './thinker.ts';
import { laterTransfer } from './transfer/laterTransfer.ts';

export interface PlayRoom {
  readonly play: Play;
  /** The game on the board; before the first one, the local one that could be begun. */
  readonly game: () => Game;
  /** Begins with what the page was opened for. */
  readonly open: (address: Address) => Promise<void>;
  /** Continues the match that this tab had on its board before a reload; false if there was none. */
  readonly resume: () => Promise<boolean>;
  /** Checks whether there is a match to continue. */
  readonly refreshContinue: () => void;
}

/** Builds the use cases over their context. */
export const createPlay = (context: PlayContext): PlayRoom => {
  const { stores } = context;
  const { app, match, settings } = stores;
  const pace = createPace(context);
  const thinker = createThinker(context);
  const board = new Board({
    context,
    pace,
    thinker,
    placed: (placed, isPlayed) => game().placed?.(placed, isPlayed),
  });
  const parts = { context, board, pace, thinker };
  const planned = createPlannedMatch(context);
  const attract = createAttract(context);

  /** The place that was left last: colors lead back to it. */
  let lastPlace: Place = 'menu';
  const toPlace = (place: Place): void => {
    lastPlace = place;
    holdMatch(context, undefined);
    stores.study.setState(NO_STUDY);
    stores.exercise.setState(NO_EXERCISE);
    // Before the screen, which puts the focus on its main button.
    local.savedGames.refreshContinue();
    if (place === 'study') {
      local.savedGames.refreshKept();
      play.study.list();
    }
    app.setState({ screen: place, forgottenStudy: undefined, preview: undefined, pointer: undefined });
    if (place === 'menu') planned.renew();
    showEdited(context);
    thinker.stop();
    pace.clear();
    attract.consider();
  };
  const local = new LocalGame(parts);
  const online = createOnline({
    ...parts,
    openMenu: () => toPlace('menu'),
    openClub: word => {
      stores.club.setState({ word });
      openPlace('club');
    },
  });
  const replay = new ReplayGame({ ...parts, begin: online.begin });
  const study = new StudyGame(parts);
  const exercise = new ExerciseGame(parts);
  followAnalysisWishes(context);
  followReviews(stores);
  const games: Readonly<Record<GameKind, Game>> = { local, online: online.game, replay, study, exercise };
  const game = (): Game => games[selectGameKind(stores)];

  const layOut = (): void => {
    planned.follow();
    attract.consider();
  };
  layOut();
  settings.subscribe(() => {
    if (app.getState().screen === 'menu') layOut();
  });
  followEngine(context.engine, app);

  const resume = async (): Promise<boolean> => {
    const { matchId, exercise: call } = context.tab;
    if (call !== undefined && (await reopenExercise(play, call))) return true;
    if (matchId !== undefined && study.reopen(matchId)) return true;
    const saved = await local.savedGames.ofThisTab();
    if (saved !== undefined) local.open(saved);
    return saved !== undefined;
  };

  const begin = (next: Match): void => {
    online.end();
    local.begin(next);
  };
  const startMatch = (): void => begin(planned.take());

  const continueLatest = async (): Promise<void> => {
    online.end();
    const latest = await local.savedGames.latest();
    if (latest !== undefined) local.open(latest);
  };
  /** Back to what was copied for the study, or to the place it was opened from. */
  const leaveStudy = async (): Promise<void> => {
    const { study: left, openedFrom } = stores.study.getState();
    if (openedFrom !== undefined) return toPlace(openedFrom);
    const origin = left?.origin;
    if (origin !== undefined && origin.kind !== 'local') return replay.open(origin.id);
    const match = origin && (await local.savedGames.named(origin.id));
    if (stores.study.getState().study?.id !== left?.id) return;
    if (match === undefined) toPlace(lastPlace);
    else local.open(match);
  };
  const openPlace = (place: Place): void => {
    if (game().asksToStay?.()) return;
    online.end();
    toPlace(place);
    if (place === 'you') online.loadRatings();
    if (place === 'puzzles') courses.puzzles.load();
    if (place === 'openings') openings.load();
  };

  const exercises = createExercisePlay({
    game: exercise,
    endOnline: online.end,
    goBack: () => toPlace(lastPlace),
    stores,
    openRecord: record => studyPlay.openRecord(record),
  });
  const courses = createCourses({ context, start: exercises.start, openPlace });

  const moves = createMoves(parts, game);
  const studyPlay = createStudyPlay({
    context,
    board,
    game: study,
    endOnline: online.end,
    goBack: () => void leaveStudy(),
    playOn: next => local.open(next),
  });
  const library = createLibrary({
    context,
    reopen: studyPlay.reopen,
    openStudy: saved => {
      online.end();
      study.openSaved(saved);
      stores.study.setState({ openedFrom: 'library' });
    },
    review: studyPlay.review,
    openPlace: () => openPlace('library'),
    handOver: studyPlay.handOver,
    learn: games => openings.learnGames(games),
  });
  const openings = createOpenings({
    context,
    study: studyPlay,
    start: exercises.start,
    leave: () => openPlace('openings'),
  });
  const play: Play = {
    stores,
    online: online.play,
    study: studyPlay,
    library,
    exercise: exercises,
    ...courses,
    club: laterClub({
      context,
      sit: code => void online.play.join(code),
      comeBack: () => {
        online.end();
        toPlace('club');
      },
    }),
    transfer: laterTransfer({ context, library, refresh: courses.puzzles.recall }),
    offline: createOffline(context, openPlace),
    editor: createEditorPlay({
      context,
      openEditor: () => openPlace('editor'),
      begin,
      study: studyPlay.openBoard,
    }),
    openings,
    openMenu: () => openPlace('menu'),
    openStudy: () => openPlace('study'),
    openYou: () => openPlace('you'),
    openPlace,
    startMatch,
    startWith: square => {
      startMatch();
      const isBegun = app.getState().screen === 'board' && selectIsPersonsTurn(match.getState());
      if (isBegun && selectLegalMoves(match.getState()).has(square)) moves.playSquare(square);
    },
    stir: attract.stir,
    continueMatch: () => void continueLatest(),
    openReplay: id => void replay.open(id),
    ...moves,
    ...createGameCalls(game),
    keepPlaying: () => match.setState({ asksNewGame: false }),
    offerNextGame: () => {
      if (!hasResult(match.getState())) return;
      match.setState(game().canOfferNext() ? { asksNewGame: true } : { result: 'shown' });
    },
    dismissPassCard: pace.dismissPassCard,
    demonstrateAdvice: createDemonstration(context),
    dismissAdvice: () => stores.study.setState({ advice: undefined }),
    hurryResult: () => void pace.hurryResult(),
    closeResult: () => match.setState({ result: 'closed' }),
    dismissNotice: id => dismiss(app, id),
    setAside: context.setAside,
    attend: (preview, pointer) => app.setState({ preview, pointer }),
    ...createChoices(settings, startMatch),
    ...createPalette(stores, () => toPlace(lastPlace)),
    openLink: fragment => openLink(play, fragment, () => game().asksToStay?.() === true),
    observe: ({ connected, ...facts }) => {
      const before = app.getState();
      app.setState(facts);
      online.observe({ ...facts, ...(connected !== undefined && { connected }) });
      const { reducedMotion, visible } = app.getState();
      if (reducedMotion !== before.reducedMotion || visible !== before.visible) attract.stir();
      if (facts.visible === true) game().shown?.();
    },
  };

  const open = (address: Address): Promise<void> => {
    if (context.tab.club !== undefined) void play.club().then(club => club.resume());
    return openAddress({ play, start: chosen => local.start(chosen), resume }, address);
  };
  return { play, game, open, resume, refreshContinue: () => local.savedGames.refreshContinue() };
};
