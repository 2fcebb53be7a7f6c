import { discCounts } from '../../game/board.ts';
import { type Position, play } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import type { Words } from '../../i18n/words.ts';
import type { PositionAnalysis } from '../../store/studyStore.ts';
import { RULES_WORDS } from './rulesWords.ts';

type Analysis = PositionAnalysis['analysis'];

/** `Every score is proved.`, or `Depth 14, 73 % certain`. */
export const depthText = (words: Words, { exact, depth, certainty }: Analysis): string => {
  if (exact) return words.t('study.analysis.proved');
  return certainty === 100
    ? words.t('study.analysis.depth', { depth })
    : words.t('study.analysis.certain', { depth, certainty });
};

const MILLION = 1_000_000;
const THOUSAND = 1000;

/** `3.2 million positions a second`. */
export const speedText = (words: Words, { nodes, milliseconds }: Analysis): string => {
  const speed = (nodes * THOUSAND) / Math.max(1, milliseconds);
  return speed >= MILLION
    ? words.t('study.analysis.millions', { speed: (speed / MILLION).toFixed(1) })
    : words.t('study.analysis.thousands', { speed: Math.round(speed / THOUSAND) });
};

/** A move of a line in words. */
export interface LineStep {
  /** `d6`, or the number of a column. */
  readonly text: string;
  /** `White d6`. */
  readonly name: string;
  /** What the board has after it: `then Black 5, White 2`. */
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

/** The moves of a line in words, as far as they are legal. */
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
