import type { Transcript } from '../../game/transcript.ts';
import { lineThrough } from '../../game/tree.ts';
import type { MoveClass } from '../../study/blame.ts';
import type { Shell } from '../kit/shell.ts';
import { isSamePath } from './treeRows.ts';

/** How bad the review finds a move of the main line; undefined for all others, and before there is a review. */
export const reviewMark = ({ play }: Shell, path: Transcript): MoveClass | undefined => {
  const { study, review } = play.stores.study.getState();
  if (study === undefined || !('review' in review)) return undefined;
  const found = review.review?.plies.find(({ ply }) => ply === path.length)?.moveClass;
  if (found === undefined) return undefined;
  return isSamePath(path, lineThrough(study.tree, []).slice(0, path.length)) ? found : undefined;
};
