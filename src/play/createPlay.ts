import type { Match } from '../game/match.ts';
import { type GameKind, selectGameKind } from '../store/gameKind.ts';
import { hasResult } from '../store/matchStore.ts';
import { selectIsPersonsTurn, selectLegalMoves } from '../store/selectors.ts';
import type { Address } from './address.ts';
import { createAttract } from './attract.ts';
import { Board } from './board.ts';
import { createChoices } from './choices.ts';
import { laterClub } from './club/laterClub.ts';
import type { PlayContext } from './context.ts';
import { createEditorPlay } from './editor/editorPlay.ts';
import { createCourses } from './exercise/courses.ts';
import { ExerciseGame } from './exercise/exerciseGame.ts';
import { createExercisePlay } from './exercise/exercisePlay.ts';
import { reopenExercise } from './exercise/reopenExercise.ts';
import { deedsOf, type Game } from './game.ts';
import { createLibrary } from './library/library.ts';
import { createDemonstration } from './local/demonstration.ts';
import { followReviews } from './local/laterFitting.ts';
import { LocalGame } from './local/localGame.ts';
import { createMoves } from './moves.ts';
import { Navigation } from './navigation.ts';
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

  const local = new LocalGame(parts);
  const { savedGames } = local;
  const navigation = new Navigation({ context, pace, thinker, savedGames, planned, attract });
  const online = createOnline({
    ...parts,
    openMenu: () => navigation.to('menu'),
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

  const resume = async (): Promise<boolean> => {
    const { matchId, exercise: call } = context.tab;
    if (call !== undefined && (await reopenExercise(play, call))) return true;
    if (matchId !== undefined && study.reopen(matchId)) return true;
    const saved = await savedGames.ofThisTab();
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
    const latest = await savedGames.latest();
    if (latest !== undefined) local.open(latest);
  };
  /** Back to what was copied for the study, or to the place it was opened from. */
  const leaveStudy = async (): Promise<void> => {
    const { study: left, openedFrom } = stores.study.getState();
    if (openedFrom !== undefined) return navigation.to(openedFrom);
    const origin = left?.origin;
    if (origin !== undefined && origin.kind !== 'local') return replay.open(origin.id);
    const match = origin && (await savedGames.named(origin.id));
    if (stores.study.getState().study?.id !== left?.id) return;
    if (match === undefined) navigation.back();
    else local.open(match);
  };
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
  const play: Play = {
    stores,
    online: online.play,
    study: studyPlay,
    library,
    exercise: exercises,
    ...courses,
    club: laterClub({ context, online, toPlace: place => navigation.to(place) }),
    transfer: laterTransfer({ context, library, refresh: courses.puzzles.recall }),
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
    continueMatch: () => void continueLatest(),
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

  const open = (address: Address): Promise<void> => {
    if (context.tab.club !== undefined) void play.club().then(club => club.resume());
    return openAddress({ play, start: chosen => local.start(chosen), resume }, address);
  };
  return { play, game, open, resume, refreshContinue: () => savedGames.refreshContinue() };
};
