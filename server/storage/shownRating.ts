import type { Rating as ShownRating } from '../../src/net/contract/tableState.ts';
import type { Rating } from './rating.ts';

/** A strength less sure than this may be far off: as many sites that use Glicko have it. */
const PROVISIONAL_DEVIATION = 110;

/** A rating as people see it. */
export const shownRating = ({ rating, deviation }: Rating): ShownRating => ({
  value: Math.round(rating),
  isProvisional: deviation > PROVISIONAL_DEVIATION,
});
