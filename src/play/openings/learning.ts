import type { Position } from '../../game/position.ts';
import { replayOf } from '../../game/transcript.ts';
import { lineThrough } from '../../game/tree.ts';
import { NO_OWN_VALUES, type Searched, withSearched } from '../../openings/ownValues.ts';
import type { PositionAnalysis, StudyState } from '../../store/studyStore.ts';
import type { PlayContext } from '../context.ts';
import { notify } from '../notices.ts';

const ofAnalysis = ({ position, analysis }: PositionAnalysis): readonly Searched[] => {
  const [best] = analysis.moves;
  return best === undefined ? [] : [{ position, value: best.score, depth: best.depth, exact: best.exact }];
};

/** A finished review: `positions[n]` is the position after `n` plies. */
const ofReview = (
  { review }: Pick<StudyState, 'review'>,
  positions: readonly Position[],
): readonly Searched[] =>
  review.type !== 'finished'
    ? []
    : review.review.plies.flatMap(({ ply, score, depth, exact }) => {
        const position = positions[ply - 1];
        return position === undefined ? [] : [{ position, value: score, depth, exact }];
      });

/**
 * Adds the values of opening positions that this page analyzes or reviews deeply to those of the book. The returned function
 * deletes them all.
 */
export const followLearning = ({ stores, kept: { ownValues: saved } }: PlayContext): (() => void) => {
  const { openings, study } = stores;
  /** The latest report of the running analysis: only the last one is stored. */
  let latest: PositionAnalysis | undefined;

  const learn = (found: readonly Searched[]): void => {
    // Reloads the stored values first, so that tabs do not overwrite each other.
    const kept = saved.load();
    const own = withSearched(kept, found);
    if (own === kept) return;
    if (saved.save(own)) openings.setState({ own });
    else notify(stores.app, 'storageFull');
  };

  const followAnalysis = ({ analysis, isAnalyzing }: StudyState): void => {
    const ended = latest;
    latest = isAnalyzing ? analysis : undefined;
    if (ended !== undefined && latest?.position !== ended.position) learn(ofAnalysis(ended));
  };
  const followReview = ({ review, study: studied }: StudyState): void => {
    if (review.type !== 'finished' || studied === undefined) return;
    const { setup } = studied.tree;
    const replayed = replayOf(setup, lineThrough(studied.tree, []));
    if (replayed.type === 'legal') learn(ofReview({ review }, replayed.positions));
  };
  study.subscribe((after, before) => {
    if (after.analysis !== before.analysis || after.isAnalyzing !== before.isAnalyzing) followAnalysis(after);
    if (after.review !== before.review) followReview(after);
  });

  /** Keeps the book's values current; the stored ones are read when the book is loaded. */
  openings.subscribe(({ book, own }, before) => {
    if (book.type !== 'here' || (own === before.own && book === before.book)) return;
    const known = before.book.type === 'here' ? own : saved.load();
    const value = book.value.withOwn(known);
    if (value !== book.value) openings.setState({ own: known, book: { type: 'here', value } });
  });

  return () => {
    saved.forget();
    openings.setState({ own: NO_OWN_VALUES });
  };
};
