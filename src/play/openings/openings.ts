import { positionOf } from '../../game/match.ts';
import { parseTranscript, type Transcript } from '../../game/transcript.ts';
import { isStandard } from '../../openings/code.ts';
import type { BookGame } from '../../openings/games.ts';
import type { Exercise } from '../../store/exerciseStore.ts';
import { PAGE } from '../../store/openingsStore.ts';
import type { PlayContext } from '../context.ts';
import type { ExerciseRun } from '../exercise/exerciseCalls.ts';
import type { OpeningFiles } from '../files/openings.ts';
import { fetchOpenings } from '../files/openings.ts';
import type { StudyPlay } from '../study/studyCalls.ts';
import { createGameList } from './gameList.ts';
import { followLearning } from './learning.ts';
import { createOwnGames } from './ownGames.ts';
import type { TrainerPlay } from './trainer.ts';
import { trainerLater } from './trainerLater.ts';

/** What a person does with openings besides studying them on the board. */
export interface OpeningsPlay extends TrainerPlay {
  /** Puts an opening on the analysis board, with the moves that masters played after it beside it. */
  study(opening: Transcript): void;
  /** Looks for openings by name or by moves. */
  search(text: string): void;
  /** Shows more of those that were found. */
  showMore(): void;
  /** Shows the tournament games behind the position on the board, or hides them. */
  toggleGames(): void;
  /** Puts a tournament game on the analysis board, at the position that is there, with a note about it. */
  openGame(game: BookGame, note: string): void;
  /** Fetches again what could not be fetched. */
  retry(): void;
  /** Forgets what one's own analyses have found of positions of the book. */
  forgetOwnValues(): void;
}

/** What the page shows now of openings. */
const wanted = ({ stores }: PlayContext): readonly (keyof OpeningFiles)[] => {
  const { screen } = stores.app.getState();
  const { match } = stores.match.getState();
  const { tab } = stores.study.getState();
  if (screen === 'openings') return ['names', 'book'];
  if (screen === 'library' || screen === 'you') return ['names'];
  if (screen !== 'board' || match === undefined || !isStandard(positionOf(match))) return [];
  if (tab === 'openings')
    return stores.openings.getState().listsGames ? ['names', 'book', 'games'] : ['names', 'book'];
  return match.transcript.length > 0 ? ['names'] : [];
};

interface OpeningsParts {
  readonly context: PlayContext;
  readonly study: Pick<StudyPlay, 'openBoard' | 'playLine' | 'showTab' | 'goTo' | 'annotate'>;
  readonly start: (exercise: Exercise, run: ExerciseRun) => void;
  readonly leave: () => void;
}

/** Fetches the names of openings with the first move of a game, and everything else when it is looked at. */
export const createOpenings = (parts: OpeningsParts): OpeningsPlay => {
  const { context, study } = parts;
  const { stores } = context;
  const { openings } = stores;
  const fetch = async <K extends keyof OpeningFiles>(file: K): Promise<void> => {
    await fetchOpenings(context, file);
    list.follow();
  };
  const list = createGameList(context);
  const own = createOwnGames(context);
  const consider = (): void => {
    for (const file of wanted(context)) if (openings.getState()[file].type === 'none') void fetch(file);
    list.follow();
    own.follow();
  };
  for (const store of [stores.app, stores.match, stores.study]) store.subscribe(consider);
  stores.library.subscribe(({ count, state }, before) => {
    if (count !== before.count || state !== before.state) own.follow();
  });
  return {
    ...trainerLater(parts),
    study: opening => {
      study.openBoard();
      study.playLine(opening.flatMap(move => (move === 'pass' ? [] : [move])));
      study.showTab('openings');
    },
    toggleGames: () => {
      list.toggle();
      consider();
    },
    openGame: ({ moves }, note) => {
      const all = parseTranscript(moves) ?? [];
      const shown = stores.match.getState().match?.transcript.length ?? 0;
      study.openBoard();
      study.playLine(all.flatMap(move => (move === 'pass' ? [] : [move])));
      study.goTo(all.slice(0, shown));
      study.annotate(all.slice(0, 1), { comment: note });
      study.showTab('moves');
    },
    search: search => openings.setState({ search, shown: PAGE }),
    showMore: () => openings.setState(({ shown }) => ({ shown: shown + PAGE })),
    forgetOwnValues: followLearning(context),
    retry: () => {
      for (const file of wanted(context)) if (openings.getState()[file].type === 'missing') void fetch(file);
    },
  };
};
