import { positionOf } from '../../game/match.ts';
import { parseTranscript, type Transcript } from '../../game/transcript.ts';
import type { Place } from '../../look/places.ts';
import { isStandard } from '../../openings/code.ts';
import type { BookGame } from '../../openings/games.ts';
import { PAGE } from '../../store/openingsStore.ts';
import type { PlayContext } from '../context.ts';
import type { ExercisePlay } from '../exercise/exercisePlay.ts';
import type { OpeningFiles } from '../files/openings.ts';
import { fetchOpenings } from '../files/openings.ts';
import type { StudyPlay } from '../study/studyPlay.ts';
import { createGameList } from './gameList.ts';
import { followLearning } from './learning.ts';
import { createOwnGames } from './ownGames.ts';
import { trainerLater } from './trainerLater.ts';

/** The opening files that the page needs now. */
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
  readonly exercises: Pick<ExercisePlay, 'start'>;
  readonly navigation: { toOwner(place: Place): void };
}

/** Everything a person does with openings besides studying them on the board. */
export type OpeningsPlay = ReturnType<typeof createOpenings>;

/** Loads the names of openings with the first move of a game, and everything else when it is shown. */
export const createOpenings = ({ context, study, exercises, navigation }: OpeningsParts) => {
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
    ...trainerLater({ context, start: exercises.start, leave: () => navigation.toOwner('openings') }),
    /** Puts an opening on the analysis board, with its continuations from tournaments. */
    study: (opening: Transcript): void => {
      study.openBoard();
      study.playLine(opening.flatMap(move => (move === 'pass' ? [] : [move])));
      study.showTab('openings');
    },
    /** Shows or hides the tournament games with the position on the board. */
    toggleGames: (): void => {
      list.toggle();
      consider();
    },
    /** Opens a tournament game on the analysis board at the current position, with a note about it. */
    openGame: ({ moves }: BookGame, note: string): void => {
      const all = parseTranscript(moves) ?? [];
      const shown = stores.match.getState().match?.transcript.length ?? 0;
      study.openBoard();
      study.playLine(all.flatMap(move => (move === 'pass' ? [] : [move])));
      study.goTo(all.slice(0, shown));
      study.annotate(all.slice(0, 1), { comment: note });
      study.showTab('moves');
    },
    /** Searches openings by name or by moves. */
    search: (search: string): void => openings.setState({ search, shown: PAGE }),
    /** Shows more results. */
    showMore: (): void => openings.setState(({ shown }) => ({ shown: shown + PAGE })),
    /** Deletes the values that the person's own analyses have added to the book. */
    forgetOwnValues: followLearning(context),
    /** Retries failed downloads. */
    retry: (): void => {
      for (const file of wanted(context)) if (openings.getState()[file].type === 'missing') void fetch(file);
    },
  };
};
