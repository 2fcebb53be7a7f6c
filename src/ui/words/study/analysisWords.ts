import { discCounts, emptySquares } from '../../../game/board.ts';
import { type Position, play } from '../../../game/position.ts';
import type { Square } from '../../../game/square.ts';
import type { Words } from '../../../i18n/words.ts';
import type { PositionAnalysis } from '../../../store/studyStore.ts';
import { shortNumberText } from '../numbers.ts';
import { RULES_WORDS } from '../rulesWords.ts';

type Analysis = PositionAnalysis['analysis'];

/** The search depth: `Every score is proved.`, or `Looks 14 moves ahead.` */
export const depthText = (words: Words, { position, analysis }: PositionAnalysis): string => {
  const { exact, depth, moves } = analysis;
  if (exact) return words.t('study.analysis.proved');
  if (moves[0]?.exact) return words.t('study.analysis.bestProved');
  return depth < emptySquares(position).size
    ? words.t('study.analysis.ahead', { count: depth })
    : words.t('study.analysis.toEnd');
};

/** The selectivity of the search, as depth and percentage in strong players' notation; undefined for a full search. */
export const shortcutsText = (words: Words, { depth, certainty }: Analysis): string | undefined =>
  certainty === 100 ? undefined : words.t('study.analysis.shortcuts', { depth, certainty });

const MILLISECONDS_A_SECOND = 1000;

/** `3.2 million positions a second`. */
export const speedText = (words: Words, { nodes, milliseconds }: Analysis): string =>
  words.t('study.analysis.speed', {
    speed: shortNumberText(words, (nodes * MILLISECONDS_A_SECOND) / Math.max(1, milliseconds)),
  });

/** A move of a line as text. */
export interface LineStep {
  /** `d6`, or the number of a column. */
  readonly text: string;
  /** `White d6`. */
  readonly name: string;
  /** The counts after it: `then Black 5, White 2`. */
  readonly about: string | undefined;
}

const countsText = (words: Words, position: Position): string | undefined => {
  const { countsDiscs, color } = RULES_WORDS[position.rules];
  if (!countsDiscs) return undefined;
  const { black, white } = discCounts(position);
  return words.t('study.analysis.after', {
    black,
    white,
    first: color(words, 'black'),
    second: color(words, 'white'),
  });
};

/** The moves of a line as text, up to the first illegal one. */
export const lineSteps = (words: Words, start: Position, moves: readonly Square[]): readonly LineStep[] => {
  const steps: LineStep[] = [];
  let position = start;
  for (const square of moves) {
    const after = play(position, square);
    if (after === undefined) break;
    const { move, color } = RULES_WORDS[position.rules];
    const text = move(square);
    const name = words.t('study.analysis.move', { color: color(words, position.turn), move: text });
    steps.push({ text, name, about: countsText(words, after) });
    position = after;
  }
  return steps;
};
