import { createAttract } from './attract.ts';
import { MatchBoard } from './board.ts';
import { createCards } from './cards.ts';
import { createChoices } from './choices.ts';
import type { ClubPlay } from './club/club.ts';
import type { PlayContext } from './context.ts';
import { createEditorPlay } from './editor/editorPlay.ts';
import { ExerciseGame } from './exercise/exerciseGame.ts';
import { createExercisePlay } from './exercise/exercisePlay.ts';
import { type Game, Games } from './game.ts';
import { createImporting } from './importing/importing.ts';
import { createCourses } from './lessons/courses.ts';
import { createLibrary } from './library/library.ts';
import type { Address } from './links/address.ts';
import { openAddress } from './links/openAddress.ts';
import { reopenExercise } from './links/reopenExercise.ts';
import { openLink } from './links/sharedLinks.ts';
import { learnFromReviews } from './local/fitLearning.ts';
import { LocalGame } from './local/localGame.ts';
import { createMoves } from './moves.ts';
import { Navigation } from './navigation.ts';
import { followEngine } from './notices.ts';
import { createOffline } from './offline/offline.ts';
import { createOnline } from './online/online.ts';
import { createOpenings } from './openings/openings.ts';
import { createPace } from './pace.ts';
import { createPages } from './pages.ts';
import { createPalette } from './palette.ts';
import { createPlannedMatch } from './plannedMatch.ts';
import type { Play } from './play.ts';
import { ReplayGame } from './replay/replayGame.ts';
import { createStarting } from './starting.ts';
import { followAnalysisWishes } from './study/analyst.ts';
import { createReviewing } from './study/gameReview.ts';
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
  /** Shows what another tab has written under this key of the browser's storage. */
  readonly followTab: (key: string | null) => void;
}

/** Creates the use cases: each part after those that it uses. */
export const createPlay = (context: PlayContext): PlayRoom => {
  const { stores, engine, tab, kept } = context;
  const games = new Games(stores);
  const pace = createPace(context);
  const thinker = createThinker(context);
  const board = new MatchBoard({ context, pace, thinker, games });
  const parts = { context, board, pace, thinker };
  const planned = createPlannedMatch(context);
  const attract = createAttract(context);

  const local = new LocalGame(parts);
  const { savedGames } = local;
  const navigation = new Navigation({ context, pace, thinker, games, savedGames, planned, attract });
  const online = createOnline({ context, board, navigation });
  const replay = new ReplayGame({ ...parts, online });
  const reviewing = createReviewing(context);
  const study = new StudyGame({ ...parts, reviewing });
  const exercise = new ExerciseGame(parts);
  games.set({ local, online: online.game, replay, study, exercise });
  followAnalysisWishes(context);
  learnFromReviews(stores);
  planned.show(attract);
  followEngine(engine, stores.app);

  const moves = createMoves(parts, games);
  const ways = createWaysBack({ context, navigation, local, replay, online });
  const starting = createStarting({ context, planned, online, local, moves });
  const studyPlay = createStudyPlay({ context, board, game: study, reviewing, online, ways, local });
  const exercises = createExercisePlay({ stores, game: exercise, online, navigation, study: studyPlay });
  const courses = createCourses({ context, exercises, navigation, starting });
  const openings = createOpenings({ context, study: studyPlay, exercises, navigation });
  const library = createLibrary({ context, study: studyPlay, navigation, openings });
  const importing = createImporting({ context, navigation, study: studyPlay, library });
  navigation.connect({
    online,
    listStudies: studyPlay.list,
    loads: { you: online.loadRatings, puzzles: courses.puzzles.load, openings: openings.load },
  });

  // Clubs and transfers are rare, so their code is loaded on first use.
  let club: ClubPlay | undefined;
  const play: Play = {
    stores,
    ...starting,
    ...games.deeds(),
    ...moves,
    ...createCards(context, pace, games),
    ...createPages({ context, games, attract, navigation, online }),
    ...createChoices(stores.settings, starting.startMatch),
    ...createPalette(stores, () => navigation.back()),
    online: online.play,
    study: studyPlay,
    exercise: exercises,
    importing,
    library: library.play,
    ...courses,
    openings,
    editor: createEditorPlay({ context, navigation, starting, study: studyPlay }),
    offline: createOffline(context),
    club: async () => {
      const { createClub } = await import('./club/club.ts');
      club ??= createClub({ context, online, navigation });
      return club;
    },
    transfer: async () => {
      const { createTransfer } = await import('./transfer/transfer.ts');
      return createTransfer({ context, library: library.play, importing, puzzles: courses.puzzles });
    },
    openLink: fragment => openLink(play, fragment, () => navigation.asksToStay()),
    continueMatch: () => void ways.continueLatest(),
    openReplay: id => void replay.open(id),
    secure: study.secure,
  };

  const resume = async (): Promise<boolean> => {
    const { matchId, exercise: call } = tab;
    if (call !== undefined && (await reopenExercise(play, call))) return true;
    if (matchId !== undefined) await new Promise<void>(next => kept.studies.reach(matchId, next));
    return (matchId !== undefined && study.reopen(matchId)) || ways.reopenMatch();
  };
  const open = (address: Address): Promise<void> => {
    if (tab.club !== undefined) void play.club().then(calls => calls.resume());
    return openAddress({ play, start: chosen => local.start(chosen), resume }, address);
  };
  return {
    play,
    game: () => games.current,
    open,
    resume,
    refreshContinue: () => savedGames.refreshContinue(),
    followTab: key => {
      if (key === kept.lessons.key) courses.lessons.recall();
      if (key === kept.puzzles.key) courses.puzzles.recall();
      savedGames.refreshContinue();
    },
  };
};
