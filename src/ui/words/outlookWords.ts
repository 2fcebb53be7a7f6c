import { type Outlook, outlookOf } from '../../game/connect4/outlook.ts';
import type { Connect4Position } from '../../game/connect4/position.ts';
import type { Words } from '../../i18n/words.ts';
import type { SquareScore } from '../../store/matchStore.ts';

/** `outlook` within a sentence, `label` above a narrow column. */
type Form = 'outlook' | 'label';

type Told = Pick<SquareScore, 'score' | 'exact'>;

const provedText = (words: Words, form: Form, { result, moves }: Outlook): string =>
  result === 'draw' ? words.t(`four.${form}.draw`) : words.t(`four.${form}.${result}`, { moves });

/** `wins in 7` or `draw` for the side to move, or that nothing is proved. */
export const outlookText = (
  words: Words,
  position: Connect4Position,
  { score, exact }: Told,
  form: Form = 'outlook',
): string => (exact ? provedText(words, form, outlookOf(position, score)) : words.t(`four.${form}.open`));
