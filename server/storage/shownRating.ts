import type { Rating as ShownRating } from '../../src/net/contract/tableState.ts';
import type { Rating } from './rating.ts';

/** Above this deviation a rating is provisional, as on many sites that use Glicko. */
const PROVISIONAL_DEVIATION = 110;

/** A rating as people see it. */
export const shownRating = ({ rating, deviation }: Rating): ShownRating => ({
  value: Math.round(rating),
  isProvisional: deviation > PROVISIONAL_DEVIATION,
});
