import type { Question, Thinker } from '../../../cli/engine/thinker.ts';
import type { SearchResult } from '../../../src/engine/searchRequest.ts';
import { legalMoves } from '../../../src/game/othello/position.ts';

const resultOf = ({ position, every }: Question, depth: number): SearchResult => {
  const squares = [...legalMoves(position)];
  const [square] = squares;
  if (square === undefined) throw new Error('Nothing to think about.');
  const moves = squares.map((square, index) => ({ square, score: 2 - index, exact: false }));
  return {
    square,
    score: 2,
    depth,
    evaluations: 10 * depth,
    nodes: 100 * depth,
    exact: false,
    certainty: 100,
    milliseconds: 5 * depth,
    principalVariation: [square],
    ...(every ? { moves } : {}),
  };
};

const LAST_DEPTH = 2;

/** Returns the first legal move at two depths, immediately. */
export const makeFakeThinker = (): Thinker & { readonly questions: readonly Question[] } => {
  const questions: Question[] = [];
  return {
    questions,
    think: async (question, tell) => {
      questions.push(question);
      tell?.(resultOf(question, 1));
      return resultOf(question, LAST_DEPTH);
    },
    hurry: () => {},
    close: () => {},
  };
};

/** Returns a first depth immediately and waits until it is told to end. */
export const makeEndlessThinker = (): Thinker => {
  let end = (): void => {};
  return {
    think: (question, tell) =>
      new Promise(resolve => {
        end = () => resolve(resultOf(question, 1));
        tell?.(resultOf(question, 1));
      }),
    hurry: () => end(),
    close: () => {},
  };
};
