import { discCounts } from '../../game/board.ts';
import { opposite } from '../../game/color.ts';
import { resultFor } from '../../game/duel.ts';
import { type Match, positionAfter, positionOf, turnsOf } from '../../game/match.ts';
import { rulesFor } from '../../game/rules.ts';
import { cornersOf } from '../../game/shape.ts';
import { SquareSet } from '../../game/squareSet.ts';
import type { Words } from '../../i18n/words.ts';
import { lostFourText } from './lostFour.ts';
import { soloColor } from './names.ts';
import { endedEarly } from './results.ts';

/** A lead that existed only before this ply is not worth mentioning. */
const LEAST_LEAD_PLY = 16;
/** Fewer moves or discs are no comfort. */
const LEAST = { moves: 8, turned: 3 } as const;

/** A kind and true sentence for a person who has lost to someone else; undefined if there is none. */
export const comfortText = (words: Words, match: Match): string | undefined => {
  const own = soloColor(match);
  if (own === undefined || endedEarly(match) !== undefined || resultFor(match, own) !== 'lost')
    return undefined;
  const position = positionOf(match);
  const { aim } = rulesFor(position);
  if (aim === 'fourInARow') {
    const count = turnsOf(match).filter(({ color }) => color === own).length;
    return count < LEAST.moves ? lostFourText(words, match, own) : words.t('comfort.heldOut', { count });
  }
  const isFewest = aim === 'fewestDiscs';
  const corners = isFewest ? SquareSet.empty : cornersOf(position.shape);
  const taken = turnsOf(match).filter(
    ({ color, square }) => color === own && square !== undefined && corners.has(square),
  );
  if (taken.length > 0) return words.t('comfort.corners', { count: taken.length });
  const [more, less] = isFewest ? [opposite(own), own] : [own, opposite(own)];
  const plies = match.transcript.map((_, index) => index + 1);
  const move = plies.findLast(ply => {
    const counts = discCounts(positionAfter(match, ply));
    return counts[more] > counts[less];
  });
  if (move !== undefined && move >= LEAST_LEAD_PLY) return words.t('comfort.ahead', { move });
  const turned = turnsOf(match).map(({ color, flipped }) => (color === more ? flipped.size : 0));
  const count = Math.max(0, ...turned);
  return count < LEAST.turned ? undefined : words.t(isFewest ? 'comfort.given' : 'comfort.turned', { count });
};
