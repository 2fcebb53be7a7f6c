import { assertNever } from '../../game/assertNever.ts';
import type { Color } from '../../game/color.ts';
import { CHARACTERS } from '../../game/seat.ts';
import type { Square } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import type { SearchMethod } from '../searchRequest.ts';
import { type EngineSearch, type Facts, type PlainExports, toSquare } from './engineExports.ts';

type PlainMethod = Extract<SearchMethod, { by: 'minimax' | 'bitboard' | 'character' }>;

const begin = (engine: PlainExports, method: PlainMethod, turn: Color): void => {
  switch (method.by) {
    case 'minimax':
      engine.beginMinimax(method.depth, turn === 'black');
      break;
    case 'bitboard':
      engine.beginBitboard(method.evaluations);
      break;
    case 'character':
      engine.beginCharacter(CHARACTERS.indexOf(method.character));
      break;
    default:
      assertNever(method);
  }
};

const bestSquaresOf = (engine: PlainExports): readonly Square[] => {
  engine.findBestSquares();
  return [...new SquareSet(engine.answerLo(), engine.answerHi())];
};

const factsOf = (engine: PlainExports, method: PlainMethod): Facts => {
  const exact = engine.isExact() !== 0;
  return {
    square: toSquare(engine.bestSquare()),
    score: engine.bestScore(),
    depth: engine.finishedDepth(),
    evaluations: engine.evaluationCount(),
    exact,
    ...(exact && method.by === 'bitboard' ? { discDifference: engine.discDifference() } : {}),
    ...(method.by === 'character' ? { best: bestSquaresOf(engine) } : {}),
  };
};

/** The search of the described opponents. */
export const beginPlain = (engine: PlainExports, method: PlainMethod, turn: Color): EngineSearch => {
  begin(engine, method, turn);
  return { deepen: () => engine.deepen() !== 0, facts: () => factsOf(engine, method) };
};
