import { fromEntries } from '../game/record.ts';
import { board } from '../i18n/en/board.ts';
import { page } from '../i18n/en/page.ts';
import { study } from '../i18n/en/study.ts';
import { flat } from '../i18n/plurals.ts';

const { gap } = page;
const { color } = board;
const connect4 = { color: board.connect4.color };
const { moment } = study;

/** The texts of a review's sentences by key. The build inlines them (`tools/build/packages/bundles.ts`). */
export const REVIEW_TEXTS: Readonly<Record<string, string>> = fromEntries(
  flat({ gap, color, connect4, moment }),
);
