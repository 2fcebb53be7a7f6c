import { REFUSALS, type Refusal } from '../../game/match.ts';
import type { Words } from '../../i18n/words.ts';
import type { Trouble } from '../../store/onlineStore.ts';

const isRefusal = (trouble: Trouble): trouble is Refusal =>
  (REFUSALS as readonly Trouble[]).includes(trouble);

/** Why online play is not available or ended, or why a message had no effect. */
export const troubleText = (words: Words, trouble: Trouble): string =>
  isRefusal(trouble) ? words.t(`refusal.${trouble}`) : words.t(`online.trouble.${trouble}`);
