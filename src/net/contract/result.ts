import * as v from 'valibot';
import { COLORS } from '../../game/color.ts';
import { ENDINGS, type Ending, type Result } from '../../game/match.ts';

type SentEnding = Exclude<Ending, 'decided'>;
const SENT_ENDINGS = ENDINGS.filter((ending): ending is SentEnding => ending !== 'decided');

/**
 * A result as sent and stored. A decision is sent as an agreement or a claim, plus a flag, since older readers do
 * not know decisions.
 */
export const sentResult = v.object({
  winner: v.picklist([...COLORS, 'draw']),
  by: v.picklist(SENT_ENDINGS),
  isDecided: v.optional(v.literal(true)),
});
export type SentResult = Readonly<v.InferOutput<typeof sentResult>>;

export const readResult = ({ winner, by, isDecided }: SentResult): Result => ({
  winner,
  by: isDecided === true ? 'decided' : by,
});

export const writeResult = ({ winner, by }: Result): SentResult =>
  by === 'decided'
    ? { winner, by: winner === 'draw' ? 'agreement' : 'claim', isDecided: true }
    : { winner, by };

export const result = v.pipe(sentResult, v.transform(readResult));
