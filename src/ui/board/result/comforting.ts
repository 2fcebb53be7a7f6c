import { later } from '../../kit/parts.ts';

/** What is said after a loss, which is not needed before the first game is over. */
export const comforting = later(() => import('../../words/comfort.ts'));
