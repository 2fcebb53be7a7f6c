import type { ByColor } from '../../game/color.ts';
import { rulesOf, startOf } from '../../game/games.ts';
import { RULES } from '../../game/rules.ts';
import { writeMoves } from '../../game/transcript.ts';
import { lineThrough } from '../../game/tree.ts';
import type { PhaseLosses } from '../../store/library/entry.ts';
import { ownerIdOf } from '../../store/library/libraryFile.ts';
import type { Losses, Review } from '../../study/review/review.ts';
import type { PlayContext } from '../context.ts';
import { entryIdOf } from './makeItems.ts';
import type { EntryChange } from './thread/calls.ts';

const bare = ({ opening, midgame, endgame }: Losses): PhaseLosses => ({ opening, midgame, endgame });

const lossesIn = ({ lossByColor: { black, white } }: Review): ByColor<PhaseLosses> => ({
  black: bare(black),
  white: bare(white),
});

/** Stores the losses found by a review with the game's entry, for the diary: reviews themselves are dropped in time. */
export const keepReviewLosses = (
  { stores, library: { thread } }: PlayContext,
  change: (id: string, how: EntryChange) => void,
): void => {
  const { study: store } = stores;
  store.subscribe(({ review, study }, before) => {
    if (review === before.review || review.type !== 'finished' || study === undefined) return;
    const { setup } = study.tree;
    // In Connect Four a move loses a result, not discs.
    if (RULES[rulesOf(setup.game)].aim === 'fourInARow') return;
    const line = writeMoves(startOf(setup).rules, lineThrough(study.tree, []));
    const losses = lossesIn(review.review);
    const own = ownerIdOf(study.id);
    void thread.call('savedAt', [own]).then(known => {
      const isEntry = known.type === 'done' && known.value[own] !== undefined;
      change(
        entryIdOf(study, () => isEntry),
        { type: 'losses', line, losses },
      );
    });
  });
};
