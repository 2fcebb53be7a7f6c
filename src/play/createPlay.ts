import type { Match } from '../game/match.ts';
import { hasResult } from '../store/matchStore.ts';
import { selectIsPersonsTurn, selectLegalMoves } from '../store/selectors.ts';
import { type GameKind, selectGameKind } from '../store/stores.ts';
import { createAttract } from './attract.ts';
import { Board } from './board.ts';
import { createChoices } from './choices.ts';
import type { ClubPlay } from './club/club.ts';
import type { PlayContext } from './context.ts';
import { createEditorPlay } from './editor/editorPlay.ts';
import { ExerciseGame } from './exercise/exerciseGame.ts';
import { createExercisePlay } from './exercise/exercisePlay.ts';
import { deedsOf, type Game } from './game.ts';
import { createCourses } from './lessons/courses.ts';
import { createLibrary } from './library/library.ts';
import type { Address } from './links/address.ts';
import { openAddress } from './links/openAddress.ts';
import { reopenExercise } from './links/reopenExercise.ts';
import { openLink } from './links/sharedLinks.ts';
import { createDemonstration } from './local/coachReply.ts';
import { followReviews } from './local/fitLearning.ts';
import { LocalGame } from './local/localGame.ts';
import { createMoves } from './moves.ts';
import { Navigation } from './navigation.ts';
import { dismiss, followEngine } from './notices.ts';
import { createOffline } from './offline/offline.ts';
import { createOnline } from './online/online.ts';
import { createOpenings } from './openings/openings.ts';
import { createPace } from './pace.ts';
import { createPalette } from './palette.ts';
import { createPlannedMatch } from './plannedMatch.ts';
import type { Play } from './play.ts';
import { ReplayGame } from './replay/replayGame.ts';
import { followAnalysisWishes } from './study/analyst.ts';
import { StudyGame } from './study/studyGame.ts';
import { createStudyPlay } from './study/studyPlay.ts';
import { createThinker } from './thinker.ts';
import { createWaysBack } from './waysBack.ts';

export interface PlayRoom {
  readonly play: Play;
  /** The game on the board; before the first one, a local game. */
  readonly game: () => Game;
  /** Opens the page at an address. */
  readonly open: (address: Address) => Promise<void>;
  /** Continues the match that this tab had on its board before a reload; false if there was none. */
  readonly resume: () => Promise<boolean>;
  /** Checks whether a saved match can be continued. */
  readonly refreshContinue: () => void;
}

/** Creates the use cases. */
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

  const local = new LocalGame(parts);
  const { savedGames } = local;
  const navigation = new Navigation({ context, pace, thinker, savedGames, planned, attract });
  const online = createOnline({
    ...parts,
    openMenu: () => navigation.to('menu'),
    goOn: () => navigation.goOn(),
    openClub: word => {
      stores.club.setState({ word });
      navigation.open('club');
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

  const begin = (next: Match): void => {
    online.end();
    local.begin(next);
  };
  const startMatch = (): void => begin(planned.take());

  const ways = createWaysBack({ context, navigation, local, replay, online });
  const exercises = createExercisePlay({
    game: exercise,
    endOnline: online.end,
    goBack: () => navigation.back(),
    stores,
    openRecord: record => studyPlay.openRecord(record),
  });
  const courses = createCourses({
    context,
    start: exercises.start,
    openPlace: place => navigation.open(place),
  });

  const moves = createMoves(parts, game);
  const studyPlay = createStudyPlay({
    context,
    board,
    game: study,
    endOnline: online.end,
    stepAway: online.stepAway,
    goBack: () => void ways.leaveStudy(),
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
    openPlace: () => navigation.open('library'),
    handOver: studyPlay.handOver,
    learn: games => openings.learnGames(games),
  });
  const openings = createOpenings({
    context,
    study: studyPlay,
    start: exercises.start,
    leave: () => navigation.open('openings'),
  });
  // Clubs and transfers are rare, so their code is loaded on first use.
  let club: ClubPlay | undefined;
  const openClub = async (): Promise<ClubPlay> => {
    const { createClub } = await import('./club/club.ts');
    const comeBack = (): void => {
      online.end();
      navigation.to('club');
    };
    club ??= createClub({ context, sit: code => void online.play.join(code), comeBack });
    return club;
  };
  const play: Play = {
    stores,
    online: online.play,
    study: studyPlay,
    library,
    exercise: exercises,
    ...courses,
    club: openClub,
    transfer: async () => {
      const { createTransfer } = await import('./transfer/transfer.ts');
      return createTransfer({ context, library, refresh: courses.puzzles.recall });
    },
    offline: createOffline(context, place => navigation.open(place)),
    editor: createEditorPlay({
      context,
      openEditor: () => navigation.open('editor'),
      begin,
      study: studyPlay.openBoard,
    }),
    openings,
    openMenu: () => navigation.open('menu'),
    openStudy: () => navigation.open('study'),
    openYou: () => navigation.open('you'),
    openPlace: place => navigation.open(place),
    openDialog: dialog => app.setState({ dialog }),
    closeDialog: () => app.setState({ dialog: undefined }),
    startMatch,
    startWith: square => {
      startMatch();
      const isBegun = app.getState().screen === 'board' && selectIsPersonsTurn(match.getState());
      if (isBegun && selectLegalMoves(match.getState()).has(square)) moves.playSquare(square);
    },
    stir: attract.stir,
    continueMatch: () => void ways.continueLatest(),
    openReplay: id => void replay.open(id),
    ...moves,
    ...deedsOf(game),
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
    setAside: context.kept.setAside,
    attend: (preview, pointer) => app.setState({ preview, pointer }),
    ...createChoices(settings, startMatch),
    ...createPalette(stores, () => navigation.back()),
    secure: () => study.secure(),
    openLink: fragment => openLink(play, fragment, () => navigation.asksToStay()),
    observe: ({ connected, ...facts }) => {
      const before = app.getState();
      app.setState(facts);
      online.observe({ ...facts, ...(connected !== undefined && { connected }) });
      const { reducedMotion, visible } = app.getState();
      if (reducedMotion !== before.reducedMotion || visible !== before.visible) attract.stir();
      if (facts.visible === true) game().shown?.();
    },
  };

  navigation.connect({
    game,
    endOnline: online.end,
    listStudies: play.study.list,
    asks: { you: online.loadRatings, puzzles: courses.puzzles.load, openings: openings.load },
  });

  const resume = async (): Promise<boolean> => {
    const { matchId, exercise: call } = context.tab;
    if (call !== undefined && (await reopenExercise(play, call))) return true;
    if (matchId !== undefined) await new Promise<void>(next => context.kept.studies.reach(matchId, next));
    return (matchId !== undefined && study.reopen(matchId)) || ways.reopenMatch();
  };
  const open = (address: Address): Promise<void> => {
    if (context.tab.club !== undefined) void play.club().then(club => club.resume());
    return openAddress({ play, start: chosen => local.start(chosen), resume }, address);
  };
  return { play, game, open, resume, refreshContinue: () => savedGames.refreshContinue() };
};
