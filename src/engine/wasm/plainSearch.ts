import { assertNever } from '../../game/assertNever.ts';
import type { Color } from '../../game/color.ts';
import { CHARACTERS, type Character } from '../../game/seat.ts';
import { SQUARE_COUNT, type Square } from '../../game/square.ts';
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
      if (method.original) engine.beginBitboardByTheLetter(method.evaluations);
      else engine.beginBitboard(method.evaluations);
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

/** The column of the engine's table of characters with the search depth beyond the character's own move. */
const DEPTH_TERM = 0;

/** A search of one step, which finds all moves that the character likes best. */
const beginAsIn2003 = (engine: PlainExports, character: Character): EngineSearch => {
  const number = CHARACTERS.indexOf(character);
  let best: readonly Square[] = [];
  return {
    deepen: () => {
      engine.searchAsIn2003(number);
      best = [...new SquareSet(engine.answerLo(), engine.answerHi())];
      return false;
    },
    facts: () => ({
      square: toSquare(best[0] ?? SQUARE_COUNT),
      score: engine.bestScoreIn2003(),
      depth: engine.characterTerm(number, DEPTH_TERM) + 1,
      evaluations: engine.evaluationCount(),
      exact: false,
      best,
    }),
  };
};

/** Begins a search of one of the opponents with a published search. */
export const beginPlain = (engine: PlainExports, method: PlainMethod, turn: Color): EngineSearch => {
  if (method.by === 'character' && method.original) return beginAsIn2003(engine, method.character);
  begin(engine, method, turn);
  return { deepen: () => engine.deepen() !== 0, facts: () => factsOf(engine, method) };
};
